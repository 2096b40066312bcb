import type { Frame } from '@playwright/test'
import {
  type Address,
  decodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
  parseEther,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { owners } from '@/devnet/accounts'
import { confirmAt } from '@/devnet/gateway/seedGateway'
import { executeSafeTransaction, safeAbi } from '@/devnet/safeTransactions'
import { devnetTokens } from '@/devnet/tokens'
import { expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, seedSafe, sharedChain } from '@/tests/e2e/support/seed'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'
import { reviewDialog } from './safeApps/reviewDialog'

const [alice, bob] = owners
const newAddress = () => privateKeyToAccount(generatePrivateKey()).address

// One page does what several tests would each have to connect for.
test.describe.configure({ timeout: 150_000 })

/** The published provider's answer. */
function request(app: Frame, method: string, ...params: unknown[]): Promise<unknown> {
  return app.evaluate(async (call) => (await appPage.getProvider()).request(call), { method, params })
}

const readDetails = (app: Frame, safeTxHash: string) =>
  app.evaluate((hash) => appPage.sdk.txs.getBySafeTxHash(hash), safeTxHash).catch(() => undefined)

test('transactions of the SDK, the provider and a wagmi page are reviewed, executed, and found by their safeTxHash', async ({
  page,
  site,
  wallet,
  chain,
}) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  await returnConnected(page, wallet)
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const review = reviewDialog(page)
  // Nobody else pays here meanwhile.
  const receiver = newAddress()
  const balance = () => chain.getBalance({ address: receiver })
  const start = await balance()
  expect(await app.evaluate(() => appPage.sdk.safe.getInfo())).toMatchObject({ isReadOnly: false })

  const txs = ['0.25', '0.5'].map((ether) => ({
    to: receiver,
    value: parseEther(ether).toString(),
    data: '0x',
  }))
  const sent = app.evaluate((list) => appPage.sdk.txs.send({ txs: list }), txs)
  await expect(review.dialog).toContainText(site.app)
  await expect(review.dialog).not.toContainText('safeTxGas to')
  await review.execute()
  const { safeTxHash } = await sent
  expect(await balance()).toBe(start + parseEther('0.75'))
  await expect.poll(async () => (await readDetails(app, safeTxHash))?.txStatus).toBe('SUCCESS')
  expect((await readDetails(app, safeTxHash))?.txHash).not.toBe(safeTxHash)

  const gas = 65_432n
  const paid = request(app, 'eth_sendTransaction', {
    to: receiver,
    value: '0x64',
    gas: `0x${gas.toString(16)}`,
  })
  await expect(review.dialog).toContainText(`safeTxGas to ${gas}`)
  await review.execute()
  const paidHash = String(await paid)
  expect(await balance()).toBe(start + parseEther('0.75') + 100n)
  const receipt = () => request(app, 'eth_getTransactionReceipt', paidHash).catch(() => null)
  await expect.poll(receipt).toMatchObject({ transactionHash: paidHash, status: '0x1' })
  expect(await request(app, 'eth_getTransactionByHash', paidHash)).toMatchObject({ hash: paidHash })
  const { txHash } = (await readDetails(app, paidHash)) ?? {}
  const { input } = await chain.getTransaction({ hash: txHash as Hex })
  expect(decodeFunctionData({ abi: safeAbi, data: input }).args?.[4], 'what the chain was given as safeTxGas').toBe(gas)

  const calls = [1, 2].map((value) => ({ to: receiver, value: `0x${value}` }))
  const batch = { version: '1.0', from: safe.address, chainId: '0x7a69', calls }
  const batched = request(app, 'wallet_sendCalls', batch)
  await review.execute()
  const { id } = (await batched) as { id: string }
  expect(await balance()).toBe(start + parseEther('0.75') + 103n)
  await expect.poll(() => request(app, 'wallet_getCallsStatus', id)).toMatchObject({ id, status: 200 })

  await apps.visit(site.wagmi)
  const wagmi = await apps.frame('wagmiPage')
  expect(await wagmi.evaluate(() => wagmiPage.autoConnect({}))).toEqual({
    ...{ address: safe.address, connector: 'Safe', chainId: 31337 },
  })
  const written = wagmi.evaluate(([token, to]) => wagmiPage.write(token, to, '0'), [devnetTokens.token, receiver] as [
    Address,
    Address,
  ])
  await expect(review.dialog).toContainText('Send 0 DEV to')
  await review.execute()
  const { hash, status } = await written
  expect(status).toBe('success')
  // What the app holds is a safeTxHash; the transaction that the chain has is found by it.
  const details = await wagmi.evaluate((wanted) => wagmiPage.readTransaction(wanted), hash)
  expect(details.txHash).not.toBe(hash)
  expect((await chain.getTransactionReceipt({ hash: details.txHash as Hex })).status).toBe('success')
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a transaction is proposed with the app’s name and followed after a reload; a refused one is not proposed', async ({
  page,
  site,
  wallet,
}) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
  await returnConnected(page, wallet)
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const payment = { to: newAddress(), value: 1n, data: '0x' } as const
  const txs = [{ ...payment, value: '1' }]
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
  const { success, data } = await proposed
  expect(success).toBe(true)
  const { results } = await queue()
  expect(JSON.stringify(results)).toContain(new URL(site.app).host)

  // Nothing of it is in the page's memory any more.
  await page.reload()
  const again = await apps.frame()
  const { safeTxHash } = data as { safeTxHash: string }
  expect(await readDetails(again, safeTxHash)).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS', txHash: null })
  await confirmAt(gatewayUrl, sharedChain(), safe, payment, bob)
  expect(await readDetails(again, safeTxHash)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
  const { receipt } = await executeSafeTransaction(sharedChain(), safe, payment, [alice, bob], bob)
  await expect
    .poll(() => readDetails(again, safeTxHash))
    .toMatchObject({
      txStatus: 'SUCCESS',
      txHash: receipt.transactionHash,
    })
  expect(await request(again, 'eth_getTransactionReceipt', safeTxHash)).toMatchObject({ status: '0x1' })
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('text and typed data are signed as the Safe, off the chain or on it, and its contract agrees', async ({
  page,
  site,
  wallet,
  chain,
}) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  await returnConnected(page, wallet)
  const app = await appsPage(page, safe.address).open(site.app)
  const dialog = page.getByRole('dialog', { name: 'Sign a message as this Safe' })
  const sign = () => dialog.getByRole('button', { name: 'Sign message' }).click()
  const done = () => dialog.getByRole('button', { name: 'Done' }).click()
  const text = 'Hello, Safe'

  const refused = app.evaluate(() => appPage.ask('signMessage', { message: 'Hello' }))
  await expect(dialog).toContainText('Hello')
  await page.keyboard.press('Escape')
  expect(await refused).toMatchObject({ success: false, error: 'User rejected the request', code: 4001 })

  const signed = app.evaluate((message) => appPage.sdk.txs.signMessage(message), text)
  await sign()
  const answer = await signed
  if (!('messageHash' in answer)) throw new Error('Signed on chain')
  const signature = await app.evaluate((hash) => appPage.sdk.safe.getOffChainSignature(hash), answer.messageHash)
  expect(await chain.verifyMessage({ address: safe.address, message: text, signature: signature as Hex })).toBe(true)
  const isSigned = (message: string) =>
    app.evaluate(([given = '', proof = '']) => appPage.sdk.safe.isMessageSigned(given, proof), [message, signature])
  expect([await isSigned(text), await isSigned('Another')]).toEqual([true, false])
  expect(await app.evaluate((given) => appPage.sdk.safe.calculateMessageHash(given), text)).toBe(hashMessage(text))
  // The provider sends the same text as its bytes.
  for (const [method, ...rest] of [
    ['personal_sign', stringToHex(text), safe.address],
    ['eth_sign', safe.address, stringToHex(text)],
  ] as const) {
    const same = request(app, method, ...rest)
    await expect(dialog).toContainText(text)
    await done()
    expect(await same).toBe(signature)
  }

  const types = { Mail: [{ name: 'contents', type: 'string' }] }
  const domain = { name: 'Mail', chainId: 31337 }
  const typedData = { domain, types, primaryType: 'Mail', message: { contents: 'Hi' } } as const
  const sdkTypedData = { ...typedData, types: { ...types, EIP712Domain: [...domainFields] } }
  const sdkHash = app.evaluate((data) => appPage.sdk.safe.calculateTypedMessageHash(data), sdkTypedData)
  expect(await sdkHash).toBe(hashTypedData(typedData))
  const typed = app.evaluate((data) => appPage.sdk.txs.signTypedMessage(data), sdkTypedData)
  await sign()
  expect(await typed).toMatchObject({ messageHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  const proof = request(app, 'eth_signTypedData_v4', safe.address, JSON.stringify(typedData))
  await done()
  const typedSignature = (await proof) as Hex
  const same = request(app, 'eth_signTypedData', safe.address, typedData)
  await done()
  expect(await same).toBe(typedSignature)
  expect(await chain.verifyTypedData({ ...typedData, address: safe.address, signature: typedSignature })).toBe(true)

  await app.evaluate(() => appPage.sdk.eth.setSafeSettings([{ offChainSigning: false }]))
  const onChain = app.evaluate(() => appPage.sdk.txs.signMessage('On the chain'))
  await reviewDialog(page).execute()
  expect(await onChain).toMatchObject({ safeTxHash: expect.stringMatching(/^0x/) })
  expect(await app.evaluate(() => appPage.sdk.safe.isMessageSigned('On the chain'))).toBe(true)
  const contentHash = hashMessage('On the chain')
  expect(await app.evaluate((hash) => appPage.sdk.safe.isMessageHashSigned(hash), contentHash)).toBe(true)
  const isValid = (message: string) =>
    chain
      .readContract({
        ...{ address: safe.address, abi: signatureAbi, functionName: 'isValidSignature' },
        args: [hashMessage(message), '0x'],
      })
      .catch(() => 'refused')
  expect([await isValid('On the chain'), await isValid('Never signed')]).toEqual(['0x1626ba7e', 'refused'])
  expect(wallet.requests.length).toBeGreaterThan(0)
})

const signatureAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
