// @vitest-environment jsdom
import { zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { asReadClient } from '@/lib/chain/readClient'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage, safeMessageTypedData } from '@/lib/safe/hash/messageHash'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { describeHeld, findHeld, forgetMessage, heldMessages, holdMessage, takeMessage } from './heldMessages'

const [alice, bob] = owners
const [outsider] = recipients
const text = 'We agree.'
const content = JSON.stringify(text)

let chain: Chain
let safe: SafeView
beforeAll(async () => {
  chain = await startDevnetChain()
  const made = await createSafe(chain, { version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
  const ref = { chainId: chain.chainId, address: made.address }
  const view = joinSafe(ref, await readSafe(chain.client, made.address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  safe = view
})
afterAll(() => chain.stop())
afterEach(() => heldMessages.write([]))

const hashes = () => hashSafeMessage(safe, text)
const client = () => asReadClient(chain.client)

async function signedBy(...signers: (typeof owners)[number][]) {
  const data = safeMessageTypedData(safe, hashes().contentHash)
  const signatures = await Promise.all(
    signers.map(async (owner) => ({ signer: owner.address, signature: await owner.signTypedData(data) })),
  )
  return { chainId: safe.chainId, safe: safe.address, content, signatures }
}

test('signatures that come one after the other are kept, and enough of them are one that the Safe accepts', async () => {
  const hash = await takeMessage(client(), safe, await signedBy(alice))
  expect(hash).toBe(hashes().safeMessageHash)
  expect(findHeld(safe, hash)).toMatchObject({ message: text, confirmationsSubmitted: 1, preparedSignature: null })
  await takeMessage(client(), safe, await signedBy(bob))
  await takeMessage(client(), safe, await signedBy(bob))
  const { preparedSignature, confirmations } = findHeld(safe, hash) ?? {}
  expect(confirmations?.map(({ owner }) => owner.value)).toEqual([alice.address, bob.address])
  const { contentHash } = hashes()
  const asked = { owner: safe.address, hash: contentHash, preimage: contentHash, signature: preparedSignature ?? '0x' }
  expect(await checkContractSignature(client(), asked)).toMatchObject({ status: 'valid' })
})

test('of what another hands on only the signatures are kept that hold', async () => {
  const file = await signedBy(alice, bob)
  const [ofAlice, ofBob] = file.signatures
  if (!ofAlice || !ofBob) throw new Error('Nobody signed')
  const forged = { ...ofBob, signature: ofAlice.signature }
  const foreign = { signer: outsider.address, signature: ofAlice.signature }
  const hash = await takeMessage(client(), safe, { ...file, signatures: [forged, ofAlice, foreign] })
  expect(findHeld(safe, hash)?.confirmations.map(({ owner }) => owner.value)).toEqual([alice.address])
  heldMessages.write([])
  await expect(takeMessage(client(), safe, { ...file, signatures: [forged] })).rejects.toThrow('None of the signatures')
  await expect(takeMessage(client(), safe, { ...file, content: '"We disagree."' })).rejects.toThrow('None of the')
  await expect(takeMessage(client(), safe, { ...file, safe: zeroAddress })).rejects.toThrow('another Safe')
  await expect(takeMessage(client(), safe, { ...file, chainId: 1 })).rejects.toThrow('another Safe')
  await expect(takeMessage(client(), safe, { ...file, content: '"broken' })).rejects.toThrow('no message')
  expect(heldMessages.getState()).toEqual([])
})

test('one more than there is room for is refused, and nothing that is held goes for it', async () => {
  const hashOf = (index: number) => `0x${`${index}`.padStart(64, '0')}` as const
  const [given] = (await signedBy(alice)).signatures
  if (!given) throw new Error('Nobody signed')
  for (let index = 1; index <= 50; index += 1) holdMessage({ ...safe, hash: hashOf(index) }, content, [given])
  const before = heldMessages.getState()
  await expect(takeMessage(client(), safe, await signedBy(alice))).rejects.toThrow('holds at most 50')
  expect(heldMessages.getState()).toEqual(before)
  // Nor does a message that is too long for all of them, or signatures that are.
  const long = JSON.stringify('x'.repeat(1_000_000))
  expect(() => holdMessage({ ...safe, hash: hashOf(1) }, long, [given])).toThrow('no room')
  expect(heldMessages.getState()).toEqual(before)
  forgetMessage({ ...safe, hash: hashOf(7) })
  const hash = await takeMessage(client(), safe, await signedBy(alice))
  expect(findHeld(safe, hash)).toBeDefined()
  expect(heldMessages.getState()).toHaveLength(50)
})

test('what stands in the browser under another hash, or is no signature, is not shown as the Safe’s', async () => {
  const hash = await takeMessage(client(), safe, await signedBy(alice, bob))
  const [held] = heldMessages.getState()
  if (!held) throw new Error('Nothing is held')
  expect(describeHeld(safe, { ...held, content: '"We disagree."' })).toBeUndefined()
  expect(describeHeld(safe, { ...held, signatures: [] })).toBeUndefined()
  const broken = held.signatures.map((each) => ({ ...each, signature: '0x12' as const }))
  expect(describeHeld(safe, { ...held, signatures: broken })).toMatchObject({
    messageHash: hash,
    preparedSignature: null,
  })
})
