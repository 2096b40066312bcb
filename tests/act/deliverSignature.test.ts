import { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import { keptSignatureQuery } from '@/lib/signing/keptSignature'
import { contentOf } from '@/lib/signing/message/contentOf'
import { readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { signMessage } from '@/lib/signing/message/signMessage'
import { signAndSubmit } from '@/lib/signing/transaction/signTransaction'
import { UndeliveredError } from '@/lib/signing/undelivered'
import { depsOf } from './person'

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
  const { address } = safe
  const { chainId } = chain
  const view = joinSafe({ chainId, address }, await readSafe(chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  const hashes = hashSafeMessage(view, message)
  const deps = depsOf({ chain, account: signer, gatewayUrl: service.url })
  const signature = await signSafeMessage(chain, safe, message, [alice])
  const shown = { safe: view, account: signer, message, hashes }
  const sign = () => signMessage(deps, shown, { owner: signer })
  const subject = { chainId, safe: address, hash: hashes.safeMessageHash }
  const kept = () => deps.unfinished.findSignature(subject, signer)
  const keep = (given: Hex) => deps.unfinished.keepSignature({ ...subject, signer, signature: given })
  const isOffered = (given: Hex, owners = view.owners) => {
    const signable = { safe: { ...view, owners }, content: contentOf(view, hashes) }
    return new QueryClient().fetchQuery(keptSignatureQuery(chain.client, signable, { signer, signature: given }))
  }
  const read = () => readStoredMessage(deps.gateway, chainId, hashes.safeMessageHash)
  return { deps, signature, sign, kept, keep, isOffered, read }
}

test('a signature that the gateway did not take is kept until it has it', async () => {
  const { deps, sign, kept, read, signature } = await seed('kept')
  fault = (method) => (method === 'POST' ? 503 : undefined)
  const failure = sign()
  await expect(failure).rejects.toThrow(UndeliveredError)
  await expect(failure).rejects.toThrow('Service Unavailable. Your signature is kept in this browser')
  fault = () => undefined
  expect(await read()).toBeNull()
  expect(kept()).toEqual(signature)
  await sign()
  expect((await read())?.confirmations.map(({ owner }) => owner.value)).toEqual([signer])
  expect(kept()).toBeUndefined()
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
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
  const { deps, sign, kept, read, signature } = await seed(`unread: ${name}`)
  fault = lie
  await expect(sign()).rejects.toThrow(UndeliveredError)
  fault = () => undefined
  expect(await read()).toBeNull()
  expect(kept()).toEqual(signature)
  await sign()
  expect((await read())?.confirmations).toHaveLength(1)
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
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
  const { sign, kept, read } = await seed('refused')
  fault = (method) => (method === 'POST' ? 422 : undefined)
  await expect(sign()).rejects.not.toThrow(UndeliveredError)
  expect(kept()).toBeUndefined()
  expect(await read()).toBeNull()
})

test('what the browser keeps is not offered and not used unless it is an owner’s signature of this message', async () => {
  const { deps, sign, keep, isOffered, signature } = await seed('forged')
  expect(await isOffered(signature)).toBe(true)
  expect(await isOffered(signature, [bob.address])).toBe(false)
  fault = (method) => (method === 'POST' ? 503 : undefined)
  for (const foreign of [
    `0x${'11'.repeat(64)}1b` as const,
    await signSafeMessage(chain, safe, 'forged', [bob]),
    await signSafeMessage(chain, safe, 'another message', [alice]),
  ]) {
    keep(foreign)
    expect(await isOffered(foreign)).toBe(false)
    const asked = deps.asked.length
    await expect(sign()).rejects.toThrow(UndeliveredError)
    expect(deps.asked).toHaveLength(asked + 1)
  }
  keep(signature)
  fault = () => undefined
  const asked = deps.asked.length
  await sign()
  expect(deps.asked).toHaveLength(asked)
})
