// @vitest-environment jsdom
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice] = owners
const [dave] = recipients

let running: RunningSite
let safe: Safe
let executed: Awaited<ReturnType<typeof pay>>
let useSafeTransaction: typeof import('./useSafeTransaction')['useSafeTransaction']
beforeAll(async () => {
  running = await startSite()
  safe = await createSafe(running.chain, { version: '1.4.1', owners: [alice.address], threshold: 1 })
  executed = await pay()
  ;({ useSafeTransaction } = await import('./useSafeTransaction'))
})
afterEach(() => {
  vi.useRealTimers()
  running.mend()
})
afterAll(() => running.stop())

async function pay() {
  const { safeTxHash, receipt } = await executeSafeTransaction(running.chain, safe, { to: dave.address }, [alice])
  return { safeTxHash, txHash: receipt.transactionHash }
}

/** Follows what was proposed to the Safe's site, which tells `told` from now on, or does not answer. */
function open({ safeTxHash } = executed) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const sdk = new SafeAppsSDK()
  const site: { told: object | undefined; asked: number } = { told: undefined, asked: 0 }
  sdk.txs.getBySafeTxHash = async (hash) => {
    expect(hash).toBe(safeTxHash)
    site.asked += 1
    if (!site.told) throw new Error('busy')
    return site.told as never
  }
  const ref = { chainId: 31337, address: safe.address }
  const hook = openHook(running.site, () => useSafeTransaction(sdk, ref, safeTxHash), undefined)
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { ...hook, site, later }
}

const awaiting = (confirmations: object[]) => ({
  ...{ txStatus: 'AWAITING_CONFIRMATIONS', txHash: null },
  detailedExecutionInfo: { confirmationsRequired: 2, confirmations },
})
const success = ({ txHash } = executed) => ({ txStatus: 'SUCCESS', txHash })

test('a proposal is followed from the first signature to the transaction that the chain confirms', async () => {
  const { now, site, later, close } = open()
  expect(now()).toMatchObject({ progress: undefined, execution: undefined, error: null })
  for (const missing of [2, 1, 0]) {
    site.told = awaiting(Array(2 - missing).fill({}))
    await later(3_000)
    await vi.waitFor(() => expect(now().progress).toMatchObject({ missing, txHash: undefined }))
    expect(now().execution).toBeUndefined()
  }
  site.told = success()
  await later(3_000)
  await vi.waitFor(() => expect(now().progress).toMatchObject({ status: 'SUCCESS', txHash: executed.txHash }))
  await vi.waitFor(() => expect(now().execution?.status).toBe('match'))
  // What is over stays so, also for somebody who comes back to the page.
  const { asked } = site
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await later(3_000)
  expect(site.asked).toBe(asked)
  close()
})

test('what the chain does not have yet is no execution, and is looked for until it has it', async () => {
  // Nobody has asked for its receipt before.
  const other = await pay()
  running.node.lie((call, answer) =>
    call.includes('eth_getTransactionReceipt') ? { ...Object(answer), result: null } : undefined,
  )
  const { now, site, later, close } = open(other)
  site.told = success(other)
  await later(3_000)
  await vi.waitFor(() => expect(now().execution?.status).toBe('mismatch'))
  running.mend()
  await later(5_000)
  await vi.waitFor(() => expect(now().execution?.status).toBe('match'))
  close()
})

test('the transaction of something else is not taken for its execution', async () => {
  const { now, site, later, close } = open()
  site.told = success(await pay())
  await later(3_000)
  await vi.waitFor(() => expect(now().execution).toMatchObject({ status: 'mismatch', field: 'txHash' }))
  close()
})

test('a site that does not answer is asked ten times, then said to be silent, and asked again on demand', async () => {
  const { now, site, later, close } = open()
  await later(26_000)
  expect([site.asked, now().error]).toEqual([9, null])
  await later(3_000)
  expect([site.asked, now().error]).toEqual([10, expect.any(Error)])
  site.told = success()
  act(() => now().retry())
  await vi.waitFor(() => expect(now()).toMatchObject({ progress: { status: 'SUCCESS' }, error: null }))
  close()
})

test('whoever leaves asks no more', async () => {
  const { site, later, unmount, queryClient } = open()
  site.told = awaiting([])
  await later(3_000)
  const { asked } = site
  expect(asked).toBeGreaterThan(0)
  unmount()
  await later(10_000)
  expect(site.asked).toBe(asked)
  queryClient.clear()
})
