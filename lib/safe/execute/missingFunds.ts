import {
  type Address,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  isAddress,
  isAddressEqual,
  type PublicClient,
  zeroAddress,
} from 'viem'
import { formatAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'

type Reader = Pick<PublicClient, 'readContract' | 'getBalance' | 'multicall' | 'chain'>

/**
 * What a Safe lacks for the last of these calls, which it makes one after the other: currency, tokens, an allowance or
 * an item, in words and numbers. Undefined where it has all that is known to be needed. Throws viem's errors.
 */
export async function findMissing(
  client: Reader,
  safe: Address,
  calls: readonly DecodedCall[],
): Promise<string | undefined> {
  const last = calls.at(-1)
  if (!last) return undefined
  return (await findMissingCurrency(client, safe, calls, last)) ?? (await findMissingToken(client, safe, calls, last))
}

/** An amount with the currency's name, as the chain has it. */
export function sayCurrency(client: Pick<PublicClient, 'chain'>, amount: bigint): string {
  const { decimals = 18, symbol = 'ETH' } = client.chain?.nativeCurrency ?? {}
  return `${formatAmount(amount, decimals)} ${symbol}`
}

/** What a refund takes at least, and what the Safe holds of that; `token` is zero for the currency. */
export async function sayHeld(client: Reader, safe: Address, token: Address, least: bigint): Promise<string> {
  if (isAddressEqual(token, zeroAddress)) {
    const held = await client.getBalance({ address: safe })
    return `it is ${sayCurrency(client, least)} or more, and the Safe holds ${sayCurrency(client, held)}`
  }
  const [[info], held] = await Promise.all([
    readTokenInfo(client, [token]),
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [safe] }),
  ])
  const name = (info?.symbol && displayName(info.symbol)) ?? `of the token ${token}`
  const say = (amount: bigint) => `${formatAmount(amount, info?.decimals ?? 0)} ${name}`
  return `it is ${say(least)} or more, and the Safe holds ${say(held)}`
}

async function findMissingCurrency(client: Reader, safe: Address, calls: readonly DecodedCall[], last: DecodedCall) {
  if (last.value === 0n) return undefined
  const needed = calls.reduce((sum, { to, value }) => (isAddressEqual(to, safe) ? sum : sum + value), 0n)
  const held = await client.getBalance({ address: safe })
  const say = (amount: bigint) => sayCurrency(client, amount)
  return held < needed
    ? `The Safe holds ${say(held)} and this pays ${say(needed)}: ${sayLack(say, needed - held)}`
    : undefined
}

type Movement = { from: Address; amount: bigint }

async function findMissingToken(client: Reader, safe: Address, calls: readonly DecodedCall[], last: DecodedCall) {
  const token = last.to
  const item = await findMissingItem(client, last)
  if (item) return item
  const own = readMovement(safe, last)
  const [info] = own ? await readTokenInfo(client, [token]) : []
  if (!own || info?.decimals === undefined) return undefined
  const { decimals, symbol } = info
  const name = (symbol && displayName(symbol)) ?? 'of the token'
  const say = (amount: bigint) => `${formatAmount(amount, decimals)} ${name}`
  const moves = calls.filter(({ to }) => isAddressEqual(to, token)).flatMap((call) => readMovement(safe, call) ?? [])
  const needed = moves.reduce((sum, { from, amount }) => (isAddressEqual(from, own.from) ? sum + amount : sum), 0n)
  const contract = { address: token, abi: erc20Abi } as const
  const held = await client.readContract({ ...contract, functionName: 'balanceOf', args: [own.from] })
  const isOwn = isAddressEqual(own.from, safe)
  const holder = isOwn ? 'The Safe' : own.from
  const where = ` (token ${token})`
  if (held < needed)
    return `${holder} holds ${say(held)} and this sends ${say(needed)}: ${sayLack(say, needed - held, where)}`
  if (last.functionName !== 'transferFrom') return undefined
  const left = await client.readContract({ ...contract, functionName: 'allowance', args: [own.from, safe] })
  if (left >= needed) return undefined
  return `${own.from} lets the Safe take ${say(left)} and this takes ${say(needed)}: ${sayLack(say, needed - left, where)}`
}

/** One item is, many are. */
function sayLack(say: (amount: bigint) => string, amount: bigint, where = ''): string {
  return `${say(amount)} are missing${where}.`
}

function readMovement(safe: Address, { functionName, parameters }: DecodedCall): Movement | undefined {
  const [first, second, third] = parameters.map(({ value }) => value)
  if (functionName === 'transfer' && typeof second === 'bigint') return { from: safe, amount: second }
  const isTaken = functionName === 'transferFrom' && typeof first === 'string' && isAddress(first)
  return isTaken && typeof third === 'bigint' ? { from: first, amount: third } : undefined
}

/** An item of a collection that is not where it shall leave from. */
async function findMissingItem(client: Reader, { to, from, functionName, parameters }: DecodedCall) {
  const [owner, , tokenId, amount] = parameters.map(({ value }) => value)
  const isMove = functionName === 'transferFrom' || functionName === 'safeTransferFrom'
  if (!isMove || typeof owner !== 'string' || !isAddress(owner) || typeof tokenId !== 'bigint') return undefined
  if (typeof amount === 'bigint') {
    const contract = { address: to, abi: erc1155Abi, functionName: 'balanceOf' } as const
    const held = await client.readContract({ ...contract, args: [owner, tokenId] }).catch(() => undefined)
    if (held === undefined || held >= amount) return undefined
    return `${owner} holds ${held} of item ${tokenId} and this sends ${amount}: ${amount - held} are missing (collection ${to}).`
  }
  const [info] = await readTokenInfo(client, [to])
  if (info?.decimals !== undefined) return undefined
  const contract = { address: to, abi: erc721Abi } as const
  const holder = await client
    .readContract({ ...contract, functionName: 'ownerOf', args: [tokenId] })
    .catch(() => undefined)
  const item = `Item ${tokenId} of the collection ${to}`
  if (!holder) return `${item} does not exist, or its owner cannot be read.`
  if (!isAddressEqual(holder, owner)) return `${item} belongs to ${holder}, not to ${owner}.`
  if (isAddressEqual(from, owner)) return undefined
  const approved = await client.readContract({ ...contract, functionName: 'getApproved', args: [tokenId] })
  const isFree = await client.readContract({ ...contract, functionName: 'isApprovedForAll', args: [owner, from] })
  return isAddressEqual(approved, from) || isFree
    ? undefined
    : `${owner} does not let the Safe take item ${tokenId} of ${to}.`
}
