import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { groupQueue, listQueueItems } from './groupQueue'

const safe = '0x000000000000000000000000000000000000dEaD'
const hash = (nonce: number) => `0x${nonce.toString(16).padStart(64, '0')}`

function proposal(nonce: number, id = `multisig_${safe}_${hash(nonce)}`) {
  const txInfo = { type: 'Custom', to: { value: safe }, dataSize: '0', value: '0', isCancellation: false }
  const executionInfo = { type: 'MULTISIG', nonce, confirmationsRequired: 1, confirmationsSubmitted: 1 }
  const transaction = { id, timestamp: 1, txStatus: 'AWAITING_EXECUTION', txInfo, executionInfo }
  return { type: 'TRANSACTION', conflictType: 'None', transaction }
}

const read = (results: unknown[]) => parseAnswer(transactionPage, { next: null, results }).results

test('what comes next and what excludes what follows from nonces, whatever the labels say', () => {
  const items = read([
    { type: 'LABEL', label: 'Queued' },
    proposal(7),
    { type: 'LABEL', label: 'Next' },
    { type: 'CONFLICT_HEADER', nonce: 9 },
    proposal(5),
    proposal(4),
    proposal(5, 'another'),
  ])
  const { used, next, queued } = groupQueue(items, 5n)
  expect(used.map(({ nonce }) => nonce)).toEqual([4n])
  expect(next.map(({ nonce, transactions }) => [nonce, transactions.length])).toEqual([[5n, 2]])
  expect(queued.map(({ nonce }) => nonce)).toEqual([7n])
})

test('kinds that are not known are kept by name, and a transaction without a nonce is not lost', () => {
  const { transaction, ...rest } = proposal(5)
  const items = read([
    { type: 'LATER' },
    { ...rest, transaction: { ...transaction, executionInfo: { type: 'LATER' } } },
  ])
  const { unknown, queued } = groupQueue(items, 5n)
  expect(unknown).toEqual(['LATER'])
  expect(queued).toMatchObject([{ nonce: undefined, transactions: [{ id: transaction.id }] }])
  expect(listQueueItems(items)).toEqual([])
})

test('the hash is the one that the id names, and an id of another form counts as a whole', () => {
  expect(listQueueItems(read([proposal(5), proposal(6, 'odd')]))).toEqual([
    { nonce: 5n, safeTxHash: hash(5) },
    { nonce: 6n, safeTxHash: 'odd' },
  ])
})
