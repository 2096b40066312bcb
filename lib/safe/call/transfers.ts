import { type Address, encodeFunctionData, erc20Abi, erc721Abi, type Hex } from 'viem'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { libraryAbi } from './abi'

/** Sends an ERC-20 amount, in the token's smallest unit, from the Safe. */
export function createTokenTransfer(token: Address, to: Address, amount: bigint): SafeCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: token, value: 0n, data, operation: 0 }
}

/** Sends an ERC-721 item; a receiver that is a contract must say that it takes such items, or nothing is sent. */
export function createItemTransfer(collection: Address, safe: Address, to: Address, tokenId: bigint): SafeCall {
  const args = [safe, to, tokenId] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
  return { to: collection, value: 0n, data, operation: 0 }
}

/**
 * Signs a message on the chain: a delegatecall to SignMessageLib with the message's content hash. Afterwards the Safe
 * accepts `0x` as its signature (EIP-1271).
 */
export function createMessageSigning(signMessageLib: Address, contentHash: Hex): SafeCall {
  const data = encodeFunctionData({ abi: libraryAbi, functionName: 'signMessage', args: [contentHash] })
  return { to: signMessageLib, value: 0n, data, operation: 1 }
}
