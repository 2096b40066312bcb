import { zeroAddress } from 'viem'
import { expect } from 'vitest'
import { fetchAppTransaction } from '@/lib/gateway/calls/appAnswers'
import { deleteTransaction } from '@/lib/gateway/calls/deleteTransaction'
import { estimateTransaction } from '@/lib/gateway/calls/estimateTransaction'
import { confirmTransaction, proposeTransaction } from '@/lib/gateway/calls/submitTransaction'
import { safeNoncesQuery } from '@/lib/gateway/queries/safeQueries'
import {
  decodedDataQuery,
  historyQuery,
  queueQuery,
  transactionDetailsQuery,
} from '@/lib/gateway/queries/transactionQueries'
import {
  incomingTransfersQuery,
  moduleTransactionsQuery,
  multisigTransactionsQuery,
} from '@/lib/gateway/queries/transferQueries'
import * as answers from './answers'
import { chainPath, safePath, safeRef, testCalls } from './callCases'

const { safe, owner, other, safeTxHash, signature } = answers

const date = new Date('2026-01-02T03:04:05.000Z')
const dates = 'execution_date__gte=2026-01-02T03%3A04%3A05.000Z&execution_date__lte=2026-01-02T03%3A04%3A05.000Z'

const transaction = {
  to: other,
  value: 10n ** 18n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 7n,
} as const

const proposalBody = {
  to: other,
  value: '1000000000000000000',
  data: '0x',
  operation: 0,
  nonce: '7',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  safeTxHash,
  sender: owner,
  signature,
}

testCalls([
  {
    name: 'incoming transfers',
    call: (g, c) =>
      c.fetchInfiniteQuery(
        incomingTransfersQuery(g, safeRef, { from: date, until: date, to: safe, tokenAddress: other, value: 5n }),
      ),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/incoming-transfers/?${dates}&to=${safe}&token_address=${other}&value=5`,
  },
  {
    name: 'module transactions',
    call: (g, c) => c.fetchInfiniteQuery(moduleTransactionsQuery(g, safeRef, { to: other, module: owner })),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/module-transactions/?to=${other}&module=${owner}`,
  },
  {
    name: 'multisig transactions',
    call: (g, c) =>
      c.fetchInfiniteQuery(
        multisigTransactionsQuery(g, safeRef, {
          from: date,
          until: date,
          to: other,
          value: 1n,
          nonce: 7n,
          executed: false,
        }),
      ),
    answer: answers.page([answers.listItem]),
    path: `${safePath}/multisig-transactions/?${dates}&to=${other}&value=1&nonce=7&executed=false`,
  },
  {
    name: 'history',
    call: (g, c) => c.fetchInfiniteQuery(historyQuery(g, safeRef)),
    answer: answers.page([{ type: 'DATE_LABEL', timestamp: 1764000000000 }, answers.listItem]),
    path: `${safePath}/transactions/history`,
  },
  {
    name: 'queue',
    call: (g, c) => c.fetchInfiniteQuery(queueQuery(g, safeRef)),
    answer: answers.page([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 7 },
      { ...answers.listItem, conflictType: 'HasNext' },
    ]),
    path: `${safePath}/transactions/queued`,
    check: (value) =>
      expect(value).toMatchObject({
        pages: [
          {
            results: [
              { type: 'LABEL', label: 'Next' },
              { type: 'CONFLICT_HEADER', nonce: 7n },
              { type: 'TRANSACTION', conflictType: 'HasNext', transaction: { txStatus: 'AWAITING_CONFIRMATIONS' } },
            ],
          },
        ],
      }),
  },
  {
    name: 'queue with what nobody signed',
    call: (g, c) => c.fetchInfiniteQuery(queueQuery(g, safeRef, { trusted: false })),
    answer: answers.page([]),
    path: `${safePath}/transactions/queued?trusted=false`,
  },
  {
    name: 'transaction details by id',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, answers.summary.id)),
    answer: answers.details,
    path: `${chainPath}/transactions/${answers.summary.id}`,
    check: (value) =>
      expect(value).toMatchObject({ detailedExecutionInfo: { safeTxHash, nonce: 7n }, executedAt: null }),
  },
  {
    name: 'transaction details by hash',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, safeTxHash)),
    answer: answers.details,
    path: `${chainPath}/transactions/${safeTxHash}`,
  },
  {
    name: 'transaction details by a transfer id with a trace path',
    call: (g, c) => c.fetchQuery(transactionDetailsQuery(g, 31337, `transfer_${safe}_iabc0,1`)),
    answer: answers.details,
    path: `${chainPath}/transactions/transfer_${safe}_iabc0%2C1`,
  },
  {
    name: 'estimation',
    call: (g) => estimateTransaction(g, safeRef, { to: other, value: 1n, data: '0x', operation: 0 }),
    answer: { currentNonce: 6, recommendedNonce: 8, safeTxGas: '45000' },
    method: 'POST',
    path: `/v2/chains/31337/safes/${safe}/multisig-transactions/estimations`,
    body: { to: other, value: '1', data: '0x', operation: 0 },
    check: (value) => expect(value).toEqual({ currentNonce: 6n, recommendedNonce: 8n, safeTxGas: 45000n }),
  },
  {
    name: 'proposal',
    call: (g) => proposeTransaction(g, safeRef, { transaction, safeTxHash, sender: owner, signature }),
    answer: answers.details,
    method: 'POST',
    path: `${chainPath}/transactions/${safe}/propose`,
    body: proposalBody,
  },
  {
    name: 'decoding',
    call: (g, c) => c.fetchQuery(decodedDataQuery(g, 31337, '0x8d80ff0a')),
    answer: answers.decoded,
    method: 'POST',
    path: `${chainPath}/data-decoder`,
    body: { data: '0x8d80ff0a' },
    check: (value) =>
      expect(value).toMatchObject({
        parameters: [
          {
            valueDecoded: [{ value: 1n }, { operation: 1, dataDecoded: { parameters: [{ value: [safe, [other]] }] } }],
          },
        ],
      }),
  },
  {
    name: 'transaction confirmation',
    call: (g) => confirmTransaction(g, 31337, safeTxHash, signature),
    answer: answers.details,
    method: 'POST',
    path: `${chainPath}/transactions/${safeTxHash}/confirmations`,
    body: { signature },
  },
  {
    name: 'transaction deletion',
    call: (g) => deleteTransaction(g, 31337, safeTxHash, signature),
    answer: undefined,
    method: 'DELETE',
    path: `${chainPath}/transactions/${safeTxHash}`,
    body: { signature },
  },
  {
    name: 'nonces',
    call: (g, c) => c.fetchQuery(safeNoncesQuery(g, safeRef)),
    answer: { currentNonce: 6, recommendedNonce: 8 },
    path: `${safePath}/nonces`,
  },
  {
    name: 'a transaction for an app, unchanged',
    call: (g) => fetchAppTransaction(g, 31337, safeTxHash),
    answer: answers.details,
    path: `${chainPath}/transactions/${safeTxHash}`,
    check: (value) => expect(value).toEqual(answers.details),
  },
])
