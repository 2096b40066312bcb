import { expect, test } from '@/tests/e2e/support/fixtures'
import { wholeBrowser } from '@/tests/e2e/support/wholeBrowser'

test.use({ launchOptions: wholeBrowser })

test('the site can be installed: Chromium finds all that it asks for, and each picture is as large as it is said to be', async ({
  page,
}) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The browsers of tests keep nothing, as private windows do.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({
    ...{ name: 'Countersign', short_name: 'Countersign', id: '/', start_url: '/', scope: '/', display: 'standalone' },
    ...{ theme_color: '#faf9f6', background_color: '#faf9f6' },
  })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }))
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      const image = new Image()
      image.src = address
      await image.decode()
      return { type: answer.headers.get('content-type'), sizes: `${image.naturalWidth}x${image.naturalHeight}` }
    }, new URL(src, url).href)
    expect(icon).toEqual({ type, sizes: sizes === 'any' ? icon.sizes : sizes })
  }
})
