import { afterAll, beforeEach, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { TransactionAct } from '@/lib/signing/transaction/recheck'
import { execute } from '@/lib/signing/transaction/sendTransaction'
import { depsOf } from '@/tests/act/person'
import { seedAct } from '@/tests/act/seedAct'

const [alice, bob] = owners

let chain: Chain
let started: Promise<Chain> | undefined
let act: TransactionAct
let deps: ReturnType<typeof depsOf>
let saltNonce = 100n

beforeEach(async () => {
  started ??= startDevnetChain()
  chain = await started
  saltNonce += 1n
  await chain.client.setAutomine(true)
  act = (await seedAct(chain, { version: '1.5.0', saltNonce, threshold: 1 })).act
  await chain.client.setAutomine(false)
  deps = depsOf({ chain, account: alice.address })
})
afterAll(() => chain.stop())

const mine = () => chain.client.mine({ blocks: 1 })
/** A wallet that sends, whatever it answers. */
const answering = (error: Error): Pick<typeof deps, 'wallet'> => ({
  wallet: {
    ...deps.wallet,
    sendTransaction: async (request) => {
      await deps.wallet.sendTransaction(request)
      throw error
    },
  },
})

test('what a wallet may have sent without telling is not sent again while its account has something under way', async () => {
  const closed = new Error('The tab was closed.')
  await expect(execute({ ...deps, ...answering(closed) }, act)).rejects.toBe(closed)
  await expect(execute(deps, act)).rejects.toThrow('its account has a transaction under way')
  const other = depsOf({ chain, account: bob.address })
  const { unfinished } = deps
  await expect(execute({ ...other, unfinished }, { ...act, account: bob.address })).rejects.toThrow('under way')
  await mine()
  await expect(execute(deps, act)).rejects.toThrow('The nonce was used meanwhile')
  expect(deps.asked).toHaveLength(1)
})

test('what a wallet was asked for and did not send can be sent, whatever else its account has under way', async () => {
  const refused = Object.assign(new Error('User rejected'), { code: 4001 })
  const refusing = { wallet: { ...deps.wallet, sendTransaction: () => Promise.reject(refused) } }
  await expect(execute({ ...deps, ...refusing }, act)).rejects.toBe(refused)
  await chain.client.request({
    method: 'eth_sendTransaction',
    params: [{ from: alice.address, to: bob.address, value: '0x1' }],
  } as never)
  const sent = await execute(deps, act)
  await mine()
  expect(await chain.client.getTransactionReceipt({ hash: sent.txHash })).toMatchObject({ status: 'success' })
})
