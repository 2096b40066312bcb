// Takes the pictures of README.md and docs/ from the demo: `npm run pictures`, or some of them by their names. The world
// stands at a day of its own, so that what did not change gives the same pictures.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type DemoPart, startDemo } from '../devnet/demo'
import { startDevnetChain } from '../devnet/devnetChain'
import { readPorts } from '../devnet/environment'
import { seedWorld } from '../devnet/seedWorld'
import { type Picture, pictures } from './pictures/scenes'

const folder = 'docs/pictures'
const worldTime = Date.UTC(2025, 9, 6, 9, 30)
// After all that the world does while the pictures are taken.
const shownTime = worldTime + 10 * 60_000
const wanted = process.argv.slice(2)
const ports = readPorts()
const parts: DemoPart[] = []

try {
  await startDemo({ ports, onPart: (part) => parts.push(part), startWorld })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const bytes = await take(browser, picture)
    console.log(`${folder}/${picture.name}.webp  ${(bytes / 1000).toFixed(0)} kB`)
  }
  await browser.close()
} finally {
  await Promise.allSettled(parts.reverse().map((part) => part.stop()))
}
process.exit()

/** Its blocks, and what the service writes down, are of that day. */
async function startWorld(port: number) {
  const { now } = Date
  const startedAt = now()
  Date.now = () => now() - startedAt + worldTime
  const chain = await startDevnetChain({ port })
  await seedWorld(chain)
  return chain
}

async function take(browser: Browser, picture: Picture): Promise<number> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1120, height: picture.height },
    ...{ deviceScaleFactor: 1.5, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  })
  context.setDefaultTimeout(20_000)
  await context.clock.setFixedTime(shownTime)
  await context.addInitScript(returnWith, `${picture.account}`)
  const page = await context.newPage()
  await picture.show(page, ports)
  // Some pages ask again and again.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  const bytes = await save(page, picture)
  await context.close()
  return bytes
}

/** What a visitor left in the browser who connected one of the devnet's accounts; and nothing is by chance. */
function returnWith(account: string) {
  let last = 0
  const zeros = '00000000-0000-4000-8000-' as const
  crypto.randomUUID = () => {
    last += 1
    return `${zeros}${`${last}`.padStart(12, '0')}`
  }
  if (window.parent !== window) return
  localStorage.setItem('countersign.wallet', 'devnet')
  localStorage.setItem('wagmi.recentConnectorId', '"devnet"')
  localStorage.setItem('countersign.devnetAccount', account)
}

/** As WebP, which the browser writes itself. */
async function save(page: Page, { name, part }: Picture): Promise<number> {
  const box = await part?.(page).boundingBox()
  const session = await page.context().newCDPSession(page)
  const clip = box && { clip: { ...box, scale: 1 } }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, ...clip })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${folder}/${name}.webp`, bytes)
  return bytes.length
}
