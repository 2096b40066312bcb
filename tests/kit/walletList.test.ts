// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Connector, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { listedWallets } from '@/components/wallet/list/listedWallets'
import * as words from '@/components/wallet/list/words'
import * as german from '@/components/wallet/list/words.de'
import * as spanish from '@/components/wallet/list/words.es'
import * as chinese from '@/components/wallet/list/words.zh-CN'
import { addConnectors } from '@/lib/wallet/connectors'

// Our list of wallets stands for RainbowKit's until something is picked: an update that changes that one fails here.

afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(window, 'ethereum')
})

test('the wallets are RainbowKit’s, by their names and colours, in its order', async () => {
  vi.stubEnv('COUNTERSIGN_DEVNET', 'false')
  Object.assign(window, { ethereum: { isBraveWallet: true, request: async () => [], on() {}, removeListener() {} } })
  const config = createConfig({ chains: [mainnet], transports: { 1: http('http://127.0.0.1:1') }, connectors: [] })
  await addConnectors(config)
  const connectors: readonly (Connector & { rkDetails?: Record<string, unknown> })[] = config.connectors
  const theirs = connectors.flatMap(({ rkDetails }) => {
    // The Safe is listed inside of a frame alone.
    if (!rkDetails || rkDetails.installed === false || rkDetails.isWalletConnectModalConnector) return []
    return { id: rkDetails.id, name: rkDetails.name, background: rkDetails.iconBackground }
  })
  expect(listedWallets.filter(({ id }) => id !== 'devnet')).toEqual(theirs)
})

const folder = 'node_modules/@rainbow-me/rainbowkit/dist'

async function readLocale(name: string) {
  const file = readdirSync(folder).find((each) => each.startsWith(`${name}-`)) ?? ''
  const { default: text } = await import(resolve(folder, file))
  return JSON.parse(text)
}

test.each([
  ['en_US', words],
  ['de_DE', german],
  ['es_419', spanish],
  ['zh_CN', chinese],
])('the words are those of %s', async (name, ours) => {
  const { connect, connector_group: group, intro } = await readLocale(name)
  expect({ ...ours }).toEqual({
    title: connect.title,
    popular: group.popular,
    recent: connect.recent,
    whatIsIt: intro.title,
    assets: intro.digital_asset.title,
    assetsHint: intro.digital_asset.description,
    login: intro.login.title,
    loginHint: intro.login.description,
    getWallet: intro.get.label,
    learnMore: intro.learn_more.label,
  })
})
