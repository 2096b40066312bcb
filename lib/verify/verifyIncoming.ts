import {
  type Address,
  erc20Abi,
  erc721Abi,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { checkToken } from '@/lib/verify/checks/checkToken'
import type { OnChainInput } from './detailsInput'
import * as words from './words'

type TransferSummary = Extract<TransactionInfo, { type: 'Transfer' }>

/** One movement that the chain has, or that the service claims. */
type Movement = { sender: Address; recipient: Address; token: Address | undefined; amount: bigint }

const receivedAbi = parseAbi(['event SafeReceived(address indexed sender, uint256 value)'])

/** Whether what is said to have come in did: by the token's event, or by the payment itself and the Safe's event. */
export async function verifyIncoming(input: OnChainInput, receipt: TransactionReceipt): Promise<Check[]> {
  const { ref, details, token } = input
  const { txInfo } = details
  const subject = 'transfer'
  if (txInfo.type !== 'Transfer') return [unknown(subject, { code: 'transferUnsaid' })]
  const claimed = readClaim(txInfo)
  if (!claimed) return [unknown(subject, { code: 'unknownToken' })]
  const found = claimed.token ? listTokenMovements(receipt, txInfo) : await listPayments(input, receipt)
  if (!found) return [unknown(subject, { code: 'paymentSilent' })]
  return [
    compareMovements(claimed, found, input.repeats ?? 0),
    ...checkDirection(ref.address, txInfo, claimed),
    ...checkToken(txInfo.transferInfo, token),
  ]
}

function readClaim({ sender, recipient, transferInfo }: TransferSummary): Movement | undefined {
  if (transferInfo.type === 'UNKNOWN') return undefined
  const token = 'tokenAddress' in transferInfo ? transferInfo.tokenAddress : undefined
  const amount = 'tokenId' in transferInfo ? transferInfo.tokenId : transferInfo.value
  return { sender: sender.value, recipient: recipient.value, token, amount }
}

function listTokenMovements({ logs }: TransactionReceipt, { transferInfo }: TransferSummary): Movement[] {
  if (transferInfo.type === 'ERC721') {
    const found = parseEventLogs({ abi: erc721Abi, eventName: 'Transfer', logs })
    return found.map(({ address, args }) => ({
      ...{ sender: args.from, recipient: args.to, token: address, amount: args.tokenId },
    }))
  }
  const found = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
  return found.map(({ address, args }) => ({
    ...{ sender: args.from, recipient: args.to, token: address, amount: args.value },
  }))
}

/** The transaction's own payment, and what the Safe wrote down. Undefined when the chain does not answer. */
async function listPayments(
  { client, ref }: OnChainInput,
  receipt: TransactionReceipt,
): Promise<Movement[] | undefined> {
  if (!client) return undefined
  const { address } = ref
  const logs = receipt.logs.filter((log) => isAddressEqual(log.address, address))
  const found = parseEventLogs({ abi: receivedAbi, logs }).map(({ args }) => ({
    ...{ sender: args.sender, recipient: address, token: undefined, amount: args.value },
  }))
  try {
    const { from, to, value } = await client.getTransaction({ hash: receipt.transactionHash })
    const isPaid = to && value > 0n && receipt.status === 'success'
    const paid = isPaid ? [{ sender: from, recipient: to, token: undefined, amount: value }] : []
    // Since 1.3.0 the Safe writes the same payment down: it is one.
    const isWritten = paid.some((own) => found.some((other) => listDifferences(own, other).length === 0))
    return isWritten ? found : [...found, ...paid]
  } catch {
    // Without the transaction the Safe's events still speak; without both, nothing does.
    return found.length > 0 ? found : undefined
  }
}

/** A movement proves one row: of `repeats` rows before that claim the same, each has taken one. */
function compareMovements(claimed: Movement, found: readonly Movement[], repeats: number): Check {
  const subject = 'transfer'
  const differing = found.map((movement) => listDifferences(claimed, movement))
  const same = differing.filter((fields) => fields.length === 0).length
  if (same > repeats) return match(subject, { code: 'transferred' })
  const repeated = { field: 'repeat', expected: `${same}`, received: `${repeats + 1}` }
  if (same > 0) return mismatch(subject, { code: 'transferRepeated' }, repeated)
  // A contract can pay a Safe below 1.3.0 without leaving an event.
  if (found.length === 0 && !claimed.token) return unknown(subject, { code: 'noTrace' })
  const [closest = ['txHash']] = differing.toSorted((a, b) => a.length - b.length)
  const field = closest.length === 1 ? closest[0] : 'txHash'
  const movement = found[differing.indexOf(closest)]
  const values = movement && { expected: words.move(movement), received: words.move(claimed) }
  return mismatch(subject, { code: 'noSuchTransfer' }, { ...(field && { field }), ...values })
}

function listDifferences(a: Movement, b: Movement): string[] {
  const fields: string[] = []
  if (!isAddressEqual(a.recipient, b.recipient)) fields.push('recipient')
  if (!isAddressEqual(a.sender, b.sender)) fields.push('sender')
  if (a.amount !== b.amount) fields.push('value')
  if (a.token !== b.token && !sameBytes(a.token, b.token)) fields.push('token')
  return fields
}

/** What left the Safe without its owners, by an allowance, only the token tells: no proof, and no lie. */
function checkDirection(safe: Address, { direction }: TransferSummary, { sender, recipient }: Movement): Check[] {
  const subject = 'direction'
  const isIncoming = isAddressEqual(recipient, safe)
  if (isIncoming && direction === 'INCOMING') return []
  if (isAddressEqual(sender, safe) && direction === 'OUTGOING') return [unknown('transfer', { code: 'onlyTokenLeft' })]
  const reason = { code: isIncoming ? 'cameIn' : 'notCome' } as const
  const values = { expected: isIncoming ? 'INCOMING' : words.notIncoming, received: direction }
  if (isIncoming && direction === 'UNKNOWN') return [unknown(subject, reason)]
  return [{ status: 'mismatch', subject, field: isIncoming ? subject : 'recipient', reason, ...values }]
}
