import { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverSignature, findKeptSignature } from '@/components/messages/deliverSignature'
import { readStoredMessage } from '@/components/messages/readStoredMessage'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { type RunningGateway, startGateway } from '@/devnet/gateway/server'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { UndeliveredError } from '@/lib/act/undelivered'
import { createGateway } from '@/lib/gateway/client'
import { hashSafeMessage } from '@/lib/safe/messageHash'
import { openUnfinished } from './person'

const [alice, bob] = owners
const signer = alice.address

let chain: Chain
let safe: Safe
let service: RunningGateway
let isFailing = false

beforeAll(async () => {
  chain = await startDevnetChain()
  const everyone = [alice.address, bob.address]
  safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce: 940n })
  service = await startGateway({
    chains: [{ rpcUrl: chain.url }],
    intercept: ({ method }, response) => {
      if (isFailing && method === 'POST') response.writeHead(503).end()
      return isFailing && method === 'POST'
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
  const read = () => readStoredMessage(deps.queryClient, deps.gateway, chain.chainId, hashes.safeMessageHash)
  const subject = { chainId: chain.chainId, safe: address, hash: hashes.safeMessageHash }
  return { deps, subject, signature, deliver, find, read }
}

test('a signature that the gateway did not take is kept until it has it', async () => {
  const { deliver, find, read, signature } = await seed('kept')
  isFailing = true
  const failure = deliver(signature)
  await expect(failure).rejects.toThrow(UndeliveredError)
  await expect(failure).rejects.toThrow('Your signature is kept in this browser')
  isFailing = false
  expect(await read()).toBeNull()
  expect(await find()).toEqual({ signer, signature })
  await deliver(signature)
  expect((await read())?.confirmations.map(({ owner }) => owner.value)).toEqual([signer])
  expect(await find()).toBeUndefined()
})

test('a signature that the gateway refuses is not kept', async () => {
  const { deps, deliver, subject, read } = await seed('refused')
  await expect(deliver(`0x${'11'.repeat(64)}1b`)).rejects.not.toThrow(UndeliveredError)
  expect(deps.unfinished.findSignature(subject, signer)).toBeUndefined()
  expect(await read()).toBeNull()
})

test('what the browser keeps is not used unless it is an owner’s signature of this message', async () => {
  const { deps, subject, find, signature } = await seed('forged')
  const keep = (kept: Hex) => deps.unfinished.keepSignature({ ...subject, signer, signature: kept })
  keep(signature)
  expect(await find()).toEqual({ signer, signature })
  expect(await find([bob.address])).toBeUndefined()
  keep(await signSafeMessage(chain, safe, 'forged', [bob]))
  expect(await find()).toBeUndefined()
  keep(await signSafeMessage(chain, safe, 'another message', [alice]))
  expect(await find()).toBeUndefined()
})
