import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { manifest, serveApp, startRoute } from '@/tests/api/askManifest'
import { serve } from '@/tests/api/loopbackServer'

describe('manifestRoute, asked by many', () => {
  it('gives a browser its name with the first answer', async () => {
    const page = await startRoute()
    const { status, answer, headers } = await page('https://127.0.0.1:9/', { browser: '' })
    expect({ status, error: answer.error }).toEqual({ status: 401, error: 'browser_unknown' })
    const [, given = ''] = /^countersign-browser=([0-9a-f]{32});/.exec(headers.get('set-cookie') ?? '') ?? []
    expect((await page(await serveApp({ '/': {} }), { browser: given })).status).toBe(200)
  })

  it('serves everybody while many browsers look at slow sites', async () => {
    const page = await startRoute({}, 20_000)
    const slow = await Promise.all(Array.from({ length: 12 }, () => serve(() => undefined)))
    const open = slow.flatMap((origin) =>
      Array.from({ length: 10 }, (_, index) =>
        page(`${origin}/${index}`, { browser: randomBytes(16).toString('hex') }),
      ),
    )
    const app = await serveApp({ '/': {}, '/manifest.json': manifest })
    expect((await page(app)).answer).toMatchObject({ pageProblem: null, manifest: { name: 'Test' } })
    // Four of each origin are left, 48 of 120; the others have given way, as if nobody had answered.
    const given = await Promise.race([Promise.all(open.slice(0, 6)), Promise.all(open)])
    expect(given.map(({ answer }) => answer.pageProblem)).toEqual(given.map(() => 'unreachable'))
  })

  it('lets one browser look at four addresses at a time, the newest', async () => {
    const page = await startRoute({}, 20_000)
    const slow = await Promise.all(Array.from({ length: 5 }, () => serve(() => undefined)))
    const open = slow.map((url) => page(url))
    expect((await open[0])?.answer).toMatchObject({ pageProblem: 'unreachable' })
    const app = await serveApp({ '/': {} })
    expect((await page(app)).answer).toMatchObject({ pageProblem: null })
  })

  it('looks once for all who ask for the same address, and lets none of them end it for the others', async () => {
    const page = await startRoute({}, 20_000)
    let answer = () => {}
    let asked = 0
    const app = await serve((_, response) => {
      asked += 1
      const before = answer
      answer = () => {
        before()
        response.end()
      }
    })
    const other = 'cd'.repeat(16)
    const both = [page(app), page(app, { browser: other })]
    await vi.waitFor(() => expect(asked).toBe(2))
    for (const url of await Promise.all(Array.from({ length: 4 }, () => serve(() => undefined)))) {
      void page(url)
    }
    await vi.waitFor(async () => expect((await page(await serveApp({ '/': {} }))).status).toBe(200))
    answer()
    for (const { answer } of await Promise.all(both)) expect(answer).toMatchObject({ pageProblem: null })
    expect(asked).toBe(2)
  })

  it('refuses a browser that asks without a pause, until the minute is over', async () => {
    const page = await startRoute()
    const app = await serveApp({ '/': {} })
    const answers = []
    for (let index = 0; index < 31; index += 1) answers.push(await page(app))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await page(app, { browser: 'cd'.repeat(16) })).status).toBe(200)
  })
})
