import { QueryClient } from '@tanstack/react-query'
import { createPublicClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { holdTurns } from '@/tests/safe/heldTurns'
import { change, other, strangeHash } from '@/tests/verify/lyingGateway'
import {
  chainStateQuery,
  detailsVerificationQuery,
  messageVerificationQuery,
  tokenInfoQuery,
} from './verificationQuery'

const [alice, bob] = owners

let chain: Chain
let server: RunningGateway
let safe: Safe
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  safe = await createSafe(chain, {
    version: '1.4.1',
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: 9n,
  })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

afterEach(() => void vi.unstubAllGlobals())

async function read(path: string): Promise<unknown> {
  return (await fetch(`${server.url}/v1/chains/31337/${path}`)).json()
}

test('another answer or another state of the Safe is another key; the same is the same, in any client', async () => {
  const queries = new QueryClient()
  const client = createPublicClient({ transport: http(chain.url) })
  const ref = { chainId: 31337, address: safe.address }
  const state = await queries.fetchQuery(chainStateQuery(client, ref))
  const { safeTxHash } = await proposeTo(server.url, chain, safe, { to: other, nonce: 0n })
  const answer = await read(`transactions/${safeTxHash}`)
  const query = (item: unknown, chainState: typeof state | undefined) => {
    const details = parseAnswer(transactionDetails, item)
    return detailsVerificationQuery(client, 'answered', {
      ref,
      version: '1.4.1',
      chain: chainState,
      details,
      known: [],
    })
  }
  const changed = change(answer, 'txData.to.value', safe.address)
  const all = [
    query(answer, state),
    query(changed, state),
    query(answer, { ...state, nonce: 1n }),
    query(answer, { ...state, owners: [other] }),
    query(answer, undefined),
  ]
  expect(new Set(all.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(all.length)
  expect(query(answer, state).queryKey).toEqual(query(structuredClone(answer), { ...state }).queryKey)
  expect(await queries.fetchQuery(query(answer, state))).toMatchObject({ status: 'match' })
  expect(await queries.fetchQuery(query(changed, state))).toMatchObject({ status: 'mismatch' })
})

test('a message with one thing changed is a mismatch that names it', async () => {
  const queries = new QueryClient()
  const client = createPublicClient({ transport: http(chain.url) })
  const ref = { chainId: 31337, address: safe.address }
  const state = await queries.fetchQuery(chainStateQuery(client, ref))
  const answer = await read(`messages/${await proposeMessageTo(server.url, chain, safe, 'We pay what we owe.')}`)
  const verify = (item: unknown) => {
    const message = parseAnswer(safeMessage, item)
    const input = { ref, version: '1.4.1', chain: state, message, messageHash: message.messageHash }
    return queries.fetchQuery(messageVerificationQuery(client, 'answered', input))
  }
  expect(await verify(answer)).toMatchObject({ status: 'match', signedBy: [alice.address] })
  const lies: [string, unknown, string][] = [
    ['message', 'We pay nothing.', 'message'],
    ['messageHash', strangeHash, 'message'],
    ['confirmations.0.owner.value', bob.address, 'signer'],
    ['confirmations.0.signature', `0x${'11'.repeat(64)}1b`, 'signature'],
    ['confirmationsRequired', 1, 'threshold'],
    ['preparedSignature', '0x', 'preparedSignature'],
  ]
  for (const [path, value, field] of lies) {
    const { status, checks } = await verify(change(answer, path, value))
    expect(status, path).toBe('mismatch')
    expect(checks, path).toContainEqual(expect.objectContaining({ status: 'mismatch', field }))
  }
})

test('the messages of a list are hashed one in a turn, and their keys cost the same however long they are', async () => {
  const turns = holdTurns()
  const queries = new QueryClient()
  const hashed: number[] = []
  const queryOf = (number: number) => {
    const types = { Main: [{ name: 'text', type: 'string' }] }
    const content = {
      get text() {
        hashed.push(number)
        return 'We pay.'
      },
    }
    const hash = `0x${`${number}`.padStart(64, '0')}` as const
    const listed = { message: 'x', messageHash: hash, proposedBy: { value: other }, confirmations: [] }
    const given = {
      status: 'NEEDS_CONFIRMATION',
      creationTimestamp: 1,
      modifiedTimestamp: 1,
      confirmationsSubmitted: 0,
    }
    const parsed = parseAnswer(safeMessage, { ...listed, ...given, confirmationsRequired: 1 })
    const message = { ...parsed, message: { domain: {}, types, primaryType: 'Main', message: content } }
    const ref = { chainId: 31337, address: safe.address }
    return messageVerificationQuery(undefined, 'failed', {
      ...{ ref, version: '1.4.1', chain: undefined, message, messageHash: hash },
    })
  }
  const asked = [1, 2, 3].map((number) => queries.fetchQuery(queryOf(number)))
  await turns.settle()
  expect(hashed).toEqual([])
  for (let before = 0; await turns.run(); before = new Set(hashed).size) {
    expect(new Set(hashed).size - before).toBeLessThanOrEqual(1)
  }
  expect(await Promise.all(asked)).toHaveLength(3)
  expect(new Set(hashed).size).toBe(3)
})

test('a token is asked once what it is', async () => {
  const client = createPublicClient({ transport: http(chain.url) })
  const token = await new QueryClient().fetchQuery(tokenInfoQuery(client, 31337, devnetTokens.dollar))
  expect(token).toMatchObject({ decimals: 6, symbol: 'DUSD' })
})
