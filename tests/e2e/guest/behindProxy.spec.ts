import { resolve } from 'node:path'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { siteEnv } from '@/tests/e2e/support/siteEnv'
import makeCertificate from '@/tests/hosting/certificate'
import { startTwoSites, type TwoSites } from '@/tests/hosting/twoSites'
import { guest, readSession, seedSingle } from './guestSafe'
import { openInside } from './openInside'

// The site as a host serves it, by the files of `hosting`: over https, two processes, in a frame of a Safe's site.

let sites: TwoSites
test.beforeAll(async () => {
  makeCertificate()
  sites = await startTwoSites('nginx', resolve(siteEnv.NEXT_DIST_DIR, 'standalone'))
})
test.afterAll(() => sites?.stop())

test.use({ ignoreHTTPSErrors: true })

test('signs in as the Safe in its frame, and stays so while one process after the other is started again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { site } = sites.proxy
  const { safe, desk } = await seedSingle()
  const frame = await openInside(page, desk, { app: site })
  const { connected, askToSignIn, signedIn } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await askToSignIn()
  await expect(signedIn).toBeVisible()
  for (const place of [0, 1] as const) {
    await sites.stopSite(place)
    await page.reload()
    await expect(signedIn).toBeVisible()
    expect(await readSession(page, site)).toMatchObject({ address: safe.address, chainId: 31337 })
    await sites.startSite(place)
  }
})
