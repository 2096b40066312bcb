import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { cacheFile, cacheFolder } from './cache'
import { startDevnetChain } from './devnetChain'

describe('a cached file', () => {
  const name = `test-${randomUUID()}`
  afterEach(() => rmSync(join(cacheFolder, name), { force: true }))

  it('is whole and alone when several make it at once, and is made no more after that', async () => {
    let made = 0
    const make = async () => `content ${++made}`
    const paths = await Promise.all([cacheFile(name, make), cacheFile(name, make), cacheFile(name, make)])
    expect(new Set(paths).size).toBe(1)
    const content = readFileSync(join(cacheFolder, name), 'utf8')
    expect(content).toMatch(/^content \d$/)
    const before = made
    expect(readFileSync(await cacheFile(name, make), 'utf8')).toBe(content)
    expect(made).toBe(before)
    expect(readdirSync(cacheFolder).filter((file) => file.startsWith(name))).toEqual([name])
  })

  it('takes the place of what earlier inputs made, once that is a day old', async () => {
    const group = `test-${randomUUID()}`
    const [old, young, made] = ['1', '2', '3'].map((hash) => `${group}-${hash}.json`)
    await cacheFile(`${old}`, async () => 'old')
    await cacheFile(`${young}`, async () => 'young')
    const twoDaysAgo = Date.now() / 1000 - 172_800
    utimesSync(join(cacheFolder, `${old}`), twoDaysAgo, twoDaysAgo)
    await cacheFile(`${made}`, async () => 'made')
    const left = readdirSync(cacheFolder).filter((file) => file.startsWith(group))
    for (const file of left) rmSync(join(cacheFolder, file))
    expect(left.sort()).toEqual([young, made])
  })

  it('is not left behind when making it fails', async () => {
    await expect(cacheFile(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(readdirSync(cacheFolder).filter((file) => file.startsWith(name))).toEqual([])
  })
})

it('lets two chains start from one state and go their own ways', async () => {
  const [first, second] = await Promise.all([startDevnetChain(), startDevnetChain()])
  try {
    const height = await second.client.getBlockNumber()
    await first.client.mine({ blocks: 3 })
    expect(await first.client.getBlockNumber()).toBe(height + 3n)
    expect(await second.client.getBlockNumber()).toBe(height)
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
})
