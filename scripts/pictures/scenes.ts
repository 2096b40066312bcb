import type { Locator, Page } from '@playwright/test'
import type { DevnetPorts } from '@/devnet/environment'

export type Picture = {
  /** Of its file. */
  name: string
  height: number
  /** Which of the node's accounts is connected. */
  account: number
  /** What is in it, where that is not all of the screen. */
  part?: (page: Page) => Locator
  show: (page: Page, ports: DevnetPorts) => Promise<unknown>
}

const alice = 0

const main = (page: Page) => page.getByRole('main')

export const pictures: Picture[] = [
  {
    name: 'needs-you',
    height: 640,
    account: alice,
    show: async (page) => {
      await page.goto('/')
      await main(page).getByRole('link', { name: 'Execute' }).waitFor()
      await main(page).getByText('payroll.eth').first().waitFor()
    },
  },
]
