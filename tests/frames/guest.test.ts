import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipients } from '../../devnet/accounts'
import { devnetTokens, mintToken, tokenAbi } from '../../devnet/tokens'
import { type ForeignOptions, type Stage, setStage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** What our guest finds out inside the foreign site, which it allows unless told otherwise. */
async function detect(
  options: ForeignOptions,
  { allowed = [stage.hostSite.origin], timeoutMs }: { allowed?: string[]; timeoutMs?: number } = {},
) {
  const { page, app } = await stage.openForeign(options)
  const found = await app.evaluate((given) => guestPage.detect(...given), [allowed, timeoutMs] as [
    string[],
    number | undefined,
  ])
  await page.close()
  return found
}

describe('our guest', () => {
  it('finds the Safe of a foreign site that answers at once, slowly, or listens late', async () => {
    for (const options of [{}, { delay: 60 }, { delay: 600 }, { listenAfter: 500 }]) {
      expect(await detect(options, { timeoutMs: 10_000 })).toMatchObject({
        address: stage.desk.safeInfo.safeAddress,
        chainId: 31337,
      })
    }
  })

  it('finds none where nobody answers, the parent is not allowed, its version is 0 or its answer is no Safe', async () => {
    expect(await detect({ listenAfter: 60_000 }, { timeoutMs: 300 })).toBeUndefined()
    expect(await detect({}, { allowed: [], timeoutMs: 300 })).toBeUndefined()
    expect(await detect({}, { allowed: [stage.appSite.origin], timeoutMs: 300 })).toBeUndefined()
    expect(await detect({ version: '0.9.0' }, { timeoutMs: 300 })).toBeUndefined()
    expect(await detect({ safe: null })).toBeUndefined()
    expect(await detect({ safe: { ...stage.desk.safeInfo, safeAddress: 'me' } })).toBeUndefined()
  })

  it('finds the Safe with storage blocked', async () => {
    const { page, app } = await stage.openForeign({ sandbox: 'allow-scripts' })
    expect(await app.evaluate(() => guestPage.canStore())).toBe(false)
    const found = await app.evaluate((origin) => guestPage.detect([origin], 10_000), stage.hostSite.origin)
    expect(found).toMatchObject({ address: stage.desk.safeInfo.safeAddress })
    await page.close()
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

describe('a Safe App written with wagmi', () => {
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

  it('connects with our connector to an allowed site, however late it listens', async () => {
    const { page, app } = await stage.openForeign({ path: '/wagmi', listenAfter: 400, delay: 60 })
    const options = { allowedOrigins: [stage.hostSite.origin], timeoutMs: 10_000 }
    const account = await app.evaluate((given) => wagmiPage.autoConnect(given), options)
    expect(account).toMatchObject({ address: stage.desk.safeInfo.safeAddress, connector: 'Safe' })
    await page.close()
  })

  it('says so when no Safe answers our connector, and connects when one does later', async () => {
    const { page, app } = await stage.openForeign({ path: '/wagmi', listenAfter: 1_000 })
    const allowedOrigins = [stage.hostSite.origin]
    expect(
      await app.evaluate((given) => wagmiPage.autoConnect({ allowedOrigins: given, timeoutMs: 50 }), allowedOrigins),
    ).toEqual({})
    expect(await app.evaluate(() => wagmiPage.connect({ allowedOrigins: [], timeoutMs: 200 }))).toBe(
      'Could not load Safe information',
    )
    expect(
      await app.evaluate((given) => wagmiPage.connect({ allowedOrigins: given, timeoutMs: 20_000 }), allowedOrigins),
    ).toMatchObject({ address: stage.desk.safeInfo.safeAddress })
    await page.close()
  })

  it('offers no Safe outside a frame', async () => {
    const page = await stage.browser.newPage()
    await page.goto(`${stage.appSite.origin}/wagmi`)
    const message = await page.evaluate(() => wagmiPage.connect({ allowedOrigins: ['https://safe.example'] }))
    expect(message).toContain('Provider not found')
    await page.close()
  })
})
