import { type Address, getAddress, zeroAddress } from 'viem'
import type { DecodedCall } from '../codec/decoder'
import { addressEx } from './addressEx'

type Reader = {
  address: (position: number) => Address
  number: (position: number) => number
}

/** The Safe's own methods that change it, and how their decoded parameters are shown. */
const settings: Record<string, (read: Reader) => Record<string, unknown> | null> = {
  setFallbackHandler: ({ address }) => ({ type: 'SET_FALLBACK_HANDLER', handler: addressEx(address(0)) }),
  addOwnerWithThreshold: ({ address, number }) => ({
    ...{ type: 'ADD_OWNER', owner: addressEx(address(0)), threshold: number(1) },
  }),
  removeOwner: ({ address, number }) => ({
    ...{ type: 'REMOVE_OWNER', owner: addressEx(address(1)), threshold: number(2) },
  }),
  swapOwner: ({ address }) => ({
    ...{ type: 'SWAP_OWNER', oldOwner: addressEx(address(1)), newOwner: addressEx(address(2)) },
  }),
  changeThreshold: ({ number }) => ({ type: 'CHANGE_THRESHOLD', threshold: number(0) }),
  changeMasterCopy: ({ address }) => ({ type: 'CHANGE_IMPLEMENTATION', implementation: addressEx(address(0)) }),
  enableModule: ({ address }) => ({ type: 'ENABLE_MODULE', module: addressEx(address(0)) }),
  disableModule: ({ address }) => ({ type: 'DISABLE_MODULE', module: addressEx(address(1)) }),
  setGuard: ({ address }) =>
    address(0) === zeroAddress ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', guard: addressEx(address(0)) },
  // The published client has no name for these two.
  setModuleGuard: () => null,
  setup: () => null,
}

export function isSettingsCall({ method }: DecodedCall) {
  return Object.hasOwn(settings, method)
}

export function describeSettings({ method, parameters }: DecodedCall) {
  const valueAt = (position: number) => String(parameters[position]?.value ?? '')
  return (
    settings[method]?.({
      address: (position) => getAddress(valueAt(position)),
      number: (position) => Number(valueAt(position)),
    }) ?? null
  )
}
