import { expect, type Page } from '@playwright/test'

/**
 * From the start page and back to it without loading a page: the connected account sends and pays the creation of a
 * Safe of its own. Gives the account's recent transactions.
 */
export async function createSafe(page: Page) {
  await page.getByRole('link', { name: 'Create a Safe' }).click()
  await expect(page.getByLabel('Owner 1', { exact: true })).toHaveValue(/^0x/)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Create and pay' }).click()
  await expect(page.getByText('Created and checked: the network has what you asked for.')).toBeVisible()
  await page.getByRole('banner').getByRole('link').click()
  const recent = page.getByRole('region', { name: 'Recent transactions' })
  await expect(recent.getByText('Create a Safe')).toBeVisible()
  return recent
}
