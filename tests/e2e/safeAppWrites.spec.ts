import type { Page } from '@playwright/test'
import { type Hex, hashMessage, parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { expect } from './fixtures'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'
import { gatewayUrl, seedSafe } from './seed'
import { welcomePage } from './welcomePage'

const [, , receiver] = recipients

/** Connects Alice's wallet, which stays connected on the pages that follow. */
async function connect(page: Page) {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
}

function reviewDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Review the transaction' })
  return {
    dialog,
    propose: () => dialog.getByRole('button', { name: 'Sign and propose' }).click(),
    execute: () => dialog.getByRole('button', { name: 'Execute directly' }).click(),
    close: () => dialog.getByRole('button', { name: 'Close' }).click(),
  }
}

test('a batch of the SDK is reviewed, executed on the chain, and found by its safeTxHash', async ({
  page,
  site,
  wallet,
  chain,
}) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.app)
  expect(await app.evaluate(() => appPage.sdk.safe.getInfo())).toMatchObject({ isReadOnly: false })
  const before = await chain.getBalance({ address: receiver.address })
  const txs = ['0.25', '0.5'].map((ether) => ({
    to: receiver.address,
    value: parseEther(ether).toString(),
    data: '0x',
  }))
  const sent = app.evaluate((list) => appPage.sdk.txs.send({ txs: list }), txs)
  const review = reviewDialog(page)
  await expect(review.dialog).toContainText(site.app)
  await review.execute()
  const { safeTxHash } = await sent
  await expect(review.dialog).toContainText('Executed: the chain says that it succeeded.')
  await review.close()
  expect(await chain.getBalance({ address: receiver.address })).toBe(before + parseEther('0.75'))
  const details = () => app.evaluate((hash) => appPage.sdk.txs.getBySafeTxHash(hash), safeTxHash)
  await expect.poll(async () => (await details().catch(() => undefined))?.txStatus).toBe('SUCCESS')
  expect((await details()).txHash).not.toBe(safeTxHash)
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a transaction is proposed with the app’s name, and a refused one is not', async ({ page, site, wallet }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address, owners[1].address], threshold: 2 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.app)
  const txs = [{ to: receiver.address, value: '1', data: '0x' }]
  const ask = () => app.evaluate((list) => appPage.ask('sendTransactions', { txs: list }), txs)
  const queue = async () =>
    (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${safe.address}/transactions/queued`)).json()
  const review = reviewDialog(page)

  const refused = ask()
  await expect(review.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await refused).toMatchObject({ success: false, error: 'User rejected the request', code: 4001 })
  expect((await queue()).results).toEqual([])

  const proposed = ask()
  await review.propose()
  expect(await proposed).toMatchObject({
    success: true,
    data: { safeTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
  })
  const { results } = await queue()
  expect(JSON.stringify(results)).toContain(new URL(site.app).host)
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('text and typed data are signed as the Safe, and its contract agrees', async ({ page, site, wallet, chain }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.app)
  const dialog = page.getByRole('dialog', { name: 'Sign a message as this Safe' })

  const refused = app.evaluate(() => appPage.ask('signMessage', { message: 'Hello' }))
  await expect(dialog).toContainText('Hello')
  await page.keyboard.press('Escape')
  expect(await refused).toMatchObject({ success: false, error: 'User rejected the request', code: 4001 })

  const signed = app.evaluate(() => appPage.sdk.txs.signMessage('Hello, Safe'))
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  const answer = await signed
  if (!('messageHash' in answer)) throw new Error('Signed on chain')
  const signature = await app.evaluate((hash) => appPage.sdk.safe.getOffChainSignature(hash), answer.messageHash)
  expect(
    await chain.verifyMessage({ address: safe.address, message: 'Hello, Safe', signature: signature as Hex }),
  ).toBe(true)
  const isSigned = (text: string) =>
    app.evaluate(([message = '', proof = '']) => appPage.sdk.safe.isMessageSigned(message, proof), [text, signature])
  expect([await isSigned('Hello, Safe'), await isSigned('Another')]).toEqual([true, false])

  const typedData = {
    domain: { name: 'Mail', chainId: 31337 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Mail: [{ name: 'contents', type: 'string' }],
    },
    primaryType: 'Mail',
    message: { contents: 'Hello' },
  }
  const typed = app.evaluate((data) => appPage.sdk.txs.signTypedMessage(data), typedData)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  expect(await typed).toMatchObject({ messageHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a message is signed on the chain when the app asks for that', async ({ page, site, wallet, chain }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.app)
  await app.evaluate(() => appPage.sdk.eth.setSafeSettings([{ offChainSigning: false }]))
  const signed = app.evaluate(() => appPage.sdk.txs.signMessage('On the chain'))
  const review = reviewDialog(page)
  await review.execute()
  expect(await signed).toMatchObject({ safeTxHash: expect.stringMatching(/^0x/) })
  await expect(review.dialog).toContainText('Executed: the chain says that it succeeded.')
  await review.close()
  expect(await app.evaluate(() => appPage.sdk.safe.isMessageSigned('On the chain'))).toBe(true)
  expect(await chain.verifyHash({ address: safe.address, hash: hashMessage('On the chain'), signature: '0x' })).toBe(
    true,
  )
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('the published provider sends a transaction and finds its receipt', async ({ page, site, wallet, chain }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.app)
  const before = await chain.getBalance({ address: receiver.address })
  const sent = app.evaluate(async (to) => {
    const provider = await appPage.getProvider()
    return provider.request({ method: 'eth_sendTransaction', params: [{ to, value: '0x64' }] })
  }, receiver.address)
  const review = reviewDialog(page)
  await review.execute()
  const hash = await sent
  await expect(review.dialog).toContainText('Executed: the chain says that it succeeded.')
  await review.close()
  expect(await chain.getBalance({ address: receiver.address })).toBe(before + 100n)
  const receipt = () =>
    app.evaluate(async (wanted) => {
      const provider = await appPage.getProvider()
      return provider.request({ method: 'eth_getTransactionReceipt', params: [wanted] }).catch(() => null)
    }, hash)
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a wagmi page with the published Safe connector writes to a contract', async ({ page, site, wallet, chain }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  await connect(page)
  const app = await appsPage(page, safe.address).open(site.wagmi, 'wagmiPage')
  const account = await app.evaluate(() => wagmiPage.autoConnect({}))
  expect(account).toEqual({ address: safe.address, connector: 'Safe', chainId: 31337 })
  const written = app.evaluate(
    ([token, to]) => wagmiPage.write(token as `0x${string}`, to as `0x${string}`, '0'),
    [devnetTokens.token, receiver.address],
  )
  const review = reviewDialog(page)
  await expect(review.dialog).toContainText('transfer')
  await review.execute()
  await expect(review.dialog).toContainText('Executed: the chain says that it succeeded.')
  await review.close()
  expect(await written).toMatchObject({ status: 'success' })
  const { hash } = await written
  expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  expect(wallet.requests.length).toBeGreaterThan(0)
})
