import { expect, test } from 'vitest'
import { createGateway } from '@/lib/gateway/client/client'
import { balancesQuery } from '@/lib/gateway/queries/assetQueries'
import { messagesQuery } from '@/lib/gateway/queries/messageQueries'
import { safeInfoQuery } from '@/lib/gateway/queries/safeQueries'
import { historyQuery, queueQuery } from '@/lib/gateway/queries/transactionQueries'
import { multisigTransactionsQuery } from '@/lib/gateway/queries/transferQueries'
import { safe } from './answers'

const gateway = createGateway({ baseUrl: 'https://first.example' })
const safeRef = { chainId: 31337, address: safe }

test('keys of one Safe share a prefix, and letter case makes no second entry', () => {
  const lower = { ...safeRef, address: safe.toLowerCase() as typeof safe }
  expect(balancesQuery(gateway, lower).queryKey).toEqual(balancesQuery(gateway, safeRef).queryKey)
  const prefix = safeInfoQuery(gateway, safeRef).queryKey.slice(0, -1)
  for (const { queryKey } of [
    balancesQuery(gateway, safeRef),
    historyQuery(gateway, safeRef),
    queueQuery(gateway, safeRef),
    messagesQuery(gateway, safeRef),
    multisigTransactionsQuery(gateway, safeRef, { value: 1n }),
  ]) {
    expect(queryKey.slice(0, prefix.length)).toEqual(prefix)
    expect(() => JSON.stringify(queryKey)).not.toThrow()
  }
})

test('keys of two gateways differ', () => {
  const second = createGateway({ baseUrl: 'https://second.example' })
  expect(safeInfoQuery(second, safeRef).queryKey).not.toEqual(safeInfoQuery(gateway, safeRef).queryKey)
})
