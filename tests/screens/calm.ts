import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type Screen, slow, text } from './allScreens'
import type { openScreen } from './openScreen'
import type { Wire } from './wire'

/** A service that is cut off is said once and calmly: one press asks again for all of the page, and which request it was is folded. */
export async function expectCalm(page: ReturnType<typeof openScreen>, [name, , , done]: Screen, service: Wire) {
  const silence = 'The Safe service does not answer: what is shown below comes'
  await waitFor(() => expect(text(), name).toContain(silence), slow)
  await waitFor(() => expect(text(), name).not.toMatch(/Loading|Checking/), slow)
  expect(text(), name).not.toContain('Devnet does not answer')
  const retries = page.queryAllByRole('button', { name: 'Try again' })
  const alerts = page.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])
  expect([retries.length, alerts, text().includes(service.url)], name).toEqual([1, [], false])
  if (name === 'a review') {
    const acts = () => page.queryAllByRole('button', { hidden: true, name: /^(Sign|Execute|Approve)/ })
    await waitFor(() => expect(acts().at(-1)?.textContent).toBe('Sign and hand on'), slow)
  }
  if (name !== 'home') return
  expect(text()).toContain('Not known until the Safe service tells it.')
  fireEvent.click(page.getByText('Details'))
  await waitFor(() => expect(text()).toContain(service.url))
  service.set('pass')
  for (const retry of retries) fireEvent.click(retry)
  await waitFor(() => expect(text()).toMatch(done), slow)
  expect(text()).not.toContain('does not answer')
}
