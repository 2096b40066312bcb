import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { buildProposal } from '@/devnet/gateway/seedGateway'
import { type Answered, ask, type Proof, post, startProof } from './proof'

const [alice] = owners
let proof: Proof
let safe: string
beforeAll(async () => {
  proof = await startProof()
  safe = proof.world.shared['1.4.1'].address
})
afterAll(() => proof.stop())

/** Whatever was sent: an answer in JSON that is nobody's crash. */
function expectAnswer({ status, text, body }: Answered) {
  expect([text, status < 500]).toEqual([text, true])
  if (text !== '') expect(body).toBeDefined()
}

const word = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '0x',
    '..',
    '%00',
    '%',
    '-1',
    'NaN',
    '1e400',
    '9'.repeat(400),
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefx') }),
)
const urlWord = word.map((text) => encodeURIComponent(text.toWellFormed()))

describe('any input is answered', () => {
  test('paths', async () => {
    const path = fc.array(
      fc.oneof(urlWord, fc.constantFrom('v1', 'chains', '31337', 'safes', 'transactions', 'messages', 'owners')),
    )
    await fc.assert(
      fc.asyncProperty(path, async (parts) => expectAnswer(await ask(`${proof.url}/${parts.join('/')}`))),
      { numRuns: 150 },
    )
  })

  test('queries', async () => {
    const list = fc.constantFrom(
      'transactions/history',
      'transactions/queued',
      'multisig-transactions/',
      'incoming-transfers/',
      'module-transactions/',
      'messages',
      'balances/usd',
      'collectibles',
    )
    const names = [
      'cursor',
      'trusted',
      'timezone',
      'timezone_offset',
      'to',
      'value',
      'nonce',
      'executed',
      'execution_date__gte',
      'token_address',
      'exclude_spam',
      'module',
      'transaction_hash',
    ]
    await fc.assert(
      fc.asyncProperty(list, fc.constantFrom(...names), urlWord, async (path, name, value) =>
        expectAnswer(await ask(`${proof.base}/safes/${safe}/${path}?${name}=${value}`)),
      ),
      { numRuns: 200 },
    )
  })

  test('bodies', async () => {
    const paths = fc.constantFrom(
      `v1/chains/31337/transactions/${'SAFE'}/propose`,
      'v2/chains/31337/safes/SAFE/multisig-transactions/estimations',
      'v1/chains/31337/data-decoder',
      'v1/chains/31337/safes/SAFE/messages',
      `v1/chains/31337/transactions/0x${'11'.repeat(32)}/confirmations`,
    )
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.oneof(fc.jsonValue(), fc.record({ data: word, message: fc.jsonValue(), signature: word })),
        async (path, body) =>
          expectAnswer(await post(`${proof.url}/${path.replace('SAFE', safe)}`, JSON.stringify(body))),
      ),
      { numRuns: 150 },
    )
  })

  test('call data and signatures of the right form with any content', async () => {
    const bytes = fc
      .uint8Array({ minLength: 65, maxLength: 300 })
      .map((array) => `0x${Buffer.from(array).toString('hex')}`)
    // The last byte of each 65 decides how a signature is read.
    const signatures = fc
      .tuple(bytes, fc.constantFrom('00', '01', '1b', '1c', '1f', '20'))
      .map(([text, v]) => `${text.slice(0, 130)}${v}${text.slice(132)}`)
    const selectors = fc.constantFrom(
      '8d80ff0a',
      'a9059cbb',
      '6a761202',
      '0d582f13',
      '82ad56cb',
      '42842e0e',
      'b88d4fde',
    )
    const proposal = await buildProposal(proof.chain, proof.world.shared['1.4.1'], { to: safe as `0x${string}` }, alice)
    await fc.assert(
      fc.asyncProperty(bytes, signatures, selectors, async (text, signature, selector) => {
        expectAnswer(await post(`${proof.base}/data-decoder`, { data: `0x${selector}${text.slice(2)}` }))
        const answered = await post(`${proof.base}/transactions/${safe}/propose`, { ...proposal, signature })
        expectAnswer(answered)
        expect(answered.status).toBeGreaterThanOrEqual(400)
        expectAnswer(await post(`${proof.base}/safes/${safe}/messages`, { message: text, signature }))
      }),
      { numRuns: 100 },
    )
  })

  test('JSON that is nested deeper than any stack', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expectAnswer(await post(`${proof.base}/data-decoder`, `{"data":${deep}}`))
    const typed = `{"message":{"domain":{},"types":{"A":[]},"message":{"x":${deep}}},"signature":"0x${'11'.repeat(64)}1b"}`
    expectAnswer(await post(`${proof.base}/safes/${safe}/messages`, typed))
  })
})
