import { type Address, isAddress, isAddressEqual } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { Reason } from '@/lib/safe/verify/reason'
import type { SummaryPart } from '@/lib/safe/verify/reasonWords'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { nativeCurrency } from './words'

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
  if (transferInfo.type === 'UNKNOWN') return [unknown('summary', { code: 'unknownTransfer', kind: transferInfo.kind })]
  const moved = readMoved(safe, decoded)
  if (!moved) {
    const expected = decoded.functionName ?? decoded.selector ?? 'a call'
    return [mismatch('summary', { code: 'noTransfer' }, { field: 'type', expected, received: txInfo.type })]
  }
  const isItem = transferInfo.type === 'ERC721'
  const token = 'tokenAddress' in transferInfo ? transferInfo.tokenAddress : undefined
  const amount = isItem ? transferInfo.tokenId : transferInfo.value
  const isSameToken = moved.token === token || sameBytes(moved.token, token)
  const checks = [
    compareSummary('recipient', moved.recipient, recipient.value),
    compareSummary('sender', moved.sender, sender.value),
    compareSummary('token', moved.token ?? nativeCurrency, token ?? nativeCurrency, isSameToken),
    compareSummary(isItem ? 'tokenId' : 'value', `${moved.amount}`, `${amount}`),
    ...checkDirection(safe, txInfo, moved),
  ]
  if (!moved.kinds.includes(transferInfo.type)) {
    const values = { expected: moved.kinds.join(' or '), received: transferInfo.type }
    checks.push(mismatch('tokenType', { code: 'otherTokenKind' }, values))
  }
  if (moved.token && decoded.value > 0n) {
    const values = { expected: `${decoded.value}`, received: '0' }
    checks.push(mismatch('value', { code: 'hiddenPayment' }, values))
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
  if (possible.includes(direction)) return [match(subject, { code: 'direction' })]
  if (direction === 'UNKNOWN') return possible.length === 0 ? [] : [unknown(subject, { code: 'noDirection' })]
  const values = { expected: possible.join(' or ') || 'neither', received: direction }
  return [mismatch(subject, { code: 'otherDirection' }, values)]
}

/** What the summary says of a part of the call, beside what the call data has; `isSame` as for `compareValues`. */
export function compareSummary(subject: SummaryPart, expected: string, received: string, isSame?: boolean): Check {
  const reasons: readonly [Reason, Reason] = [
    { code: 'summaryPart', part: subject },
    { code: 'otherSummaryPart', part: subject },
  ]
  return compareValues(subject, expected, received, reasons, isSame)
}
