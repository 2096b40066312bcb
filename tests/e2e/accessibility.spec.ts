import { expectAccessible, modes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { readShifts, watchShifts } from '@/tests/e2e/support/shifts'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

for (const { colorScheme, viewport } of modes) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport })

    test('axe finds nothing on each state of the start page', async ({ page, wallet }) => {
      const welcome = welcomePage(page)
      await welcome.open()
      await expect(welcome.connectButton).toBeVisible()
      await expectAccessible(page)
      await welcome.connect()
      await page.keyboard.press('Escape')
      await expect(welcome.connectButton).toBeVisible()
      await welcome.signIn()
      await expect(page.getByText('alice.eth').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(welcome.notSignedIn).toBeVisible()
      await expectAccessible(page)
      await wallet.switchChain(10)
      await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
      await expectAccessible(page)
    })

    test('nothing is wider than the window, and nothing shifts while loading', async ({ page, wallet }) => {
      await watchShifts(page)
      const welcome = welcomePage(page)
      await welcome.open()
      await expect(welcome.connectButton).toBeVisible()
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      expect((await readShifts(page)).sum).toBeLessThan(0.005)
      await welcome.signIn()
      expect(await overflow()).toBeLessThanOrEqual(0)
      expect(wallet.requests.length).toBeGreaterThan(0)
    })
  })
}

test('the keyboard alone connects, signs in and leaves', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(welcome.connectButton).toBeFocused()
  await page.keyboard.press('Enter')
  const entry = welcome.dialog.getByRole('button', { name: 'Browser Wallet' })
  await expect(entry).toBeVisible()
  for (let count = 0; count < 8 && !(await entry.evaluate((row) => row === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const send = welcome.signButton
  await expect(send).toBeEnabled()
  for (let count = 0; count < 5 && !(await send.evaluate((row) => row === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(welcome.signedIn).toBeVisible()
  const leave = page.getByRole('main').getByRole('button', { name: 'Disconnect' })
  await leave.focus()
  await page.keyboard.press('Enter')
  await expect(welcome.connectButton).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})
