import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens, mintToken, tokenAbi } from '@/devnet/tokens'
import { type RunningGateway, startGateway } from './server'

const [alice, bob] = owners
const [dave] = recipients

let chain: Chain
let gateway: RunningGateway
let safe: Safe
let folder: string
let appsPath: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  appsPath = join(folder, 'apps.json')
  writeFileSync(appsPath, '[]')
  chain = await startDevnetChain()
  const spamTokens = [devnetTokens.token]
  gateway = await startGateway({ chains: [{ rpcUrl: chain.url, spamTokens }], safeAppsPath: appsPath })
  safe = await createSafe(chain, {
    version: '1.4.1',
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: 6n,
  })
})
afterAll(async () => {
  await gateway.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
})

type Item = {
  type: string
  timestamp?: number
  transaction?: { txInfo: { transferInfo: { tokenAddress?: Address; trusted?: boolean } } }
}

async function read(path: string) {
  const response = await fetch(`${gateway.url}/v1/chains/31337/${path}`)
  return (await response.json()) as { results: Item[]; items: { tokenInfo: { symbol: string } }[] } & Item[]
}

describe('tokens that nobody trusts', () => {
  test('are hidden from history, incoming transfers and balances unless they are asked for', async () => {
    await mintToken(chain, devnetTokens.token, safe.address, 5n)
    await mintToken(chain, devnetTokens.dollar, safe.address, 6n)
    const tokensOf = ({ results }: { results: Item[] }) =>
      results.flatMap(({ transaction }) => transaction?.txInfo.transferInfo?.tokenAddress ?? [])
    const both = [devnetTokens.dollar, devnetTokens.token]
    for (const list of ['transactions/history', 'incoming-transfers/']) {
      expect(tokensOf(await read(`safes/${safe.address}/${list}`))).toEqual([devnetTokens.dollar])
      expect(tokensOf(await read(`safes/${safe.address}/${list}?trusted=false`))).toEqual(both)
    }
    const symbols = async (query: string) =>
      (await read(`safes/${safe.address}/balances/usd${query}`)).items.map(({ tokenInfo }) => tokenInfo.symbol)
    expect(await symbols('')).toEqual(['ETH', 'DUSD'])
    expect(await symbols('?trusted=true&exclude_spam=false')).toEqual(['ETH', 'DUSD'])
    expect(await symbols('?exclude_spam=false')).toEqual(['ETH', 'DEV', 'DUSD'])
  })

  test('transfers of nothing are never shown', async () => {
    const nothing = { abi: tokenAbi, functionName: 'transfer', args: [safe.address, 0n] } as const
    const before = (await read(`safes/${safe.address}/transactions/history?trusted=false`)).results
    await chain.client.sendTransactionSync({
      account: dave,
      to: devnetTokens.dollar,
      data: encodeFunctionData(nothing),
    })
    expect((await read(`safes/${safe.address}/transactions/history?trusted=false`)).results).toEqual(before)
  })
})

describe('the days of the history', () => {
  test('are those of the place that asks', async () => {
    const { timestamp } = await chain.client.getBlock()
    // At least an hour away: a chain takes no time before that of its last block.
    const midnight = BigInt(Math.ceil((Number(timestamp) + 3600) / 86_400) * 86_400)
    for (const minutes of [-30, 30]) {
      await chain.client.setNextBlockTimestamp({ timestamp: midnight + BigInt(minutes * 60) })
      await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 1n })
    }
    const labels = async (query: string) => {
      const { results } = await read(`safes/${safe.address}/transactions/history?${query}`)
      return results.flatMap((item) => (item.type === 'DATE_LABEL' ? Number(item.timestamp) : []))
    }
    const [day, dayBefore] = [Number(midnight) * 1000, (Number(midnight) - 86_400) * 1000]
    expect((await labels('')).slice(0, 2)).toEqual([day, dayBefore])
    expect(await labels('timezone=Asia/Tokyo')).toContain(day)
    expect((await labels('timezone=Asia/Tokyo')).slice(0, 1)).toEqual([day])
    expect((await labels('timezone=America/New_York')).slice(0, 1)).toEqual([dayBefore])
    expect((await labels('timezone_offset=-3600000')).slice(0, 1)).toEqual([dayBefore])
  })
})

describe('the operator’s list of Safe Apps', () => {
  const app = { id: 1, url: 'https://app.example', name: 'App', chainIds: ['31337'] }

  function write(text: string, seconds: number) {
    writeFileSync(appsPath, text)
    utimesSync(appsPath, seconds, seconds)
  }

  test('shows at once when it was edited, and says when it cannot be read', async () => {
    expect(await read('safe-apps')).toEqual([])
    write(JSON.stringify([app, { ...app, id: 2, chainIds: [1] }]), 1000)
    expect(await read('safe-apps')).toMatchObject([{ name: 'App', accessControl: { type: 'NO_RESTRICTIONS' } }])
    write('[{]', 2000)
    expect(await read('safe-apps')).toEqual({ code: 500, message: expect.stringContaining('it is not JSON') })
    write(JSON.stringify([{ ...app, name: 5 }]), 3000)
    expect(await read('safe-apps')).toEqual({ code: 500, message: expect.stringContaining('expected string') })
  })

  test('must be readable when the gateway starts', async () => {
    await expect(
      startGateway({ chains: [{ rpcUrl: chain.url }], safeAppsPath: join(folder, 'absent') }),
    ).rejects.toThrow('ENOENT')
  })
})
