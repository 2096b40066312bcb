import { getAddress, numberToHex, parseEther, stringToHex } from 'viem'
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

const [, receiver] = recipients

function request(method: string, ...params: unknown[]): Promise<unknown> {
  return app.evaluate(
    async (call) => {
      const provider = await appPage.getProvider()
      return provider.request(call).catch((error: Error) => ({ thrown: error.message }))
    },
    { method, params },
  )
}

/** The same call straight to the chain. */
async function direct(method: string, ...params: unknown[]): Promise<unknown> {
  const answer: unknown = await stage.desk.request({ method, params })
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw new Error(JSON.stringify(answer))
}

describe('the published provider in a frame of our host', { timeout: 120_000 }, () => {
  it('names the Safe and the chain', async () => {
    expect(await request('eth_accounts')).toEqual([stage.desk.safeInfo.safeAddress])
    expect(await request('eth_chainId')).toBe('0x7a69')
    expect(await request('net_version')).toBe('0x7a69')
  })

  it('sends a transaction and finds it and its receipt under the hash that the app got', async () => {
    const before = await stage.desk.chain.client.getBalance({ address: receiver.address })
    const transaction = { to: receiver.address, value: numberToHex(parseEther('1')), gas: '0x5208' }
    const hash = await request('eth_sendTransaction', transaction)
    expect(await stage.desk.chain.client.getBalance({ address: receiver.address })).toBe(before + parseEther('1'))
    expect(await page.evaluate(() => hostPage.settings.at(-1))).toBe('21000')
    expect(await request('eth_getTransactionByHash', hash)).toMatchObject({ hash })
    expect(await request('eth_getTransactionReceipt', hash)).toMatchObject({ transactionHash: hash, status: '0x1' })
  })

  it('sends a batch of calls and reports it executed', async () => {
    const { safeAddress } = stage.desk.safeInfo
    const before = await stage.desk.chain.client.getBalance({ address: receiver.address })
    const calls = [
      { to: receiver.address, value: '0x1' },
      { to: receiver.address, value: '0x2', data: '0x' },
    ]
    const sent = await request('wallet_sendCalls', { version: '1.0', from: safeAddress, chainId: '0x7a69', calls })
    expect(sent).toEqual({ id: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    expect(await stage.desk.chain.client.getBalance({ address: receiver.address })).toBe(before + 3n)
    const { id } = sent as { id: string }
    expect(await request('wallet_getCallsStatus', id)).toMatchObject({ id, status: 200, receipts: [{ status: '0x1' }] })
    expect(await request('wallet_getCapabilities')).toEqual({ '0x7a69': { atomicBatch: { supported: true } } })
  })

  it('signs personal messages that the Safe confirms, for its own address only', async () => {
    const { safeAddress } = stage.desk.safeInfo
    const signature = await request('personal_sign', stringToHex('Sign in'), safeAddress)
    expect(await page.evaluate(() => hostPage.messages.at(-1))).toMatchObject({ kind: 'personal', text: 'Sign in' })
    const address = getAddress(safeAddress)
    const check = (text: string) =>
      stage.desk.chain.client.verifyMessage({ address, message: text, signature: signature as `0x${string}` })
    expect([await check('Sign in'), await check('Sign out')]).toEqual([true, false])
    expect(await request('eth_sign', safeAddress, stringToHex('Sign in'))).toBe(signature)
    const refusal = { thrown: 'The address or message hash is invalid' }
    expect(await request('personal_sign', '0x12', receiver.address)).toEqual(refusal)
    expect(await request('eth_sign', safeAddress, 'text')).toEqual(refusal)
  })

  it('signs typed data given as an object or as text, for its own address only', async () => {
    const { safeAddress } = stage.desk.safeInfo
    const typedData = {
      domain: { name: 'Mail' },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'Hi' },
    } as const
    const signature = await request('eth_signTypedData_v4', safeAddress, JSON.stringify(typedData))
    expect(await request('eth_signTypedData', safeAddress, typedData)).toBe(signature)
    const address = getAddress(safeAddress)
    const isValid = await stage.desk.chain.client.verifyTypedData({
      ...typedData,
      address,
      signature: signature as `0x${string}`,
    })
    expect(isValid).toBe(true)
    expect(await request('eth_signTypedData_v4', receiver.address, typedData)).toEqual({
      thrown: 'The address is invalid',
    })
  })

  it('reads the chain as the chain itself answers', async () => {
    const { safeAddress } = stage.desk.safeInfo
    const block = (await direct('eth_getBlockByNumber', 'latest', false)) as {
      hash: string
      number: string
      transactions: string[]
    }
    const calls: [string, ...unknown[]][] = [
      ['eth_getBalance', safeAddress, 'latest'],
      ['eth_getCode', safeAddress, 'latest'],
      ['eth_getTransactionCount', safeAddress, 'latest'],
      ['eth_getStorageAt', safeAddress, '0x4', 'latest'],
      ['eth_getBlockByNumber', block.number, false],
      ['eth_getBlockByHash', block.hash, true],
      ['eth_getTransactionByHash', block.transactions[0]],
      ['eth_getTransactionReceipt', block.transactions[0]],
      ['eth_estimateGas', { from: safeAddress, to: receiver.address, value: '0x1' }],
      ['eth_call', { to: safeAddress, data: '0xe75235b8' }, 'latest'],
      ['eth_getLogs', { address: safeAddress, fromBlock: 'earliest' }],
      ['eth_gasPrice'],
    ]
    for (const [method, ...params] of calls) {
      expect(await request(method, ...params), method).toEqual(await direct(method, ...params))
    }
    expect(await request('eth_blockNumber')).toBe(block.number)
  })

  it('leaves block and transaction details out where the app leaves out the argument', async () => {
    expect(await request('eth_getBalance', stage.desk.safeInfo.safeAddress)).toBe(
      await direct('eth_getBalance', stage.desk.safeInfo.safeAddress, 'latest'),
    )
  })

  it('passes on why the chain refused a call', async () => {
    const call = { to: stage.desk.safeInfo.safeAddress, data: `0x610b5925${'00'.repeat(32)}` }
    expect(await request('eth_call', call, 'latest')).toEqual({ thrown: expect.stringContaining('revert') })
  })

  it('keeps the settings and the permissions', async () => {
    expect(await request('safe_setSettings', { offChainSigning: false })).toEqual({ offChainSigning: false })
    await request('personal_sign', '0x68', stage.desk.safeInfo.safeAddress)
    expect(await page.evaluate(() => hostPage.settings.at(-1))).toBe(false)
    expect(await request('wallet_getPermissions')).toEqual([])
    expect(await request('wallet_requestPermissions', [{ requestAddressBook: {} }])).toMatchObject([
      { parentCapability: 'requestAddressBook' },
    ])
    expect(await request('wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual({
      thrown: 'Permissions request is invalid',
    })
  })

  it('says what it does not do', async () => {
    for (const method of [
      'wallet_switchEthereumChain',
      'eth_sendRawTransaction',
      'eth_signTransaction',
      'anvil_setBalance',
    ]) {
      expect(await request(method)).toEqual({ thrown: `"${method}" not implemented` })
    }
  })
})
