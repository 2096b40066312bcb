import { type Address, getAddress, hexToBigInt, isAddressEqual, type Log, slice } from 'viem'

/** What an account gains (positive) or loses of a token, in its smallest unit; `token` is undefined for the currency. */
export type BalanceChange =
  | { kind: 'amount'; token: Address | undefined; amount: bigint }
  | { kind: 'item'; token: Address; tokenId: bigint; isIncoming: boolean }

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
// A node that traces transfers reports those of the currency as if this were a token.
const nativeToken = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Adds up the Transfer events that concern an account: ERC-20 and the currency by amount, ERC-721 item by item. */
export function sumTransfers(
  account: Address,
  logs: readonly Pick<Log, 'address' | 'topics' | 'data'>[],
): BalanceChange[] {
  const amounts = new Map<Address, bigint>()
  const items: BalanceChange[] = []
  for (const { address, topics, data } of logs) {
    const [topic, from, to, tokenId] = topics
    if (topic !== transferTopic || !from || !to) continue
    const isOutgoing = isAddressEqual(getAddress(slice(from, 12)), account)
    const isIncoming = isAddressEqual(getAddress(slice(to, 12)), account)
    if (isIncoming === isOutgoing) continue
    const token = getAddress(address)
    if (tokenId) items.push({ kind: 'item', token, tokenId: hexToBigInt(tokenId), isIncoming })
    else if (data.length === 66) {
      const amount = hexToBigInt(data)
      amounts.set(token, (amounts.get(token) ?? 0n) + (isIncoming ? amount : -amount))
    }
  }
  const sums = [...amounts].filter(([, amount]) => amount !== 0n)
  return [
    ...sums.map(([token, amount]) => ({
      kind: 'amount' as const,
      token: token === nativeToken ? undefined : token,
      amount,
    })),
    ...items,
  ]
}
