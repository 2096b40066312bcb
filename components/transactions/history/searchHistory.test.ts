import {
  TransactionInfoType,
  TransactionStatus,
  TransactionTokenType,
  TransferDirection,
} from '@safe-global/safe-gateway-typescript-sdk'
import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { fitsSearch } from './searchHistory'

const safe = getAddress('0x00000000000000000000000000000000000000aa')
const dave = getAddress('0x00000000000000000000000000000000000000dd')
const named = (value: typeof dave) => ({ value, name: null, logoUri: null })
const payment: TransactionSummary = {
  ...{
    id: `multisig_${safe}_0xbeef`,
    timestamp: 0,
    txStatus: TransactionStatus.SUCCESS,
    txHash: null,
    safeAppInfo: null,
    sources: null,
  },
  ...{ note: 'The rent', executionInfo: null },
  txInfo: {
    ...{ type: TransactionInfoType.TRANSFER, sender: named(safe), recipient: named(dave) },
    ...{ direction: TransferDirection.OUTGOING, transferInfo: { type: TransactionTokenType.NATIVE_COIN, value: 5n } },
  },
}
const reader = {
  ...{ safe, native: { symbol: 'ETH', decimals: 0 } },
  nameOf: (account: typeof dave) => (account === dave ? 'Dave' : undefined),
}

it.each([
  ['dave', true],
  ['send 5 eth', true],
  [dave.toLowerCase(), true],
  ['BEEF', true],
  ['rent dave', true],
  ['rent erin', false],
])('looks for “%s”', (search, isFound) => {
  expect(fitsSearch(payment, search, reader)).toBe(isFound)
})

it('reads what a row says once, however often it is searched', () => {
  let reads = 0
  const watched = {
    ...payment,
    get txInfo() {
      reads += 1
      return payment.txInfo
    },
  }
  for (const search of ['s', 'se', 'sen', 'send dave']) expect(fitsSearch(watched, search, reader)).toBe(true)
  expect(reads).toBe(1)
})
