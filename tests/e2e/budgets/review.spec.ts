import { act, dialog, openReview } from '@/tests/e2e/support/actPage'
import { expect } from '@/tests/e2e/support/fixtures'
import { reviewHeights, widths } from './budgets'
import { beOwner, test } from './budgetTest'
import { hold } from './hold'

// All that a signer must see stands in the first pixels of a review, and its buttons stay in sight.

const reviews = [
  { subject: 'review of a payment', which: 'payment', opener: 'Review and confirm', button: 'Confirm', sent: '0.75' },
  {
    subject: 'review of a token payment',
    which: 'tokenPayment',
    opener: 'Review and execute',
    button: 'Execute',
    sent: '120',
  },
] as const

for (const width of widths) {
  for (const { subject, which, opener, button, sent } of reviews) {
    test(`${subject} at ${width} px`, async ({ page, wallet, world, visitor }) => {
      await page.setViewportSize({ width, height: 900 })
      await beOwner(page, wallet, world)
      await openReview(page, world.safe, world[which], opener)
      const review = dialog(page)
      const what = review.getByRole('region', { name: 'What it does' })
      const parts = {
        'the network': review.getByText('Devnet', { exact: false }).first(),
        'the account': review.getByText(visitor.address),
        'the Safe': review.getByText(world.safe.address),
        'the sentence': what.getByRole('heading').filter({ hasText: sent }),
        'what is sent': what.getByRole('list', { name: 'Balance changes' }),
        'to whom': what.getByText(/0x[0-9a-fA-F]{40}/).first(),
        'whether it would succeed': what.locator('[data-simulation="success"]'),
        'the verdict': review.locator('[data-verification="match"]').first(),
        'the cost': review.locator('[data-cost="known"]'),
      }
      // On a phone the way out stands in the head.
      const wayOut = review.getByRole('button', { name: width === 390 ? 'Close' : 'Cancel', exact: true })
      const buttons = { 'the button': act(page, button), 'the way out': wayOut }
      const { y: top, height: room } = (await review.boundingBox()) ?? { y: 0, height: 0 }
      let lowest = 0
      for (const [name, part] of Object.entries(parts)) {
        await expect(part, name).toBeVisible()
        const { y, height } = (await part.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 }
        lowest = Math.max(lowest, y + height - top)
      }
      // The button stands below what scrolls, at the window's end where the dialog fills it.
      const foot = top + room - ((await buttons['the button'].boundingBox())?.y ?? 0)
      hold({ subject, width, unit: 'px', measured: Math.round(lowest + foot), budget: reviewHeights[width] })
      for (const height of [700, 480]) {
        await page.setViewportSize({ width, height })
        for (const [name, button] of Object.entries(buttons)) {
          await expect(button, `${name} in a window of ${height} px`).toBeInViewport({ ratio: 1 })
        }
      }
    })
  }
}
