import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { type GatewayOptions, startGateway } from '@/gateway/server'

export type Answered = { status: number; body: unknown; text: string }

/** A chain with the seeded world, and a gateway over it. */
export async function startProof(options: Partial<GatewayOptions> = {}) {
  const chain = await startDevnetChain({ seeded: true })
  const gateway = await startGateway({ chains: [{ rpcUrl: chain.url, prices: { native: 2000 } }], ...options })
  const base = `${gateway.url}/v1/chains/${chain.chainId}`
  return {
    ...{ chain, gateway, base, url: gateway.url, world: describeWorld() },
    stop: async () => {
      await gateway.stop()
      await chain.stop()
    },
  }
}

export type Proof = Awaited<ReturnType<typeof startProof>>

export async function ask(url: string, init?: RequestInit): Promise<Answered> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, text, body: readJson(text) }
}

export function post(url: string, body: unknown, method = 'POST') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return ask(url, { method, body: text, headers: { 'Content-Type': 'application/json' } })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const firstPage = (limit: number) => `cursor=${encodeURIComponent(`limit=${limit}&offset=0`)}`
