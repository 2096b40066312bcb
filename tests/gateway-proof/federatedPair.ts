import { expect } from 'vitest'
import type { Chain } from '@/devnet/chain'
import type { Safe } from '@/devnet/safes'
import { type GatewayOptions, type Intercept, type RunningGateway, startGateway } from '@/gateway/server'
import type { WatchOptions } from '@/gateway/watch/watchOptions'
import { ask } from './proof'

type At = { url: string }

/** A gateway that plays the hosted service, and others of our own beside it, over one chain. */
export function federate(chain: () => Chain, safe: Safe) {
  const started: RunningGateway[] = []
  const faults: { intercept?: Intercept | undefined } = {}
  const keep = (gateway: RunningGateway) => {
    started.push(gateway)
    return gateway
  }
  const startHosted = async (options: Partial<GatewayOptions> = {}) =>
    keep(
      await startGateway({
        chains: [{ rpcUrl: chain().url }],
        intercept: (request, response) => faults.intercept?.(request, response) ?? false,
        ...options,
      }),
    )
  const startOwn = async (url: string, options: Partial<GatewayOptions> = {}, watch?: WatchOptions) => {
    const service = { url, freshFor: 50, firstPause: 50 }
    return keep(
      await startGateway({ chains: [{ rpcUrl: chain().url, service, ...(watch ? { watch } : {}) }], ...options }),
    )
  }
  const read = async ({ url }: At, path: string) => (await ask(`${url}/v1/chains/${chain().chainId}/${path}`)).body
  return {
    ...{ faults, startHosted, startOwn, read },
    startPair: async () => {
      const hosted = await startHosted()
      return { hosted, own: await startOwn(hosted.url) }
    },
    stopAll: async () => {
      faults.intercept = undefined
      for (const gateway of started.splice(0).reverse()) await gateway.stop().catch(() => undefined)
    },
    readTransaction: (at: At, hash: string) => read(at, `transactions/${hash}`),
    readQueue: (at: At) => read(at, `safes/${safe.address}/transactions/queued`),
    readMessage: (at: At, hash: string) => read(at, `messages/${hash}`),
    readMessages: (at: At) => read(at, `safes/${safe.address}/messages`),
    readState: async ({ url }: At) => (await ask(`${url}/health`)).body,
  }
}

export const soon = { timeout: 10_000, interval: 50 }

export const confirmedBy = (...signers: { address: string }[]) =>
  expect.objectContaining({
    detailedExecutionInfo: expect.objectContaining({
      confirmations: signers.map(({ address }) =>
        expect.objectContaining({ signer: expect.objectContaining({ value: address }) }),
      ),
    }),
  })

export const signedBy = (...signers: { address: string }[]) =>
  expect.objectContaining({
    confirmations: signers.map(({ address }) =>
      expect.objectContaining({ owner: expect.objectContaining({ value: address }) }),
    ),
  })

export const named = (sources: object) => expect.objectContaining({ sources: expect.objectContaining(sources) })

/** What a gateway says of the service beside it. */
export const withService = (state: object) =>
  expect.objectContaining({ chains: [expect.objectContaining({ service: expect.objectContaining(state) })] })
