import { hashMessage, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipients } from '../../devnet/accounts'
import { type Stage, setStage } from './stage'

let stage: Stage
let app: Awaited<ReturnType<Stage['open']>>['app']
let page: Awaited<ReturnType<Stage['open']>>['page']

beforeAll(async () => {
  stage = await setStage()
  const opened = await stage.open()
  app = opened.app
  page = opened.page
})
afterAll(() => stage.close())

const [receiver] = recipients
const balanceOf = (address: `0x${string}`) => stage.desk.chain.client.getBalance({ address })

describe('the published SDK in a frame of our host', { timeout: 120_000 }, () => {
  it('learns the Safe, the chain and the environment', async () => {
    expect(await app.evaluate(() => appPage.sdk.safe.getInfo())).toEqual(stage.desk.safeInfo)
    expect(await app.evaluate(() => appPage.sdk.safe.getChainInfo())).toMatchObject({
      chainId: '31337',
      shortName: 'dev',
    })
    expect(await app.evaluate(() => appPage.sdk.safe.getEnvironmentInfo())).toEqual({ origin: stage.hostSite.origin })
  })

  it('reads the Safe balances, in dollars unless told otherwise', async () => {
    const balances = await app.evaluate(async () => [
      await appPage.sdk.safe.experimental_getBalances(),
      await appPage.sdk.safe.experimental_getBalances({ currency: 'EUR' }),
    ])
    expect(balances).toMatchObject([
      { items: [{ tokenInfo: { name: 'usd' } }] },
      { items: [{ tokenInfo: { name: 'eur' } }] },
    ])
    const safeBalance = await balanceOf(stage.desk.safeInfo.safeAddress as `0x${string}`)
    expect(balances[0]).toMatchObject({ items: [{ balance: safeBalance.toString() }] })
  })

  it('sends a batch, whose payments arrive, and follows it to the transaction hash', async () => {
    const before = await balanceOf(receiver.address)
    const txs = [1, 2].map((ether) => ({ to: receiver.address, value: parseEther(`${ether}`).toString(), data: '0x' }))
    const { safeTxHash } = await app.evaluate((list) => appPage.sdk.txs.send({ txs: list }), txs)
    expect(await balanceOf(receiver.address)).toBe(before + parseEther('3'))
    const details = await app.evaluate((hash) => appPage.sdk.txs.getBySafeTxHash(hash), safeTxHash)
    expect(details.txStatus).toBe('SUCCESS')
    expect(details.txHash).not.toBe(safeTxHash)
  })

  it('signs text and typed data as the Safe, verified by the contract', async () => {
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
    const outcome = await app.evaluate(async (data) => {
      const text = await appPage.sdk.txs.signMessage('Hello, Safe')
      const typed = await appPage.sdk.txs.signTypedMessage(data)
      if (!('messageHash' in text) || !('messageHash' in typed)) throw new Error('Signed on chain')
      const textSignature = await appPage.sdk.safe.getOffChainSignature(text.messageHash)
      const typedSignature = await appPage.sdk.safe.getOffChainSignature(typed.messageHash)
      return {
        text: await appPage.sdk.safe.isMessageSigned('Hello, Safe', textSignature),
        typed: await appPage.sdk.safe.isMessageSigned(data, typedSignature),
        other: await appPage.sdk.safe.isMessageSigned('Something else', textSignature),
        unknown: await appPage.sdk.safe.getOffChainSignature(`0x${'ab'.repeat(32)}`),
      }
    }, typedData)
    expect(outcome).toEqual({ text: true, typed: true, other: false, unknown: '' })
  })

  it('calls the chain: every read of the SDK', async () => {
    const safeAddress = stage.desk.safeInfo.safeAddress
    const reads = await app.evaluate(async (address) => {
      const { eth } = appPage.sdk
      const block = await eth.getBlockByNumber(['latest'])
      const full = await eth.getBlockByHash([block.hash])
      const hash = full.transactions[0] ?? ''
      return {
        balance: await eth.getBalance([address]),
        code: await eth.getCode([address]),
        storage: await eth.getStorageAt([address, 4]),
        call: await eth.call([{ to: address, data: '0xe75235b8' }]),
        logs: await eth.getPastLogs([{ address, fromBlock: 'earliest' }]),
        sameBlock: full.number === block.number,
        transaction: String(hash).length > 2 ? await eth.getTransactionByHash([String(hash)]) : null,
        receipt: String(hash).length > 2 ? await eth.getTransactionReceipt([String(hash)]) : null,
        count: await eth.getTransactionCount([address]),
        gasPrice: await eth.getGasPrice(),
        gas: await eth.getEstimateGas({ from: address, to: address, value: '0x0' }),
        settings: await eth.setSafeSettings([{ offChainSigning: true }]),
      }
    }, safeAddress)
    const { client } = stage.desk.chain
    const address = safeAddress as `0x${string}`
    expect(BigInt(reads.balance)).toBe(await client.getBalance({ address }))
    expect(reads.code).toBe(await client.getCode({ address }))
    expect(BigInt(reads.call)).toBe(1n)
    expect(reads).toMatchObject({ sameBlock: true, settings: { offChainSigning: true } })
    expect(reads.logs.length).toBeGreaterThan(0)
    expect(reads.receipt?.transactionHash).toBe(reads.transaction?.hash)
    expect(BigInt(reads.gasPrice)).toBeGreaterThan(0n)
    expect(BigInt(reads.gas)).toBeGreaterThan(20_000n)
    expect(reads.storage).toMatch(/^0x/)
    expect(BigInt(reads.count)).toBeGreaterThan(0n)
  })

  it('asks for the address book once, and again after the grant was taken back', async () => {
    await page.evaluate(() => {
      hostPage.decision = 'reject'
    })
    const refusal = await app.evaluate(() =>
      appPage.sdk.safe.requestAddressBook().catch((error) => ({ code: error.code, message: error.message })),
    )
    expect(refusal).toEqual({ code: 4001, message: 'Permissions rejected' })
    expect(await app.evaluate(() => appPage.ask('requestAddressBook'))).toMatchObject({ success: false, code: 4100 })
    await page.evaluate(() => {
      hostPage.decision = 'approve'
    })
    const book = [{ address: '0x0000000000000000000000000000000000000001', chainId: '31337', name: 'One' }]
    expect(await app.evaluate(() => appPage.sdk.safe.requestAddressBook())).toEqual(book)
    await page.evaluate(() => {
      hostPage.decision = 'reject'
    })
    expect(await app.evaluate(() => appPage.sdk.safe.requestAddressBook())).toEqual(book)
    expect(await app.evaluate(() => appPage.sdk.wallet.getPermissions())).toMatchObject([
      { parentCapability: 'requestAddressBook', invoker: stage.appSite.origin },
    ])
    await page.evaluate(() => hostPage.revoke())
    expect(await app.evaluate(() => appPage.sdk.wallet.getPermissions())).toEqual([])
    await page.evaluate(() => {
      hostPage.decision = 'approve'
    })
  })

  it('answers a refusal in the review with 4001 and the text that libraries look for', async () => {
    await page.evaluate(() => {
      hostPage.decision = 'reject'
    })
    const txs = [{ to: receiver.address, value: '1', data: '0x' }]
    const answer = await app.evaluate((list) => appPage.ask('sendTransactions', { txs: list }), txs)
    expect(answer).toMatchObject({ success: false, error: 'User rejected the request', code: 4001, version: '9.1.0' })
    const thrown = await app.evaluate(
      (list) => appPage.sdk.txs.send({ txs: list }).catch((error) => error.message),
      txs,
    )
    expect(thrown).toBe('User rejected the request')
    await page.evaluate(() => {
      hostPage.decision = 'approve'
    })
  })

  it('refuses what is malformed, each with its specified text', async () => {
    const errors = await app.evaluate(async () => {
      const ask = async (method: string, params?: unknown) => (await appPage.ask(method, params)).error
      return [
        await ask('sendTransactions', { txs: [] }),
        await ask('getTxBySafeTxHash', { safeTxHash: '0x12' }),
        await ask('signTypedMessage', { typedData: { domain: {} } }),
        await ask('signMessage', { message: 1 }),
        await ask('wallet_requestPermissions', [{ sendTransactions: {} }]),
        await ask('rpcCall', { call: 'eth_sendTransaction', params: [] }),
        await ask('getSafeBalances', { currency: '../x' }),
      ]
    })
    expect(errors).toEqual([
      'No transactions were passed',
      'Invalid safeTxHash',
      'Invalid typed data',
      'Invalid message type',
      'Permissions request is invalid',
      '"eth_sendTransaction" not implemented',
      'Invalid currency',
    ])
  })

  it('hashes text as EIP-191 does', async () => {
    const sdkHash = await app.evaluate(() => appPage.sdk.safe.calculateMessageHash('Hello, Safe'))
    expect(sdkHash).toBe(hashMessage('Hello, Safe'))
  })
})
