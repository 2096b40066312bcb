import { type Address, erc20Abi, parseAbi } from 'viem'
import type { GatewayClient } from './client'
import type { SafeIndex } from './safeIndex'

export type Token = {
  address: Address
  name: string | null
  symbol: string | null
  decimals: number | null
  /** Null when the contract is no token that the gateway knows. */
  standard: 'ERC20' | 'ERC721' | null
}

/** What a token list says, by the way; the contract's own word goes before it. */
type FindListed = (token: Address) => { name: string; symbol: string; logoUri: string } | undefined

const interfaceAbi = parseAbi(['function supportsInterface(bytes4 interfaceId) view returns (bool)'])
const collectibleInterface = '0x80ac58cd'

const cachedTokens = 2_000

/** Names, symbols and decimals. They do not change, so they are remembered until the chain is reverted. */
export class Tokens {
  private cache = new Map<Address, Token>()
  private epoch = -1

  constructor(
    private readonly client: GatewayClient,
    private readonly index: SafeIndex,
    private readonly findListed: FindListed,
  ) {}

  async read(address: Address): Promise<Token & { logoUri: string }> {
    const token = await this.readContract(address)
    const listed = this.findListed(address)
    const name = token.name ?? listed?.name ?? null
    const symbol = token.symbol ?? listed?.symbol ?? null
    return { ...token, name, symbol, logoUri: listed?.logoUri ?? '' }
  }

  private async readContract(address: Address): Promise<Token> {
    if (this.epoch !== this.index.epoch || this.cache.size >= cachedTokens) {
      this.cache = new Map()
      this.epoch = this.index.epoch
    }
    const known = this.cache.get(address)
    if (known) return known
    const token = await this.readFrom(address)
    if (token.standard !== null) this.cache.set(address, token)
    return token
  }

  private async readFrom(address: Address): Promise<Token> {
    const call = { address, abi: erc20Abi, blockNumber: this.index.tip.number } as const
    const [name, symbol, decimals, isCollectible] = await Promise.all([
      this.client.readContract({ ...call, functionName: 'name' }).catch(() => null),
      this.client.readContract({ ...call, functionName: 'symbol' }).catch(() => null),
      this.client.readContract({ ...call, functionName: 'decimals' }).catch(() => null),
      this.client
        .readContract({ ...call, abi: interfaceAbi, functionName: 'supportsInterface', args: [collectibleInterface] })
        .catch(() => false),
    ])
    const fungible = decimals === null ? null : 'ERC20'
    const standard = isCollectible ? 'ERC721' : fungible
    return { address, name, symbol, decimals, standard }
  }
}
