import { zeroHash } from 'viem'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { buildProposal, proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { signSafeMessage } from '@/devnet/safeMessages'
import { type Proof, post, startProof } from './proof'
import { refusalsOf } from './refusal'

const [alice, bob] = owners
const [dave] = recipients

let proof: Proof
let safe: Proof['world']['nested']
let messagesUrl: string
beforeAll(async () => {
  proof = await startProof()
  safe = proof.world.shared['1.4.1']
  messagesUrl = `${proof.base}/safes/${safe.address}/messages`
})
afterAll(() => proof.stop())

const expectRefusal = refusalsOf(() => proof)

describe('a confirmation is refused', () => {
  const input = { to: dave.address, value: 3n, nonce: 70n }
  const confirm = async (body: object, hash?: string) => {
    const { safeTxHash } = await buildProposal(proof.chain, safe, input, alice)
    return post(`${proof.base}/transactions/${hash ?? safeTxHash}/confirmations`, body)
  }
  beforeAll(() => proposeTo(proof.url, proof.chain, safe, input, alice))

  test('a second one by the same owner', async () => {
    const { signature } = await buildProposal(proof.chain, safe, input, alice)
    await expectRefusal(() => confirm({ signature }), 400, `${alice.address} has confirmed this transaction already`)
  })

  test('by somebody who is no owner, for nothing, and with nothing', async () => {
    const { signature } = await buildProposal(proof.chain, safe, input, dave)
    await expectRefusal(() => confirm({ signature }), 422, `${dave.address} is not an owner`)
    await expectRefusal(() => confirm({ signature }, zeroHash), 404, 'no proposed transaction')
    await expectRefusal(() => confirm({ signature }, '0x12'), 422, 'Invalid hash')
    await expectRefusal(() => confirm({}), 422, /expected string/i)
  })
})

describe('a message is refused', () => {
  const sign = (message: string, owner = alice) => signSafeMessage(proof.chain, safe, message, [owner])

  test('unless it is a text or typed data that fits its types', async () => {
    const signature = await sign('x')
    const reason = 'text or typed data'
    await expectRefusal(() => post(messagesUrl, { message: 5, signature }), 422, reason)
    await expectRefusal(() => post(messagesUrl, { message: { domain: {} }, signature }), 422, reason)
    const types = { A: [{ name: 'next', type: 'A' }] }
    const endless = { domain: {}, types, message: {}, primaryType: 'A' }
    await expectRefusal(() => post(messagesUrl, { message: endless, signature }), 422, 'does not fit its types')
    const wrong = { domain: {}, types: { A: [{ name: 'n', type: 'uint8' }] }, message: { n: 'many' } }
    await expectRefusal(() => post(messagesUrl, { message: wrong, signature }), 422, 'does not fit its types')
  })

  test('by somebody who is no owner, over another text, by two at once, and twice', async () => {
    const message = 'Only once'
    await expectRefusal(
      async () => post(messagesUrl, { message, signature: await sign(message, dave) }),
      422,
      'is not an owner',
    )
    await expectRefusal(
      async () => post(messagesUrl, { message, signature: await sign('Other') }),
      422,
      'Invalid signature',
    )
    const both = await signSafeMessage(proof.chain, safe, message, [alice, bob])
    await expectRefusal(() => post(messagesUrl, { message, signature: both }), 422, 'exactly one owner signature')
    const hash = await proposeMessageTo(proof.url, proof.chain, safe, message)
    await expectRefusal(
      async () => post(messagesUrl, { message, signature: await sign(message) }),
      400,
      'proposed already',
    )
    const signUrl = `${proof.base}/messages/${hash}/signatures`
    await expectRefusal(
      async () => post(signUrl, { signature: await sign(message) }),
      400,
      'has signed this message already',
    )
    await expectRefusal(async () => post(signUrl, { signature: await sign(message, dave) }), 422, 'is not an owner')
    await expectRefusal(
      async () => post(`${proof.base}/messages/${zeroHash}/signatures`, { signature: both }),
      404,
      'no message',
    )
  })
})
