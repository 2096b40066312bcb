// @vitest-environment jsdom
import { configure, waitFor } from '@testing-library/react'
import { type Hex, hashMessage, parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage, safeMessageTypedData } from '@/lib/safe/hash/messageHash'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { loadSite, openHook, type Site } from '@/tests/screens/openScreen'

// An app asks for a signature at a site without a Safe service, of which only this browser has the parts.

const [alice, bob, carol] = owners
const text = 'Signed by hand'
const contract = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const app = {
  ...{ origin: 'https://app.example', href: 'https://app.example/start', host: 'app.example' },
  ...{ isInternational: false, isIpAddress: false },
}

let chain: Chain
let site: Site
let parts: Awaited<ReturnType<typeof loadParts>>
let safe: SafeView
let saltNonce = 9_100n
beforeAll(async () => {
  configure({ asyncUtilTimeout: 15_000 })
  chain = await startDevnetChain()
  site = await loadSite(chain.url, '')
  parts = await loadParts()
})
beforeEach(async () => {
  safe = await makeSafe()
})
afterEach(() => parts.heldMessages.write([]))
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await chain.stop()
})

async function loadParts() {
  const [host, held] = await Promise.all([import('./useAppHost'), import('@/lib/signing/message/heldMessages')])
  return { ...host, ...held }
}

async function viewOf(address: SafeView['address']): Promise<SafeView> {
  const view = joinSafe({ chainId: 31337, address }, await readSafe(chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  return view
}

async function makeSafe() {
  saltNonce += 1n
  const all = owners.map(({ address }) => address)
  return viewOf((await createSafe(chain, { version: '1.4.1', owners: all, threshold: 2, saltNonce })).address)
}

const hashOf = (of: SafeView) => hashSafeMessage(of, text).safeMessageHash

/** As if each had signed it and handed it on. */
async function hold(of: SafeView, ...signers: (typeof owners)[number][]) {
  const data = safeMessageTypedData(of, hashSafeMessage(of, text).contentHash)
  const signatures = await Promise.all(
    signers.map(async (owner) => ({ signer: owner.address, signature: await owner.signTypedData(data) })),
  )
  parts.holdMessage({ ...of, hash: hashOf(of) }, JSON.stringify(text), signatures)
}

/** What an app is answered in the frame of this Safe's page. */
async function ask(messageHash: Hex, of = safe): Promise<unknown> {
  const { now, close } = openHook(site, () => parts.useAppHost(app, of), undefined)
  const answers: { success: boolean; data?: unknown }[] = []
  const element = document.createElement('iframe')
  document.body.append(element)
  const detach = now().attach(element)
  const { contentWindow: source } = element
  if (!source) throw new Error('The frame has no window')
  source.postMessage = (message: never) => void answers.push(message)
  const data = { id: '1', method: 'getOffChainSignature', params: messageHash, env: { sdkVersion: '9.1.0' } }
  window.dispatchEvent(new MessageEvent('message', { data, origin: app.origin, source }))
  await waitFor(() => expect(answers).toHaveLength(1))
  detach()
  element.remove()
  close()
  expect(answers[0]).toMatchObject({ success: true })
  return answers[0]?.data
}

test('a signature is told once enough owners handed theirs on, and is the one that the Safe accepts', async () => {
  expect(await ask(hashOf(safe))).toBe('')
  await hold(safe, alice)
  expect(await ask(hashOf(safe))).toBe('')
  await hold(safe, bob)
  const signature = (await ask(hashOf(safe))) as Hex
  const call = { address: safe.address, abi: contract, functionName: 'isValidSignature' } as const
  expect(await chain.client.readContract({ ...call, args: [hashMessage(text), signature] })).toBe('0x1626ba7e')
})

test('of what another Safe signed an app is told nothing', async () => {
  const other = await makeSafe()
  await hold(other, alice, bob)
  expect(await ask(hashOf(other))).toBe('')
  expect(await ask(hashOf(other), other)).toMatch(/^0x[0-9a-f]{260}$/)
})

test('what somebody put into the browser is no signature', async () => {
  await hold(safe, alice, bob)
  const [held] = parts.heldMessages.getState()
  const [ofAlice] = held?.signatures ?? []
  if (!held || !ofAlice) throw new Error('Nothing is held')
  const forged = [ofAlice, { signer: carol.address, signature: ofAlice.signature }]
  parts.heldMessages.write([{ ...held, signatures: forged }])
  expect(await ask(hashOf(safe))).toBe('')
  parts.heldMessages.write([{ ...held, content: '"Another text"' }])
  expect(await ask(hashOf(safe))).toBe('')
})

test('the signature of who is no owner any more does not count', async () => {
  await hold(safe, alice, bob)
  const { chain: state } = safe
  if (!state) throw new Error('The chain has not told')
  const rest = state.owners.filter((owner) => owner !== bob.address)
  expect(await ask(hashOf(safe), { ...safe, owners: rest, chain: { ...state, owners: rest } })).toBe('')
  expect(await ask(hashOf(safe))).not.toBe('')
})
