import { encodeFunctionData, hashMessage, type PublicClient } from 'viem'
import { locateContract, MissingContractError } from '@/lib/safe/account/deployments'
import { libraryAbi } from '@/lib/safe/call/abi'
import { hashTypedMessage } from '@/lib/safe/hash/hashTypedMessage'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { AppMessage } from './messageRequest'

/** The transaction with which a Safe signs a message on chain: a delegatecall to the genuine SignMessageLib, checked by
 * its code. 1.3.0's library is not on every chain, and that of 1.4.1 does the same. Throws MissingContractError. */
export async function signOnChainCall(
  client: Pick<PublicClient, 'getCode'>,
  version: string,
  message: AppMessage,
): Promise<SafeCall> {
  const [number = ''] = version.split('+')
  const library = await locateContract(client, 'signMessageLib', number).catch((error) => {
    if (error instanceof MissingContractError) return locateContract(client, 'signMessageLib', '1.4.1')
    throw error
  })
  const content =
    message.kind === 'personal' ? hashMessage({ raw: message.bytes }) : hashTypedMessage(message.typedData)
  const data = encodeFunctionData({ abi: libraryAbi, functionName: 'signMessage', args: [content] })
  return { to: library.address, value: 0n, data, operation: 1 }
}
