import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { listItem, page, summary } from '@/tests/gateway/answers'
import { listReceivers, warnSummary } from './transferWarnings'

const friend: Address = '0x1234567890AbcdEF1234567890aBcdef12345678'
const lookAlike: Address = '0x12340000000000000000000000000000000a5678'
const safe: Address = '0x5Afe000000000000000000000000000000005aFE'

const token = { type: 'ERC20', tokenAddress: zeroAddress, tokenSymbol: 'T', decimals: 6, value: '5' }
const transfer = (change: object, parties: object = {}) =>
  parseAnswer(transactionInfo, {
    ...{ type: 'Transfer', direction: 'INCOMING', sender: { value: zeroAddress }, recipient: { value: safe } },
    ...parties,
    transferInfo: { ...token, ...change },
  })
const codes = (...input: Parameters<typeof warnSummary>) => warnSummary(...input).map(({ code }) => code)

test('an ordinary transfer is not warned of', () => {
  expect(codes(transfer({}), false, [friend])).toEqual([])
  expect(codes(transfer({ trusted: true, imitation: false }, { sender: { value: friend } }), false, [friend])).toEqual(
    [],
  )
})

test('a sender or recipient that looks like a known address is named beside it', () => {
  for (const party of ['sender', 'recipient']) {
    const [warning] = warnSummary(transfer({}, { [party]: { value: lookAlike } }), true, [friend])
    expect(warning).toMatchObject({ code: 'lookAlikeAddress', severity: 'danger' })
    expect(warning?.message.toLowerCase()).toContain(`${lookAlike} looks like ${friend}`.toLowerCase())
  }
  const call = { type: 'Custom', to: { value: lookAlike }, dataSize: '4', isCancellation: false }
  expect(codes(parseAnswer(transactionInfo, call), true, [friend])).toEqual(['lookAlikeAddress'])
})

test.each([
  ['nothing', { value: '0' }, {}, 'Moves nothing', 'movesNothing'],
  ['an imitation', { imitation: true }, {}, 'imitation of an earlier transfer', 'imitation'],
  ['a token that is not trusted', { trusted: false }, {}, 'does not trust this token', 'distrustedToken'],
  [
    'what no owner signed',
    {},
    { direction: 'OUTGOING' },
    'Only the token says that this Safe sent it',
    'onlyTokenSent',
  ],
])('a transfer of %s is poison, unless owners signed it', (_, change, parties, message, code) => {
  const info = transfer(change, parties)
  expect(warnSummary(info, false, [])).toMatchObject([{ code, message: expect.stringContaining(message) }])
  expect(warnSummary(info, true, [])).toEqual([])
})

test('receivers are those of what owners signed, once each', () => {
  const outgoing = { type: 'Transfer', direction: 'OUTGOING', sender: { value: safe }, transferInfo: token }
  const paid = { ...summary, txInfo: { ...outgoing, recipient: { value: friend } } }
  const items = [
    { ...listItem, transaction: paid },
    { ...listItem, transaction: paid },
    {
      ...listItem,
      transaction: { ...paid, executionInfo: null, txInfo: { ...paid.txInfo, recipient: { value: safe } } },
    },
    { ...listItem, transaction: { ...paid, txInfo: { ...paid.txInfo, direction: 'INCOMING' } } },
  ]
  expect(listReceivers(parseAnswer(transactionPage, page(items)).results)).toEqual([friend])
})
