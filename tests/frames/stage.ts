import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { parseEther } from 'viem'
import { owners } from '../../devnet/accounts'
import { startDevnetChain } from '../../devnet/devnetChain'
import { createSafe } from '../../devnet/safes'
import { bundlePage } from './bundle'
import { createDesk, type Desk } from './desk'
import type { ForeignConfig } from './foreignHostPage'
import { addPage, type Site, startSite } from './site'

export type Stage = {
  browser: Browser
  hostSite: Site
  appSite: Site
  desk: Desk
  /** Opens the host's page around an app. `safe` null: the host does not know its Safe yet. */
  open: (options?: OpenOptions) => Promise<{ page: Page; app: Frame }>
  /** Opens a Safe's site that is not ours around a page of the app's site. */
  openForeign: (options?: ForeignOptions) => Promise<{ page: Page; app: Frame }>
  close: () => Promise<void>
}

export type OpenOptions = { path?: string; frame?: string; safe?: SafeInfoExtended | null }

export type ForeignOptions = { path?: string } & Partial<Omit<ForeignConfig, 'app'>>

/** A chain with a funded 1-of-1 Safe, the host's site, the app's site (another origin and another site) and Chromium. */
export async function setStage(): Promise<Stage> {
  const chain = await startDevnetChain()
  const safe = await createSafe(chain, { version: '1.4.1', owners: [owners[0].address], threshold: 1, saltNonce: 77n })
  await chain.client.setBalance({ address: safe.address, value: parseEther('10') })
  const desk = createDesk(chain, safe)
  const [hostSite, appSite] = await Promise.all([startSite('127.0.0.1'), startSite('localhost')])
  addPage(hostSite, '/host', await bundlePage('hostPage'))
  addPage(hostSite, '/foreign', await bundlePage('foreignHostPage'))
  addPage(appSite, '/app', await bundlePage('appPage'))
  addPage(appSite, '/guest', await bundlePage('guestPage'))
  addPage(appSite, '/wagmi', await bundlePage('wagmiPage'))
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })

  async function open({ path = '/app', frame, safe: known = desk.safeInfo }: OpenOptions = {}) {
    const page = await browser.newPage()
    await page.exposeFunction('callDesk', (name: 'execute', argument: never) => desk[name](argument))
    const config = { app: `${appSite.origin}${path}`, safe: known ?? undefined, frame }
    return openFrame(page, '/host', config)
  }

  async function openForeign({ path = '/guest', safe: told = desk.safeInfo, ...rest }: ForeignOptions = {}) {
    return openFrame(await browser.newPage(), '/foreign', { app: `${appSite.origin}${path}`, safe: told, ...rest })
  }

  async function openFrame(page: Page, path: string, config: object) {
    await page.goto(`${hostSite.origin}${path}#${encodeURIComponent(JSON.stringify(config))}`)
    const element = await page.waitForSelector('iframe')
    const app = await element.contentFrame()
    if (app === null) throw new Error('The app has no frame')
    await app.waitForLoadState()
    return { page, app }
  }

  async function close() {
    await browser.close()
    await Promise.all([chain.stop(), hostSite.stop(), appSite.stop()])
  }

  return { browser, hostSite, appSite, desk, open, openForeign, close }
}
