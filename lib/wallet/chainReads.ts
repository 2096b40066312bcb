import type { Address } from 'viem'
import { normalize } from 'viem/ens'
import { getBalance, getEnsAddress, getEnsAvatar, getEnsName } from 'wagmi/actions'
import { wagmiConfig } from './wagmiConfig'

// A file of its own, loaded when first needed: name normalisation and viem's multicall are larger than the page.

export async function readBalance(address: Address, chainId: number) {
  const { value, decimals, symbol } = await getBalance(wagmiConfig, { address, chainId })
  return { value, decimals, symbol }
}

export function readName(address: Address, chainId: number) {
  return getEnsName(wagmiConfig, { address, chainId })
}

export function readAvatar(name: string, chainId: number) {
  return getEnsAvatar(wagmiConfig, { name: normalize(name), chainId })
}

export function readAddressOf(name: string, chainId: number) {
  return getEnsAddress(wagmiConfig, { name: normalize(name), chainId })
}
