import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipients } from '../../devnet/accounts'
import { devnetTokens, mintToken, tokenAbi } from '../../devnet/tokens'
import type { ForeignConfig } from './foreignHostPage'
import { type Stage, setStage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

type Opened = Awaited<ReturnType<Stage['openForeign']>>

/** What our guest finds out inside the opened site, when it allows these. */
function detect({ app }: Opened, allowed: string[], timeoutMs: number) {
  return app.evaluate((given) => guestPage.detect(given.allowed, given.timeoutMs), { allowed, timeoutMs })
}

function change({ page }: Opened, changed: Partial<ForeignConfig>): Promise<unknown> {
  return page.evaluate((given) => Object.assign(foreignHost.config, given), changed)
}

describe('our guest', { timeout: 120_000 }, () => {
  it('finds the Safe of a foreign site that answers at once or slowly', async () => {
    const opened = await stage.openForeign()
    for (const delay of [0, 60, 600]) {
      await change(opened, { delay })
      const found = await detect(opened, [stage.hostSite.origin], 20_000)
      expect(found).toMatchObject({ address: stage.desk.safeInfo.safeAddress, chainId: 31337 })
    }
    await opened.page.close()
  })

  it('finds the Safe of a site that did not listen yet when it was first asked', async () => {
    const opened = await stage.openForeign({ isListening: false })
    const found = detect(opened, [stage.hostSite.origin], 20_000)
    await expect.poll(() => opened.page.evaluate(() => foreignHost.unheard)).toBeGreaterThan(0)
    await change(opened, { isListening: true })
    expect(await found).toMatchObject({ address: stage.desk.safeInfo.safeAddress })
    await opened.page.close()
  })

  it('finds none where nobody answers, the parent is not allowed, its version is 0 or its answer is no Safe', async () => {
    const opened = await stage.openForeign()
    const allowed = [stage.hostSite.origin]
    expect(await detect(opened, [], 200)).toBeUndefined()
    expect(await detect(opened, [stage.appSite.origin, 'https://safe.example'], 200)).toBeUndefined()
    await change(opened, { version: '0.9.0' })
    expect(await detect(opened, allowed, 200)).toBeUndefined()
    await change(opened, { version: '9.1.0', safe: null })
    expect(await detect(opened, allowed, 20_000)).toBeUndefined()
    await change(opened, { safe: { ...stage.desk.safeInfo, safeAddress: 'me' } })
    expect(await detect(opened, allowed, 20_000)).toBeUndefined()
    await change(opened, { isListening: false })
    expect(await detect(opened, allowed, 200)).toBeUndefined()
    await opened.page.close()
  })

  it('finds the Safe with storage blocked', async () => {
    const opened = await stage.openForeign({ sandbox: 'allow-scripts' })
    expect(await opened.app.evaluate(() => guestPage.canStore())).toBe(false)
    const found = await detect(opened, [stage.hostSite.origin], 20_000)
    expect(found).toMatchObject({ address: stage.desk.safeInfo.safeAddress })
    await opened.page.close()
  })

  it('finds the Safe of our own host', async () => {
    const { page, app } = await stage.open({ path: '/guest' })
    const found = await app.evaluate((origin) => guestPage.detect([origin], 10_000), stage.hostSite.origin)
    expect(found).toMatchObject({ address: stage.desk.safeInfo.safeAddress, threshold: 1, isReadOnly: false })
    await page.close()
  })

  it('does not look for a Safe outside a frame', async () => {
    const page = await stage.browser.newPage()
    await page.goto(`${stage.appSite.origin}/guest`)
    expect(await page.evaluate(() => [guestPage.isFramed(), guestPage.detect(['https://safe.example'])])).toEqual([
      false,
      {},
    ])
    expect(await page.evaluate(() => guestPage.detect(['https://safe.example']))).toBeUndefined()
    await page.close()
  })

  it('follows a proposal through failures, missing owners and a late transaction hash', async () => {
    const info = (given: number) => ({ confirmationsRequired: 2, confirmations: Array(given).fill({}) })
    const txHash = `0x${'ab'.repeat(32)}`
    const transactions = [
      null,
      { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null, detailedExecutionInfo: info(1) },
      { txStatus: 'NEVER_HEARD_OF' },
      { txStatus: 'AWAITING_EXECUTION', detailedExecutionInfo: info(2) },
      { txStatus: 'SUCCESS', txHash: null, detailedExecutionInfo: info(2) },
      { txStatus: 'SUCCESS', txHash, detailedExecutionInfo: info(2) },
    ]
    const { page, app } = await stage.openForeign({ transactions })
    await app.evaluate((origin) => guestPage.detect([origin], 10_000), stage.hostSite.origin)
    const seen = await app.evaluate((hash) => guestPage.follow(hash as `0x${string}`), `0x${'cd'.repeat(32)}`)
    expect(seen.map(({ status, missing, txHash: hash }) => [status, missing, hash])).toEqual([
      ['AWAITING_CONFIRMATIONS', 1, undefined],
      ['AWAITING_EXECUTION', 0, undefined],
      ['SUCCESS', 0, undefined],
      ['SUCCESS', 0, txHash],
      ['SUCCESS', 0, txHash],
    ])
    await page.close()
  })

  it('gives up following when the site fails ten times in a row', async () => {
    const { page, app } = await stage.openForeign({ transactions: [null] })
    await app.evaluate((origin) => guestPage.detect([origin], 10_000), stage.hostSite.origin)
    const failure = app.evaluate((hash) => guestPage.follow(hash as `0x${string}`), `0x${'cd'.repeat(32)}`)
    await expect(failure).rejects.toThrow('Transaction not found')
    const asked = await page.evaluate(() => foreignHost.asked.filter((method) => method === 'getTxBySafeTxHash').length)
    expect(asked).toBe(10)
    await page.close()
  })
})

describe('a Safe App written with wagmi', { timeout: 120_000 }, () => {
  it('connects by itself in our host, writes a contract and waits for it', async () => {
    const { safeAddress } = stage.desk.safeInfo
    const [receiver] = recipients
    await mintToken(stage.desk.chain, devnetTokens.token, getAddress(safeAddress), 1_000n)
    const { page, app } = await stage.open({ path: '/wagmi' })
    expect(await app.evaluate(() => wagmiPage.autoConnect({}))).toEqual({
      address: safeAddress,
      connector: 'Safe',
      chainId: 31337,
    })
    const written = await app.evaluate(([token, to]) => wagmiPage.write(token, to, '250'), [
      devnetTokens.token,
      receiver.address,
    ] as const)
    expect(written.status).toBe('success')
    const read = {
      address: devnetTokens.token,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [receiver.address],
    } as const
    expect(await stage.desk.chain.client.readContract(read)).toBe(250n)
    expect((await stage.desk.readTransaction(written.hash))?.txHash).not.toBe(written.hash)
    await page.close()
  })

  it('connects by itself with our connector to an allowed site that listens late and answers slowly', async () => {
    const opened = await stage.openForeign({ path: '/wagmi', isListening: false, delay: 60 })
    const options = { allowedOrigins: [stage.hostSite.origin], timeoutMs: 20_000 }
    const account = opened.app.evaluate((given) => wagmiPage.autoConnect(given), options)
    await expect.poll(() => opened.page.evaluate(() => foreignHost.unheard)).toBeGreaterThan(0)
    await change(opened, { isListening: true })
    expect(await account).toMatchObject({ address: stage.desk.safeInfo.safeAddress, connector: 'Safe' })
    await opened.page.close()
  })

  it('says so when no Safe answers our connector, and connects when it is tried again later', async () => {
    const opened = await stage.openForeign({ path: '/wagmi', isListening: false })
    const allowedOrigins = [stage.hostSite.origin]
    const { app } = opened
    expect(
      await app.evaluate((given) => wagmiPage.autoConnect({ allowedOrigins: given, timeoutMs: 50 }), allowedOrigins),
    ).toEqual({})
    expect(
      await app.evaluate((given) => wagmiPage.connect({ allowedOrigins: given, timeoutMs: 50 }), allowedOrigins),
    ).toBe('Could not load Safe information')
    await change(opened, { isListening: true })
    expect(
      await app.evaluate((given) => wagmiPage.connect({ allowedOrigins: given, timeoutMs: 20_000 }), allowedOrigins),
    ).toMatchObject({
      address: stage.desk.safeInfo.safeAddress,
    })
    await opened.page.close()
  })

  it('offers no Safe outside a frame', async () => {
    const page = await stage.browser.newPage()
    await page.goto(`${stage.appSite.origin}/wagmi`)
    const message = await page.evaluate(() => wagmiPage.connect({ allowedOrigins: ['https://safe.example'] }))
    expect(message).toContain('Provider not found')
    await page.close()
  })
})
