import { createGatewayClient, type GatewayClient } from '../chain/client'
import { reasonOf } from '../chain/reasonOf'
import type { Tell } from '../events'
import { RangeLength } from './pace'

/** A node that fails while others answer is left in peace for so long. */
const restAfterFailure = 60_000

export type ChainNode = {
  /** Without the path, which may hold a key. */
  host: string
  client: GatewayClient
  /** How many blocks it is asked for at once. */
  length: RangeLength
  problem: string | undefined
  isBelieved: boolean
  restsUntil: number
}

/** The nodes of one chain, each for itself and all as one client that asks the next when one does not answer. */
export class Nodes {
  readonly all: ChainNode[]
  readonly client: GatewayClient

  constructor(urls: readonly string[]) {
    const nodes = urls.map((url): [string, ChainNode] => {
      const state = { problem: undefined, isBelieved: true, restsUntil: 0 }
      return [url, { host: new URL(url).host, client: createGatewayClient([url]), length: new RangeLength(), ...state }]
    })
    const byUrl = new Map(nodes)
    this.all = nodes.map(([, node]) => node)
    this.client = createGatewayClient(urls, (url) => byUrl.get(url)?.isBelieved ?? false)
  }

  /** Those that are asked now. */
  get asked() {
    const believed = this.all.filter(({ isBelieved }) => isBelieved)
    const awake = believed.filter(({ restsUntil }) => restsUntil < Date.now())
    return awake.length > 0 ? awake : believed
  }

  /** Asks all who are believed at once. Who fails while others answer is left out; when all do, the first one's reason is thrown. */
  async askEach<Found>(ask: (node: ChainNode) => Promise<Found>) {
    const { asked } = this
    const answers = await Promise.allSettled(asked.map(ask))
    const found: { node: ChainNode; found: Found }[] = []
    const failed: { node: ChainNode; reason: unknown }[] = []
    for (const [position, node] of asked.entries()) {
      const answer = answers[position]
      if (answer?.status === 'fulfilled') found.push({ node, found: answer.value })
      else failed.push({ node, reason: answer?.reason })
    }
    for (const { node } of found) node.problem = undefined
    for (const { node, reason } of failed) node.problem = reasonOf(reason)
    if (found.length === 0) throw failed[0]?.reason ?? new NodesError('No node of this chain is believed')
    for (const { node } of failed) node.restsUntil = Date.now() + restAfterFailure
    return found
  }

  /** What it told is not so: it is asked nothing any more until the gateway is started again. */
  disbelieve(node: ChainNode, reason: string, tell: Tell) {
    node.isBelieved = false
    node.problem = `It is not believed any more: ${reason}`
    tell('error', 'node not believed', { host: node.host, reason })
  }
}

/** The nodes of a chain tell different things, and it is not known which of them is right. */
export class NodesError extends Error {
  override name = 'NodesError'
}

export const namesOfNodes = (nodes: readonly { node: ChainNode }[]) => nodes.map(({ node }) => node.host).join(' and ')
