import { createClient, http, zeroAddress, zeroHash } from 'viem'
import { gnosis, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { asReadClient } from '@/lib/chain/readClient'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { executionCostQuery, simulationQuery } from './reviewQuery'

const state: SafeState = {
  ...{ address: zeroAddress, version: '1.4.1', owners: [zeroAddress], threshold: 1, nonce: 0n, modules: [] },
  ...{ hasMoreModules: false, guard: undefined, moduleGuard: undefined, fallbackHandler: undefined },
  ...{ singleton: zeroAddress, code: { kind: 'other' }, codeHash: zeroHash, balance: 1n },
}
const none = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
const transaction: SafeTransaction = { to: zeroAddress, value: 1n, data: '0x', operation: 0, ...none, nonce: 0n }

test.each([simulationQuery, executionCostQuery])(
  'the same Safe in the same state on two networks is asked for twice',
  (query) => {
    const [one, other] = [mainnet, gnosis].map((chain) => {
      const client = asReadClient(createClient({ chain, transport: http('http://127.0.0.1:9') }))
      return query(client, state, transaction).queryKey
    })
    expect(one).not.toEqual(other)
  },
)
