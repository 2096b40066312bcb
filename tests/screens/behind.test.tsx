// @vitest-environment jsdom
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeWorld } from '@/devnet/world'
import { text } from './allScreens'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

const path = `/transactions/queue?safe=dev:${describeWorld().shared['1.4.1'].address}`
const slow = { timeout: 20_000 }

let running: RunningSite
beforeAll(async () => {
  running = await startSite({ seeded: true })
})
beforeEach(showEverything)
afterEach(() => {
  cleanup()
  running.mend()
  running.service.addHeaders({})
  vi.unstubAllGlobals()
})
afterAll(() => running.stop())

async function openQueue() {
  const { default: Queue } = await import('@/pages/transactions/queue')
  return openScreen(running.site, Queue, path)
}

test('a page of a service that is behind the network says up to which block it has read', async () => {
  running.service.addHeaders({ 'Known-To-Block': '1200', 'Newest-Block': '20000' })
  const page = await openQueue()
  const said = 'The Safe service has read up to block 1,200 of 20,000: what happened after that is not listed yet.'
  await page.findByText(said, {}, slow)
  page.close()
  running.service.addHeaders({ 'Known-To-Block': '19990', 'Newest-Block': '20000' })
  const next = await openQueue()
  await waitFor(() => expect(text()).toMatch(/lists nothing that waits/), slow)
  expect(text()).not.toMatch(/has read up to/)
  next.close()
})

test('what was not taken over from the service beside it is a list, each with its hash', async () => {
  const hash = `0x${'a7'.repeat(32)}`
  running.service.lie((request, answer) =>
    request.includes('/transactions/queued') && answer instanceof Object
      ? {
          ...answer,
          service: {
            name: 'app.example',
            notTaken: [
              { hash, text: 'one' },
              { hash: null, text: 'two' },
            ],
          },
        }
      : undefined,
  )
  const page = await openQueue()
  const title = await page.findByText('Not everything that app.example lists stands here', {}, slow)
  const items = within(title.parentElement ?? title).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([`one${hash}`, 'two'])
  page.close()
})
