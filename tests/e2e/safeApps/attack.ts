import type { Frame, Page } from '@playwright/test'
import { expect } from '@/tests/e2e/support/fixtures'

/** The question that puts a dialog on the page, so that "nothing happened" can be seen. */
export const permissionQuestion = {
  id: 'attack',
  method: 'wallet_requestPermissions',
  params: [{ requestAddressBook: {} }],
  env: { sdkVersion: '9.1.0' },
}

/** The host still answers its app and asks the person nothing. Answers come in order, so what came before is done. */
export async function expectNothingDone(page: Page, app: Frame) {
  expect(await app.evaluate(() => appPage.ask('getSafeInfo'))).toMatchObject({ success: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('countersign.app-permissions'))).toBeNull()
}

/** Counts the messages with the id that have reached the page, whoever was meant to hear them. */
export async function countArrivals(page: Page, id: string) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.arrived = '0'
    addEventListener('message', ({ data }) => {
      const { dataset } = document.documentElement
      if (data?.id === wanted) dataset.arrived = String(Number(dataset.arrived) + 1)
    })
  }, id)
  return (count: number) => expect(page.locator('html')).toHaveAttribute('data-arrived', String(count))
}
