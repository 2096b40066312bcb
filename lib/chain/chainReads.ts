import type { Address } from 'viem'
import { getBalance, getEnsAddress, getEnsAvatar, getEnsName } from 'wagmi/actions'
import { normalName } from './normalName'
import { readVerifiedName } from './verifiedName'
import { wagmiConfig } from './wagmiConfig'

// A file of its own, loaded when first needed: viem's multicall is larger than the page.

export async function readBalance(address: Address, chainId: number) {
  const { value, decimals, symbol } = await getBalance(wagmiConfig, { address, chainId })
  return { value, decimals, symbol }
}

export function readEnsName(address: Address, chainId: number) {
  return getEnsName(wagmiConfig, { address, chainId })
}

/** The name of an address on one of the site's chains, as `readVerifiedName` has it. */
export async function askVerifiedName(address: Address, chainId: number): Promise<string | null> {
  const getName = (asked: { address: Address }) => getEnsName(wagmiConfig, { ...asked, chainId })
  const getAddress = (asked: { name: string }) => getEnsAddress(wagmiConfig, { ...asked, chainId })
  return readVerifiedName({ getEnsName: getName, getEnsAddress: getAddress }, address)
}

export async function readAvatar(name: string, chainId: number) {
  return getEnsAvatar(wagmiConfig, { name: await normalName(name), chainId })
}

export async function readAddressOf(name: string, chainId: number) {
  return getEnsAddress(wagmiConfig, { name: await normalName(name), chainId })
}
