import type { Address } from 'viem'
import type { Transfer } from '../chain/records'
import type { ChainService } from '../chainService'
import { addressEx } from './addressEx'

type Moved = Pick<Transfer, 'from' | 'to'> &
  (
    | { asset: 'native'; amount: bigint }
    | { asset: 'erc20'; token: Address; amount: bigint }
    | { asset: 'erc721'; token: Address; tokenId: bigint }
  )

export async function describeTransfer(chain: ChainService, safe: Address, moved: Moved) {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: addressEx(moved.from),
    recipient: addressEx(moved.to),
    direction: direction(safe, moved),
    transferInfo: await describeAsset(chain, moved),
  }
}

function direction(safe: Address, { from, to }: Moved) {
  if (from === safe) return 'OUTGOING'
  return to === safe ? 'INCOMING' : 'UNKNOWN'
}

async function describeAsset(chain: ChainService, moved: Moved) {
  if (moved.asset === 'native') return { type: 'NATIVE_COIN', value: String(moved.amount) }
  const { name, symbol, decimals, logoUri } = await chain.tokens.read(moved.token)
  const token = { tokenAddress: moved.token, tokenName: name, tokenSymbol: symbol, logoUri: logoUri || null }
  if (moved.asset === 'erc721') {
    return { type: 'ERC721', ...token, tokenId: String(moved.tokenId), trusted: !chain.trust.isSpam(moved.token) }
  }
  const trusted = chain.trust.isTrusted(moved.token)
  return { type: 'ERC20', ...token, value: String(moved.amount), decimals, trusted, imitation: false }
}
