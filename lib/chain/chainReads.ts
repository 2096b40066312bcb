import type { Address } from 'viem'
import { normalize } from 'viem/ens'
import { getBalance, getEnsAddress, getEnsAvatar, getEnsName, getPublicClient } from 'wagmi/actions'
import { readVerifiedName } from './verifiedName'
import { wagmiConfig } from './wagmiConfig'

// A file of its own, loaded when first needed: name normalisation and viem's multicall are larger than the page.

export async function readBalance(address: Address, chainId: number) {
  const { value, decimals, symbol } = await getBalance(wagmiConfig, { address, chainId })
  return { value, decimals, symbol }
}

export function readEnsName(address: Address, chainId: number) {
  return getEnsName(wagmiConfig, { address, chainId })
}

/** The name of an address on one of the site's chains, as `readVerifiedName` has it. */
export async function askVerifiedName(address: Address, chainId: number): Promise<string | null> {
  const client = getPublicClient(wagmiConfig, { chainId })
  return client ? readVerifiedName(client, address) : null
}

export function readAvatar(name: string, chainId: number) {
  return getEnsAvatar(wagmiConfig, { name: normalize(name), chainId })
}

export function readAddressOf(name: string, chainId: number) {
  return getEnsAddress(wagmiConfig, { name: normalize(name), chainId })
}
