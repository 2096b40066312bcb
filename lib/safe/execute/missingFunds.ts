import { type Address, erc20Abi, erc721Abi, erc1155Abi, isAddress, isAddressEqual, zeroAddress } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { typeAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'
import * as words from './words'

type Reader = Pick<ReadClient, 'readContract' | 'getBalance' | 'multicall' | 'chain'>

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
export function sayCurrency(client: Pick<ReadClient, 'chain'>, amount: bigint): string {
  const { decimals = 18, symbol = 'ETH' } = client.chain?.nativeCurrency ?? {}
  return `${typeAmount(amount, decimals)} ${symbol}`
}

/** What a refund takes at least, and what the Safe holds of that; `token` is zero for the currency. */
export async function readHeld(client: Reader, safe: Address, token: Address, least: bigint) {
  if (isAddressEqual(token, zeroAddress)) {
    const held = await client.getBalance({ address: safe })
    return { least: sayCurrency(client, least), held: sayCurrency(client, held) }
  }
  const [[info], held] = await Promise.all([
    readTokenInfo(client, [token]),
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [safe] }),
  ])
  const name = (info?.symbol && displayName(info.symbol)) ?? words.ofToken(token)
  const say = (amount: bigint) => `${typeAmount(amount, info?.decimals ?? 0)} ${name}`
  return { least: say(least), held: say(held) }
}

async function findMissingCurrency(client: Reader, safe: Address, calls: readonly DecodedCall[], last: DecodedCall) {
  if (last.value === 0n) return undefined
  const needed = calls.reduce((sum, { to, value }) => (isAddressEqual(to, safe) ? sum : sum + value), 0n)
  const held = await client.getBalance({ address: safe })
  const say = (amount: bigint) => sayCurrency(client, amount)
  return held < needed ? words.lackingCurrency(sayLack(say, held, needed)) : undefined
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
  const name = (symbol && displayName(symbol)) ?? words.ofThisToken
  const say = (amount: bigint) => `${typeAmount(amount, decimals)} ${name}`
  const moves = calls.filter(({ to }) => isAddressEqual(to, token)).flatMap((call) => readMovement(safe, call) ?? [])
  const needed = moves.reduce((sum, { from, amount }) => (isAddressEqual(from, own.from) ? sum + amount : sum), 0n)
  const contract = { address: token, abi: erc20Abi } as const
  const held = await client.readContract({ ...contract, functionName: 'balanceOf', args: [own.from] })
  const holder = isAddressEqual(own.from, safe) ? undefined : own.from
  if (held < needed) return words.lackingToken({ holder, token, ...sayLack(say, held, needed) })
  if (last.functionName !== 'transferFrom') return undefined
  const left = await client.readContract({ ...contract, functionName: 'allowance', args: [own.from, safe] })
  if (left >= needed) return undefined
  return words.lackingAllowance({ holder: own.from, token, ...sayLack(say, left, needed) })
}

function sayLack(say: (amount: bigint) => string, held: bigint, needed: bigint) {
  return { held: say(held), needed: say(needed), lack: say(needed - held) }
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
    return words.lackingItems({ holder: owner, item: tokenId, collection: to, held, needed: amount })
  }
  const [info] = await readTokenInfo(client, [to])
  if (info?.decimals !== undefined) return undefined
  const contract = { address: to, abi: erc721Abi } as const
  const holder = await client
    .readContract({ ...contract, functionName: 'ownerOf', args: [tokenId] })
    .catch(() => undefined)
  const item = { item: tokenId, collection: to }
  if (!holder) return words.noSuchItem(item)
  if (!isAddressEqual(holder, owner)) return words.foreignItem({ ...item, holder, owner })
  if (isAddressEqual(from, owner)) return undefined
  const approved = await client.readContract({ ...contract, functionName: 'getApproved', args: [tokenId] })
  const isFree = await client.readContract({ ...contract, functionName: 'isApprovedForAll', args: [owner, from] })
  return isAddressEqual(approved, from) || isFree ? undefined : words.forbiddenItem({ ...item, owner })
}
