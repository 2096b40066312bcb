import { expect, type Page } from '@playwright/test'

/** What a visitor does on the start page, in the words the page uses. */
export function welcomePage(page: Page) {
  const dialog = page.getByRole('dialog')
  // While it prepares the message or waits for a signature, RainbowKit's button looks enabled and a click on it is lost.
  const signButton = dialog.getByTestId('rk-auth-message-button').filter({ hasText: 'Sign message' })
  const connectButton = page.getByRole('button', { name: 'Connect Wallet', exact: true })
  return {
    dialog,
    connectButton,
    open: () => page.goto('/'),
    pickWallet: async (name = 'Browser Wallet') => {
      await connectButton.click()
      await dialog.getByRole('button', { name }).first().click()
    },
    /** Connects and leaves the verify dialog open. */
    connect: async (name = 'Browser Wallet') => {
      await connectButton.click()
      await dialog.getByRole('button', { name }).first().click()
      await expect(dialog.getByText('Verify your account')).toBeVisible()
    },
    signButton,
    sign: () => signButton.click(),
    signIn: async (name = 'Browser Wallet') => {
      await connectButton.click()
      await dialog.getByRole('button', { name }).first().click()
      await signButton.click()
      await expect(page.getByText('Proved: you are signed in')).toBeVisible()
      await expect(dialog).toBeHidden()
    },
    signedIn: page.getByText('Proved: you are signed in'),
    notSignedIn: page.getByText('Not proved yet'),
  }
}
