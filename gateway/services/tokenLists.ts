import { readFile, stat } from 'node:fs/promises'
import type { Address } from 'viem'
import { z } from 'zod'
import { reasonOf } from '../chain/reasonOf'
import type { Tell } from '../events'
import { fetchJson } from './fetchJson'

const mostBytes = 20_000_000
const mostTokens = 50_000
const longestLogo = 500
const refreshAfter = 3_600_000
const retryAfter = 60_000
const timeoutMs = 10_000

/** What a list says of a token. How many decimals it has only its contract says. */
export type ListedToken = { name: string; symbol: string; logoUri: string }

type ListState = {
  /** Without a query, which may hold a key. */
  name: string
  tokens: Map<string, ListedToken>
  problem: string | null
}

const tokenSchema = z.object({
  chainId: z.number().int(),
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  name: z.string().max(100),
  symbol: z.string().max(50),
  logoURI: z.string().max(longestLogo).optional().catch(undefined),
})
const listSchema = z.object({ tokens: z.array(z.unknown()).max(mostTokens) })

/** Lists of tokens in the usual JSON (tokenlists.org), files or addresses, which are read again every hour. */
export class TokenLists {
  readonly states: ListState[]
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly sources: readonly string[],
    private readonly tell: Tell,
  ) {
    this.states = sources.map((source) => ({ name: nameOf(source), tokens: new Map(), problem: null }))
  }

  /** Throws when a file is no list; what does not answer is asked again later. */
  async start() {
    await this.refresh()
    const wrong = this.states.find(({ problem }, position) => problem && !isAddress(this.sources[position] ?? ''))
    if (!wrong) return
    this.stop()
    throw new Error(`The token list ${wrong.name} cannot be read: ${wrong.problem}`)
  }

  stop() {
    clearTimeout(this.timer)
  }

  /** Whether there is a list to go by: one that was never read names nothing. */
  get isKnown() {
    return this.states.some(({ tokens }) => tokens.size > 0)
  }

  find(chainId: number, address: Address): ListedToken | undefined {
    const key = keyOf(chainId, address)
    for (const { tokens } of this.states) {
      const found = tokens.get(key)
      if (found) return found
    }
    return undefined
  }

  private async refresh() {
    await Promise.all(this.sources.map((source, position) => this.read(source, this.states[position])))
    const isWell = this.states.every(({ problem }) => problem === null)
    if (this.sources.length > 0)
      this.timer = setTimeout(() => this.refresh(), isWell ? refreshAfter : retryAfter).unref()
  }

  private async read(source: string, state: ListState | undefined) {
    if (!state) return
    try {
      state.tokens = parseList(await load(source))
      state.problem = null
    } catch (error) {
      // What was read before is gone on with.
      state.problem = reasonOf(error)
      this.tell('warn', 'token list not read', { list: state.name, reason: state.problem })
    }
  }
}

const isAddress = (source: string) => /^https?:\/\//.test(source)
const keyOf = (chainId: number, address: string) => `${chainId} ${address.toLowerCase()}`

function nameOf(source: string) {
  if (!isAddress(source)) return source
  const { origin, pathname } = new URL(source)
  return origin + pathname
}

async function load(source: string): Promise<unknown> {
  if (isAddress(source)) return fetchJson(source, { mostBytes, timeoutMs })
  if ((await stat(source)).size > mostBytes) throw new Error(`the file is longer than ${mostBytes} bytes`)
  const text = await readFile(source, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the file is not JSON')
  }
}

/** What in it is no token is left out. */
function parseList(given: unknown) {
  const { data: list, error } = listSchema.safeParse(given)
  if (error) throw new Error(`it is no token list (${z.prettifyError(error).replaceAll('\n', ' ')})`)
  const tokens = new Map<string, ListedToken>()
  for (const each of list.tokens) {
    const { data: token } = tokenSchema.safeParse(each)
    if (!token) continue
    const { chainId, name, symbol, logoURI = '' } = token
    const logoUri = URL.canParse(logoURI) && new URL(logoURI).protocol === 'https:' ? logoURI : ''
    const key = keyOf(chainId, token.address)
    if (!tokens.has(key)) tokens.set(key, { name, symbol, logoUri })
  }
  if (tokens.size === 0) throw new Error('it names no token')
  return tokens
}
