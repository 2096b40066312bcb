// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { keccak256, numberToHex, zeroAddress } from 'viem'
import { afterEach, expect, it } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { Check } from '@/lib/safe/verify/verification'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import { shownSafe as safe, shownAddress } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { Timeline } from './Timeline'

afterEach(cleanup)

// Nothing is in view here, so that no name is looked up.
stubInView(() => false)

const hash = keccak256('0x01')
const signer = (place: number) => ({ value: numberToHex(place + 1, { size: 20 }) })

const detailsOf = (count: number) =>
  parseAnswer(transactionDetails, {
    ...{ txId: `multisig_${shownAddress}_${hash}`, safeAddress: shownAddress, executedAt: 2, txStatus: 'SUCCESS' },
    txInfo: { type: 'Custom', to: signer(0), dataSize: '0', value: '0', isCancellation: false },
    ...{ txHash: hash, safeAppInfo: null, note: null, sources: null, txData: null },
    detailedExecutionInfo: {
      ...{ type: 'MULTISIG', submittedAt: 1, nonce: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
      ...{ gasToken: zeroAddress, refundReceiver: { value: zeroAddress }, safeTxHash: hash, signers: [] },
      ...{ confirmationsRequired: count, rejectors: null, gasTokenInfo: null, trusted: true, executor: null },
      confirmations: Array.from({ length: count }, (_, place) => ({
        ...{ signer: signer(place), signature: null, submittedAt: 1 },
      })),
    },
  })

it('draws many confirmations in steps, and at once each that does not hold', () => {
  const checks = Array.from(
    { length: 120 },
    (_, place): Check => ({
      ...{ subject: 'confirmation', status: place === 110 ? 'mismatch' : 'match', reason: { code: 'approved' } },
    }),
  )
  const result: DetailsVerification = {
    ...{ status: 'mismatch', kind: 'multisig', warnings: [], checks },
    verification: { status: 'mismatch', hashes: undefined, checks, signedBy: [] },
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Timeline safe={safe} details={detailsOf(120)} result={result} />
    </QueryClientProvider>,
  )
  const line = within(screen.getByRole('list'))
  expect(line.getAllByText(/^Confirmed by/)).toHaveLength(50)
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more of 69' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show 19 more of 19' }))
  expect(line.getAllByText(/^Confirmed by/)).toHaveLength(119)
  expect(screen.queryByRole('button')).toBeNull()
})
