import { type Hex, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { buildProposal, confirmAt } from '@/devnet/gateway/seedGateway'
import { ask, type Proof, post, startProof } from './proof'
import { refusalsOf } from './refusal'

const [alice, bob] = owners
const [dave] = recipients

let proof: Proof
let safe: Proof['world']['nested']
let proposeUrl: string
beforeAll(async () => {
  proof = await startProof()
  safe = proof.world.shared['1.4.1']
  proposeUrl = `${proof.base}/transactions/${safe.address}/propose`
})
afterAll(() => proof.stop())

const expectRefusal = refusalsOf(() => proof)

describe('a proposal is refused', () => {
  const payment = { to: dave.address, value: 1n, nonce: 50n }
  const propose = async (changes: Record<string, unknown>, input: object = payment) => {
    const proposal = await buildProposal(proof.chain, safe, { ...payment, ...input }, alice)
    return post(proposeUrl, { ...proposal, ...changes })
  }

  test.each([
    ['a body that is no JSON', '{"to": ', 400, 'not valid JSON'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe]), 400, 'not valid JSON'],
    ['an empty body', '', 422, /expected object/i],
    ['a list', '[]', 422, /expected object/i],
    ['a number', '17', 422, /expected object/i],
    ['nothing inside', '{}', 422, /expected string/i],
  ])('%s', async (_, body, status, reason) => {
    const headers = { 'Content-Type': 'application/json' }
    await expectRefusal(() => ask(proposeUrl, { method: 'POST', body, headers }), status, reason)
  })

  test.each<[string, Record<string, unknown>, number, string | RegExp]>([
    ['a malformed receiver', { to: '0x12' }, 422, 'Invalid address'],
    ['a value that is a number', { value: 1 }, 422, /expected string/i],
    ['a negative value', { value: '-1' }, 422, 'whole number'],
    ['a value above 256 bits', { value: '9'.repeat(78) }, 422, 'does not fit'],
    ['half a byte of data', { data: '0x123' }, 422, 'Whole bytes'],
    ['an unknown operation', { operation: 2 }, 422, 'operation must be 0 or 1'],
    ['a nonce above what JSON can hold', { nonce: String(2n ** 60n) }, 422, 'nonce is too large'],
    ['a malformed hash', { safeTxHash: '0x12' }, 422, 'Invalid hash'],
    ['a signature that is too short', { signature: '0x1234' }, 422, '65 bytes'],
    ['an origin that is too long', { origin: 'x'.repeat(201) }, 400, 'longer than 200'],
    ['another value than was hashed', { value: '2' }, 422, 'Invalid safeTxHash'],
    ['another hash', { safeTxHash: zeroHash }, 422, 'Invalid safeTxHash'],
    ['another sender', { sender: bob.address }, 422, `Invalid signature: the sender ${bob.address} has not signed`],
    ['signature bytes of no known kind', { signature: `0x${'11'.repeat(64)}09` }, 422, 'Invalid signature'],
    [
      'a signature with a piece of another',
      { signature: `0x${'11'.repeat(64)}1b${'00'.repeat(10)}` },
      422,
      'Invalid signature',
    ],
    ['a signature of zeros', { signature: `0x${'00'.repeat(64)}1b` }, 422, 'Invalid signature'],
    ['no signature and a sender who is no owner', { signature: null, sender: dave.address }, 400, 'not an owner'],
  ])('%s', async (_, changes, status, reason) => {
    await expectRefusal(() => propose(changes), status, reason)
  })

  test('a nonce that the Safe has used', async () => {
    await expectRefusal(() => propose({}, { nonce: 7n }), 422, "Invalid nonce: 7 is below the Safe's nonce 8")
  })

  test('a delegatecall to a contract that nobody trusts', async () => {
    await expectRefusal(() => propose({}, { operation: 1 }), 422, 'Delegate call is disabled')
  })

  test('the signature of somebody who is no owner', async () => {
    const stranger = privateKeyToAccount(generatePrivateKey())
    const proposal = await buildProposal(proof.chain, safe, payment, stranger)
    await expectRefusal(() => post(proposeUrl, proposal), 422, `Invalid signature: ${stranger.address} is not an owner`)
  })

  test('a signature over another transaction', async () => {
    const { signature } = await buildProposal(proof.chain, safe, { ...payment, value: 2n }, alice)
    await expectRefusal(() => propose({ signature }), 422, /Invalid signature: 0x\w+ is not an owner/)
  })

  test('a signature made for another chain', async () => {
    const { signature, safeTxHash } = await buildProposal({ ...proof.chain, chainId: 1 }, safe, payment, alice)
    await expectRefusal(() => propose({ signature, safeTxHash }), 422, 'Invalid safeTxHash')
  })

  test('the same owner twice', async () => {
    const { signature } = await buildProposal(proof.chain, safe, payment, alice)
    const twice: Hex = `0x${signature?.slice(2)}${signature?.slice(2)}`
    await expectRefusal(() => propose({ signature: twice }), 400, 'has signed more than once')
  })

  test('an approved hash that was not approved', async () => {
    const approved = `0x${alice.address.slice(2).padStart(64, '0')}${'00'.repeat(32)}01`
    await expectRefusal(() => propose({ signature: approved }), 400, 'does not hold on the chain')
  })

  test('an unsigned one is kept out of the queue until its first signature', async () => {
    const input = { ...payment, nonce: 60n }
    const proposal = await buildProposal(proof.chain, safe, input, alice)
    expect((await post(proposeUrl, { ...proposal, signature: null })).body).toMatchObject({
      detailedExecutionInfo: { trusted: false, confirmations: [] },
    })
    const queue = `${proof.base}/safes/${safe.address}/transactions/queued`
    expect((await ask(queue)).text).not.toContain(proposal.safeTxHash)
    expect((await ask(`${queue}?trusted=false`)).text).toContain(proposal.safeTxHash)
    await confirmAt(proof.url, proof.chain, safe, input, bob)
    expect((await ask(queue)).text).toContain(proposal.safeTxHash)
  })
})
