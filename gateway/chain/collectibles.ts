import { type Address, erc721Abi } from 'viem'
import type { ChainService } from '../chainService'
import { readDataUri } from '../codec/dataUri'

export type Held = { token: Address; tokenId: bigint }

/** The collectibles that the transfers leave with an account, by collection and then by id. */
export function listHeld({ index }: ChainService, account: Address): Held[] {
  const held = new Map<string, Held>()
  for (const transfer of index.current.transfersByAccount.get(account) ?? []) {
    if (transfer.asset !== 'erc721') continue
    const { token, tokenId } = transfer
    const key = `${token} ${tokenId}`
    if (transfer.to === account) held.set(key, { token, tokenId })
    else held.delete(key)
  }
  return [...held.values()].sort((left, right) =>
    left.token === right.token ? compare(left.tokenId, right.tokenId) : compare(left.token, right.token),
  )
}

function compare<Value extends string | bigint>(left: Value, right: Value) {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Metadata is shown when the token carries it in its own URI; nothing is fetched from elsewhere. */
export async function describeCollectible({ client, index, tokens }: ChainService, { token, tokenId }: Held) {
  const call = { address: token, abi: erc721Abi, blockNumber: index.tip.number } as const
  const [{ name, symbol }, uri] = await Promise.all([
    tokens.read(token),
    client.readContract({ ...call, functionName: 'tokenURI', args: [tokenId] }).catch(() => null),
  ])
  const metadata = uri === null ? null : readDataUri(uri)
  return {
    address: token,
    tokenName: name ?? '',
    tokenSymbol: symbol ?? '',
    logoUri: '',
    id: String(tokenId),
    uri,
    name: textOf(metadata, 'name'),
    description: textOf(metadata, 'description'),
    imageUri: textOf(metadata, 'image'),
    metadata,
  }
}

function textOf(metadata: Record<string, unknown> | null, key: string) {
  const text = metadata?.[key]
  return typeof text === 'string' ? text : null
}
