import { expect, type Page } from '@playwright/test'

/** The review of what an app asks for. */
export function reviewDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Review the transaction' })
  const close = () => dialog.getByRole('button', { name: 'Close' }).click()
  return {
    dialog,
    propose: () => dialog.getByRole('button', { name: 'Sign and propose' }).click(),
    close,
    /** Executes and waits for the chain, then puts the dialog away. */
    async execute() {
      await dialog.getByRole('button', { name: 'Execute directly' }).click()
      await expect(dialog).toContainText('Executed: the network says that it succeeded.')
      await close()
    },
  }
}
