import { zeroAddress, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { ask, type Proof, post, startProof } from './proof'
import { refusalsOf } from './refusal'

const [dave] = recipients

let proof: Proof
let safe: Proof['world']['nested']
beforeAll(async () => {
  proof = await startProof()
  safe = proof.world.shared['1.4.1']
})
afterAll(() => proof.stop())

const expectRefusal = refusalsOf(() => proof)

describe('what is asked for does not exist or is malformed', () => {
  test.each([
    ['a malformed address', '/v1/chains/31337/safes/0x1234', 422, 'Invalid address'],
    ['an address of something else', '/v1/chains/31337/safes/hello/transactions/history', 422, 'Invalid address'],
    ['a Safe that is not there', `/v1/chains/31337/safes/${zeroAddress}`, 404, 'There is no Safe at 0x0'],
    ['a chain that is not served', `/v1/chains/5/safes/${zeroAddress}`, 404, 'does not serve a chain'],
    ['a chain that is no number', '/v1/chains/mainnet', 404, 'does not serve a chain'],
    ['a transaction that is not there', `/v1/chains/31337/transactions/${zeroHash}`, 404, 'no transaction'],
    ['a malformed transaction id', '/v1/chains/31337/transactions/multisig_0x12', 422, 'Invalid transaction id'],
    ['an id of another kind', `/v1/chains/31337/transactions/creation_${zeroAddress}_1`, 404, 'no transaction'],
    ['a message that is not there', `/v1/chains/31337/messages/${zeroHash}`, 404, 'no message'],
    ['a malformed message hash', '/v1/chains/31337/messages/0x12', 422, 'Invalid hash'],
    ['a route that is not there', '/v1/chains/31337/nothing', 404, 'Cannot GET /v1/chains/31337/nothing'],
    ['a path that is not well encoded', '/v1/chains/%E0%A4%A', 400, 'not well encoded'],
  ])('%s', async (_, path, status, reason) => {
    await expectRefusal(() => ask(proof.url + path), status, reason)
  })

  test.each([
    ['a flag', 'transactions/history?trusted=perhaps', 'trusted must be true or false'],
    ['a flag by the name of a built-in', 'transactions/history?trusted=constructor', 'trusted must be true or false'],
    ['a timezone', 'transactions/history?timezone=Moon/Base', 'timezone is not known'],
    ['a currency', 'balances/xyz', 'currency is not among'],
    ['a date', 'incoming-transfers/?execution_date__gte=soon', 'must be a date'],
    ['an amount', 'multisig-transactions/?value=-1', 'must be a whole number'],
    ['an address in a filter', 'incoming-transfers/?token_address=0x1', 'Invalid address'],
  ])('%s in the query that cannot be read', async (_, path, reason) => {
    await expectRefusal(() => ask(`${proof.base}/safes/${safe.address}/${path}`), 422, reason)
  })

  test('a Safe that is known beforehand but not deployed', async () => {
    const { undeployed } = proof.world
    await expectRefusal(() => ask(`${proof.base}/safes/${undeployed.address}`), 404, undeployed.address)
  })

  test.each(['limit=x', 'offset=-1&limit=20', '%00', '', 'limit=0&offset=0', 'limit=1e9&offset=NaN'])(
    'a cursor that cannot be read means the first page: %s',
    async (cursor) => {
      const url = `${proof.base}/safes/${safe.address}/transactions/history`
      const first = await ask(url)
      const answered = await ask(`${url}?cursor=${encodeURIComponent(cursor)}`)
      expect([answered.status, answered.body]).toEqual([200, first.body])
    },
  )

  test('any letter case of an address is accepted, and answered with its checksum', async () => {
    for (const address of [safe.address.toLowerCase(), `0x${safe.address.slice(2).toUpperCase()}`]) {
      const { status, body } = await ask(`${proof.base}/safes/${address}`)
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ address: expect.objectContaining({ value: safe.address }) }),
      ])
    }
  })
})

describe('estimations and decoding', () => {
  const estimate = (body: object) =>
    post(`${proof.url}/v2/chains/31337/safes/${safe.address}/multisig-transactions/estimations`, body)
  const decode = (body: object) => post(`${proof.base}/data-decoder`, body)

  test('a call that fails is no estimate', async () => {
    const tooMuch = { to: dave.address, value: String(10n ** 30n), data: '0x', operation: 0 }
    const refusing = { to: proof.world.tokens.dollar, value: '0', data: '0x12345678', operation: 0 }
    await expectRefusal(() => estimate(refusing), 422, 'Gas estimation failed')
    await expectRefusal(() => estimate(tooMuch), 422, 'Gas estimation failed')
    await expectRefusal(() => estimate({ ...refusing, operation: 1 }), 422, /Gas estimation failed/)
    await expectRefusal(() => estimate({ to: dave.address }), 422, /expected string/i)
  })

  test('data that is too short, or of no known function', async () => {
    await expectRefusal(() => decode({ data: '0x1234' }), 422, '4 bytes or more')
    await expectRefusal(() => decode({ data: '0xdeadbeef' }), 404, 'is not known')
    await expectRefusal(() => decode({ data: 'hello' }), 422, 'Whole bytes')
  })
})
