import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { expect, test } from 'vitest'
import { createGateway } from '@/lib/gateway/client/client'
import { GatewayRequest, sdkRequest } from '@/lib/gateway/client/sdkRequest'
import { startWireServer, text } from './wireServer'

const calls: Record<string, () => Promise<unknown>> = {
  getSafeInfo: () => sdk.getSafeInfo('1', '0xa'),
  getIncomingTransfers: () => sdk.getIncomingTransfers('1', '0xa'),
  getModuleTransactions: () => sdk.getModuleTransactions('1', '0xa'),
  getMultisigTransactions: () => sdk.getMultisigTransactions('1', '0xa'),
  getBalances: () => sdk.getBalances('1', '0xa'),
  getFiatCurrencies: () => sdk.getFiatCurrencies(),
  getOwnedSafes: () => sdk.getOwnedSafes('1', '0xa'),
  getCollectibles: () => sdk.getCollectibles('1', '0xa'),
  getCollectiblesPage: () => sdk.getCollectiblesPage('1', '0xa'),
  getTransactionHistory: () => sdk.getTransactionHistory('1', '0xa'),
  getTransactionQueue: () => sdk.getTransactionQueue('1', '0xa'),
  getTransactionDetails: () => sdk.getTransactionDetails('1', 'id'),
  postSafeGasEstimation: () =>
    sdk.postSafeGasEstimation('1', '0xa', { to: '0xb', value: '0', data: '0x', operation: sdk.Operation.CALL }),
  proposeTransaction: () =>
    sdk.proposeTransaction('1', '0xa', {
      to: '0xb',
      value: '0',
      nonce: '0',
      operation: sdk.Operation.CALL,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: '0x0',
      safeTxHash: '0x1',
      sender: '0xc',
    }),
  getChainsConfig: () => sdk.getChainsConfig(),
  getChainConfig: () => sdk.getChainConfig('1'),
  getSafeApps: () => sdk.getSafeApps('1'),
  getMasterCopies: () => sdk.getMasterCopies('1'),
  getDecodedData: () => sdk.getDecodedData('1', '0x'),
  getSafeMessages: () => sdk.getSafeMessages('1', '0xa'),
  getSafeMessage: () => sdk.getSafeMessage('1', '0x1'),
  proposeSafeMessage: () => sdk.proposeSafeMessage('1', '0xa', { message: 'a', signature: '0x' }),
  confirmSafeMessage: () => sdk.confirmSafeMessage('1', '0x1', { signature: '0x' }),
}

/** Runs `action` and tells how many TCP connections were opened meanwhile, by whatever client. */
async function countConnections(action: () => Promise<unknown>): Promise<number> {
  let connections = 0
  const onConnection = () => {
    connections += 1
  }
  subscribe('net.client.socket', onConnection)
  await action()
  unsubscribe('net.client.socket', onConnection)
  return connections
}

test('no call of the SDK connects to anything or names an address before a client with a base sends it', async () => {
  const requests: unknown[] = []
  const run = async () => {
    for (const call of Object.values(calls)) requests.push(await call())
  }
  expect(await countConnections(run)).toBe(0)
  expect(requests).toHaveLength(23)
  for (const request of requests) {
    expect(request).toBeInstanceOf(GatewayRequest)
    expect(request).toHaveProperty('url', expect.stringMatching(/^\/v[12]\//))
  }
})

test('the list above names every function of the SDK but the setter of its base', () => {
  const functions = Object.entries(sdk).filter(([, value]) => typeof value === 'function')
  const names = functions.map(([name]) => name).filter((name) => name !== 'setBaseUrl')
  expect(Object.keys(calls).sort()).toEqual(names.sort())
})

test('a client with a base does connect', async () => {
  const server = await startWireServer()
  server.reply(text('[]'))
  const gateway = createGateway({ baseUrl: server.url })
  const { fiatCodes } = await import('@/lib/gateway/schemas/assetSchema')
  expect(await countConnections(() => gateway.call(sdk.getFiatCurrencies(), fiatCodes))).toBe(1)
  expect(server.seen).toMatchObject([{ path: '/v1/balances/supported-fiat-codes' }])
  await server.close()
})

test.each([
  '',
  '/gateway',
  'gateway.example',
  'ftp://gateway.example',
  'javascript:alert(1)',
  'https://user:password@gateway.example',
  'https://gateway.example?x=1',
  'https://gateway.example#x',
])('no client can be made for the base "%s"', (baseUrl) => {
  expect(() => createGateway({ baseUrl })).toThrow('The gateway address is not set')
})

test('what is not a request of the SDK is not sent', async () => {
  await expect(sdkRequest(Promise.resolve({ url: '/v1/chains' }))).rejects.toThrow('The gateway client is not set up.')
})

test("only lib/gateway imports the SDK's calls; others import its types and enumerations", () => {
  const sources = ['lib', 'components', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/gateway/')),
  )
  expect(sources.length).toBeGreaterThan(20)
  const forbidden = new Set([...Object.keys(calls), 'setBaseUrl'])
  const importPattern = /import\s+(?!type)([^;]*?)\s+from\s+'@safe-global\/safe-gateway-typescript-sdk/g
  for (const file of sources) {
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      expect(names, file).not.toContain('*')
      for (const name of names.match(/\w+/g) ?? []) expect(forbidden, `${file}: ${name}`).not.toContain(name)
    }
  }
})
