import { type Address, isAddress, isAddressEqual } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'

type TransferSummary = Extract<TransactionInfo, { type: 'Transfer' }>

/** What a call moves. `amount` is a token id where `kinds` says ERC721; some functions mean either. */
export type Moved = {
  kinds: readonly ('NATIVE_COIN' | 'ERC20' | 'ERC721')[]
  token: Address | undefined
  sender: Address
  recipient: Address
  amount: bigint
}

/** Who sends what to whom, by the summary and by the call data. Anything that moves otherwise is no transfer. */
export function checkTransfer(safe: Address, txInfo: TransferSummary, decoded: DecodedCall): Check[] {
  const { transferInfo, sender, recipient } = txInfo
  if (transferInfo.type === 'UNKNOWN') {
    return [unknown('summary', `The service says that this transfers ${transferInfo.kind}, which is not known here.`)]
  }
  const moved = readMoved(safe, decoded)
  if (!moved) {
    const expected = decoded.functionName ?? decoded.selector ?? 'a call'
    const reason = 'The service calls this a transfer, and the call data is none.'
    return [mismatch('summary', reason, { field: 'type', expected, received: txInfo.type })]
  }
  const isItem = transferInfo.type === 'ERC721'
  const token = 'tokenAddress' in transferInfo ? transferInfo.tokenAddress : undefined
  const amount = isItem ? transferInfo.tokenId : transferInfo.value
  const checks = [
    compare('recipient', moved.recipient, recipient.value, 'recipient'),
    compare('sender', moved.sender, sender.value, 'sender'),
    compare('token', moved.token ?? 'the native currency', token ?? 'the native currency', 'token'),
    compare(isItem ? 'tokenId' : 'value', `${moved.amount}`, `${amount}`, isItem ? 'item' : 'amount'),
    ...checkDirection(safe, txInfo, moved),
  ]
  if (!moved.kinds.includes(transferInfo.type)) {
    const values = { expected: moved.kinds.join(' or '), received: transferInfo.type }
    const reason = 'The service gives another kind of token than the call data moves.'
    checks.push(mismatch('tokenType', reason, values))
  }
  if (moved.token && decoded.value > 0n) {
    const reason = 'The call also pays native currency, which the summary hides.'
    const values = { expected: `${decoded.value}`, received: '0' }
    checks.push(mismatch('value', reason, values))
  }
  return checks
}

/** What a call of the Safe moves, by its data alone; undefined when it is no plain transfer. */
export function readMoved(
  safe: Address,
  { to, value, operation, status, signature, parameters }: DecodedCall,
): Moved | undefined {
  // A delegatecall runs somebody's code as the Safe, whatever its data looks like.
  if (operation === 1) return undefined
  if (status === 'empty') {
    return { kinds: ['NATIVE_COIN'], token: undefined, sender: safe, recipient: to, amount: value }
  }
  if (status !== 'decoded') return undefined
  const values = parameters.map((parameter) => parameter.value)
  switch (signature) {
    case 'transfer(address,uint256)':
      return readToken(to, ['ERC20'], [safe, values[0], values[1]])
    case 'transferFrom(address,address,uint256)':
      return readToken(to, ['ERC20', 'ERC721'], values)
    case 'safeTransferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256,bytes)':
      return readToken(to, ['ERC721'], values)
    default:
      return undefined
  }
}

function readToken(token: Address, kinds: Moved['kinds'], values: readonly unknown[]): Moved | undefined {
  const [sender, recipient, amount] = values
  if (typeof sender !== 'string' || !isAddress(sender)) return undefined
  if (typeof recipient !== 'string' || !isAddress(recipient) || typeof amount !== 'bigint') return undefined
  return { kinds, token, sender, recipient, amount }
}

function checkDirection(safe: Address, { direction }: TransferSummary, { sender, recipient }: Moved): Check[] {
  const subject = 'direction'
  const possible: string[] = []
  if (isAddressEqual(sender, safe)) possible.push('OUTGOING')
  if (isAddressEqual(recipient, safe)) possible.push('INCOMING')
  if (possible.includes(direction)) return [match(subject, 'The direction is that of the call.')]
  if (direction === 'UNKNOWN') {
    return possible.length === 0
      ? []
      : [unknown(subject, 'The service does not say whether this comes in or goes out.')]
  }
  const values = { expected: possible.join(' or ') || 'neither', received: direction }
  const reason = 'The service gives another direction than the call data.'
  return [mismatch(subject, reason, values)]
}

function compare(subject: string, expected: string, received: string, what: string): Check {
  return compareValues(subject, expected, received, [
    `The summary gives the ${what} that the call has.`,
    `The summary gives another ${what} than the call has.`,
  ])
}
