import { type BrowserContext, chromium } from '@playwright/test'
import { serveSite } from '../run/builds'
import type { Figure } from '../run/figures'
import { browserArgs, findBrowser } from '../web/profiles.mjs'
import { median } from '../web/report.mjs'
import { type Visit, visit } from './visit'
import { startWorld } from './world'

const screens = {
  queue: '/transactions/queue',
  Home: '/home',
  history: '/transactions/history',
  balances: '/balances',
  messages: '/transactions/messages',
}
type Screen = keyof typeof screens
/** A first visit on a slow line, the second one, and a first one where nothing is slow. */
type Kind = 'cold' | 'warm' | 'quick'
type Visits = Record<Screen, Record<Kind, Visit[]>>

const isScreen = (name: string): name is Screen => name in screens
const names = Object.keys(screens).filter(isScreen)

/** A shared link to each of the five screens of a Safe, opened in a fresh browser and once more, `n` times each. */
export async function measureLinks(n: number): Promise<Figure[]> {
  const world = await startWorld()
  const site = await serveSite()
  try {
    const none = () => ({ cold: [], warm: [], quick: [] })
    const visits: Visits = { queue: none(), Home: none(), history: none(), balances: none(), messages: none() }
    for (let round = 0; round < n; round += 1) {
      for (const name of names) {
        const url = `${site.url}${screens[name]}?safe=dev:${world.safe}`
        const { cold, warm, quick } = visits[name]
        await inBrowser(async (visitor) => {
          cold.push(await visit(visitor, url, 'slow4g'))
          warm.push(await visit(visitor, url, 'slow4g'))
        })
        if (name === 'queue') await inBrowser(async (visitor) => quick.push(await visit(visitor, url, 'none')))
        console.log(`${name} ${round + 1}/${n}: cold ${shown(cold.at(-1))}, warm ${shown(warm.at(-1))}`)
      }
    }
    return names.flatMap((name) => figuresOf(name, visits[name]))
  } finally {
    await site.stop()
    await world.stop()
  }
}

const shown = (of: Visit | undefined) => (of ? `${(of.lastVerdict / 1000).toFixed(1)} s` : '')

/** A fresh browser. A visit that fails is told, and the others are made all the same. */
async function inBrowser(open: (visitor: BrowserContext) => Promise<unknown>) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
  try {
    await open(await browser.newContext({ viewport: { width: 1280, height: 800 } }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  } finally {
    await browser.close()
  }
}

function figuresOf(name: Screen, { cold, warm, quick }: Visits[Screen]): Figure[] {
  const middle = (visits: readonly Visit[], key: keyof Visit, divisor = 1) => {
    const found = median(visits.map((each) => each[key]))
    return found === null ? undefined : found / divisor
  }
  const isQueue = name === 'queue'
  const verdict = { unit: 's', measured: middle(cold, 'lastVerdict', 1000) }
  const posts = { name: `${name} cold: posts to the chain`, unit: '', measured: middle(cold, 'chainPosts') }
  const ofQueue: Figure[] = [
    { name: 'queue cold: rounds to service and chain', unit: '', measured: middle(cold, 'rounds'), must: 3, aim: 2 },
    {
      name: 'queue without throttle: last verdict',
      unit: 's',
      measured: middle(quick, 'lastVerdict', 1000),
      must: 0.8,
      aim: 0.5,
    },
  ]
  return [
    { name: `${name} cold: first paint`, unit: 's', measured: middle(cold, 'firstPaint', 1000) },
    { name: `${name} cold: last verdict`, ...verdict, ...(isQueue ? { must: 5.5, aim: 4.5 } : { must: 6, aim: 5 }) },
    { name: `${name} cold: script files until then`, unit: '', measured: middle(cold, 'scripts'), must: 20, aim: 12 },
    {
      name: `${name} cold: transfer until then`,
      unit: 'KiB',
      measured: middle(cold, 'kibibytes'),
      must: 300,
      aim: 240,
    },
    { name: `${name} cold: requests until then`, unit: '', measured: middle(cold, 'requests') },
    { ...posts, ...(isQueue && { must: 3, aim: 2 }) },
    {
      name: `${name} cold: blocking after the first paint`,
      unit: 's',
      measured: middle(cold, 'blocking', 1000),
      must: 0.8,
      aim: 0.4,
    },
    { name: `${name} warm: last verdict`, unit: 's', measured: middle(warm, 'lastVerdict', 1000), must: 2.5, aim: 2 },
    ...(isQueue ? ofQueue : []),
  ]
}
