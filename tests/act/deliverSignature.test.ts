import { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { type RunningGateway, startGateway } from '@/devnet/gateway/server'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { createGateway } from '@/lib/gateway/client/client'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { contentOf, deliverSignature, findKeptSignature } from '@/lib/signing/message/deliverSignature'
import { readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { keptSignatureQuery } from '@/lib/signing/transaction/keptSignature'
import { signAndSubmit } from '@/lib/signing/transaction/submit'
import { UndeliveredError } from '@/lib/signing/transaction/undelivered'
import { depsOf, openUnfinished } from './person'

const [alice, bob] = owners
const signer = alice.address

let chain: Chain
let safe: Safe
let service: RunningGateway
/** The status that the service answers with instead of what it should, for each method and all that was asked before. */
let fault: (method: string, earlier: readonly string[]) => number | undefined
let asked: string[]

beforeEach(() => {
  fault = () => undefined
  asked = []
})
beforeAll(async () => {
  chain = await startDevnetChain()
  const everyone = [alice.address, bob.address]
  safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce: 940n })
  service = await startGateway({
    chains: [{ rpcUrl: chain.url }],
    intercept: ({ method = '' }, response) => {
      const status = fault(method, asked)
      asked.push(method)
      if (status) response.writeHead(status).end()
      return status !== undefined
    },
  })
})
afterAll(async () => {
  await service.stop()
  await chain.stop()
})

/** A message of the Safe, and the browser of somebody who signs it. */
async function seed(message: string) {
  const { address, version } = safe
  const view = { address, version, chainId: chain.chainId, owners: [alice.address, bob.address] }
  const hashes = hashSafeMessage(view, message)
  const deps = {
    queryClient: new QueryClient(),
    gateway: createGateway({ baseUrl: service.url }),
    unfinished: openUnfinished(),
  }
  const signature = await signSafeMessage(chain, safe, message, [alice])
  const deliver = (given: Hex) => {
    const signed = { signer, signature: given }
    return deliverSignature(deps, { safe: view, message, messageHash: hashes.safeMessageHash, signature: signed })
  }
  const find = (owners = view.owners) =>
    findKeptSignature(chain.client, deps.unfinished, { safe: { ...view, owners }, hashes, signer })
  const isOffered = (kept: Hex) => {
    const content = contentOf(view, hashes)
    return deps.queryClient.fetchQuery(
      keptSignatureQuery(chain.client, { safe: view, content, kept: { signer, signature: kept } }),
    )
  }
  const read = () => readStoredMessage(deps.queryClient, deps.gateway, chain.chainId, hashes.safeMessageHash)
  const subject = { chainId: chain.chainId, safe: address, hash: hashes.safeMessageHash }
  return { deps, subject, signature, deliver, find, isOffered, read }
}

test('a signature that the gateway did not take is kept until it has it', async () => {
  const { deliver, find, read, signature } = await seed('kept')
  fault = (method) => (method === 'POST' ? 503 : undefined)
  const failure = deliver(signature)
  await expect(failure).rejects.toThrow(UndeliveredError)
  await expect(failure).rejects.toThrow('Service Unavailable. Your signature is kept in this browser')
  fault = () => undefined
  expect(await read()).toBeNull()
  expect(await find()).toEqual({ signer, signature })
  await deliver(signature)
  expect((await read())?.confirmations.map(({ owner }) => owner.value)).toEqual([signer])
  expect(await find()).toBeUndefined()
})

test.each([
  ['refuses to be read', (method: string) => (method === 'GET' ? 403 : undefined)],
  [
    'refuses a proposal, perhaps as the second one, and then to be read',
    (method: string, earlier: readonly string[]) => {
      if (method === 'POST') return 400
      return earlier.includes('POST') ? 403 : undefined
    },
  ],
])('a gateway that %s has not refused the signature', async (name, lie) => {
  const { deliver, find, read, signature } = await seed(`unread: ${name}`)
  fault = lie
  await expect(deliver(signature)).rejects.toThrow(UndeliveredError)
  fault = () => undefined
  expect(await read()).toBeNull()
  expect(await find()).toEqual({ signer, signature })
  await deliver(signature)
  expect((await read())?.confirmations).toHaveLength(1)
})

test('nor has a service that refuses to be read refused the signature of a transaction', async () => {
  const { chainId } = chain
  const ref = { chainId, address: safe.address }
  const state = await readSafe(chain.client, safe.address)
  const transaction = createTransaction({ to: recipients[0].address, value: 0n, data: '0x' }, state.nonce)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: state.version }, transaction)
  const shown = { ref, account: signer, chain: state, subject: { transaction }, safeTxHash, known: [] }
  const deps = depsOf({ chain, account: signer, gatewayUrl: service.url })
  const sign = () => signAndSubmit(deps, { ...shown, isQueued: false })
  const kept = () => deps.unfinished.findSignature({ chainId, safe: safe.address, hash: safeTxHash }, signer)
  fault = (method) => (method === 'GET' ? 403 : 503)
  await expect(sign()).rejects.toThrow(UndeliveredError)
  expect(kept()).toBeDefined()
  fault = (method) => (method === 'GET' ? 403 : undefined)
  await sign()
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
  expect(kept()).toBeUndefined()
})

test('a signature that the gateway refuses is not kept', async () => {
  const { deps, deliver, subject, read } = await seed('refused')
  await expect(deliver(`0x${'11'.repeat(64)}1b`)).rejects.not.toThrow(UndeliveredError)
  expect(deps.unfinished.findSignature(subject, signer)).toBeUndefined()
  expect(await read()).toBeNull()
})

test('what the browser keeps is not offered and not used unless it is an owner’s signature of this message', async () => {
  const { deps, subject, find, isOffered, signature } = await seed('forged')
  const keep = (kept: Hex) => deps.unfinished.keepSignature({ ...subject, signer, signature: kept })
  keep(signature)
  expect(await find()).toEqual({ signer, signature })
  expect(await isOffered(signature)).toBe(true)
  expect(await find([bob.address])).toBeUndefined()
  for (const foreign of [
    await signSafeMessage(chain, safe, 'forged', [bob]),
    await signSafeMessage(chain, safe, 'another message', [alice]),
  ]) {
    keep(foreign)
    expect(await find()).toBeUndefined()
    expect(await isOffered(foreign)).toBe(false)
  }
})
