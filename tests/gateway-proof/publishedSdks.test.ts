import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedGateway } from '@/devnet/gateway/seedGateway'
import { publishedSdks, readEverything, writeEverything } from './everyCall'
import { type Proof, startProof } from './proof'

let proof: Proof
beforeAll(async () => {
  proof = await startProof({ safeAppsPath: 'tests/gateway-proof/safe-apps.json' })
  await seedGateway(proof.url, proof.chain, proof.world)
})
afterAll(() => proof.stop())

test('every call of the pinned SDK and of the newest one is answered, and both read the same', async () => {
  const [pinned, newest] = publishedSdks
  const read = await readEverything(pinned, proof)
  expect(await readEverything(newest, proof)).toEqual(read)
  const empty = Object.entries(read).filter(([, answer]) => Object.keys(answer).length === 0)
  expect(empty.map(([name]) => name)).toEqual([])
})

test.each(publishedSdks)('$name proposes, and signs messages', async (published) => {
  const nonce = published.name === 'the newest SDK' ? 51n : 50n
  const { proposed, signed } = await writeEverything(published, proof, nonce)
  expect(proposed).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: { nonce: Number(nonce) },
  })
  expect(signed).toMatchObject({ status: 'CONFIRMED', message: `Message ${nonce}`, confirmationsSubmitted: 2 })
})
