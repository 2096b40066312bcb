// @vitest-environment jsdom
import type { Address } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { seedQueue } from '@/devnet/queue'
import { describeWorld } from '@/devnet/world'
import { parseHandedOver } from '@/lib/safe/file/transactionLink'
import { openScreen } from './openScreen'
import { openSecondEyes } from './secondEyes'
import { readSettled } from './sight'
import { type RunningSite, startSite } from './startSite'
import { stubInView } from './stubInView'

let running: RunningSite
let review: typeof import('./ReviewPage')
let asked: ReviewRequest
let secondEyes: Awaited<ReturnType<typeof openSecondEyes>>
beforeAll(async () => {
  running = await startSite({ seeded: true })
  await seedQueue(running.chain, running.gateway.url)
  review = await import('./ReviewPage')
  secondEyes = await openSecondEyes({ gatewayUrl: running.gateway.url })
}, 120_000)
beforeEach(() => {
  localStorage.clear()
  // Addresses are not in view, so that no name of theirs is looked up.
  stubInView(({ tagName }) => tagName === 'LI')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await running.stop()
})

function HandedOver() {
  return <review.default asked={asked} />
}

type Listed = { id: string; safe: Address }

async function listAll(kind: 'queued' | 'history'): Promise<Listed[]> {
  const { single, shared, nested, withModule } = describeWorld()
  const safes = [...Object.values(single), ...Object.values(shared), nested, withModule]
  const found: Listed[] = []
  for (const { address: safe } of safes) {
    let next: string | null = `${running.gateway.url}/v1/chains/31337/safes/${safe}/transactions/${kind}`
    while (next !== null) {
      const page: { next: string | null; results: { transaction?: { id: string } }[] } = await (
        await fetch(next)
      ).json()
      for (const { transaction } of page.results) if (transaction) found.push({ id: transaction.id, safe })
      next = page.next
    }
  }
  return found
}

test('of every transaction of the demo, check-tx says what its page says', async () => {
  const { default: Page } = await import('@/pages/transactions/tx')
  const all = [...(await listAll('queued')), ...(await listAll('history'))]
  const faults: string[] = []
  // A creation has no page.
  for (const { id, safe } of all.filter((each) => !each.id.startsWith('creation'))) {
    const page = openScreen(running.site, Page, `/transactions/tx?safe=dev:${safe}&id=${id}`)
    const sight = await readSettled(page.container, /checks? passed/)
    page.close()
    const unlike = await secondEyes({ ref: { chainId: 31337, address: safe }, id }, sight)
    if (unlike) faults.push(`${id}: ${unlike}`)
  }
  expect(faults).toEqual([])
  expect(all.length).toBeGreaterThan(20)
}, 240_000)

test('of what is handed on as a file, check-tx says what its review says, and finds what was changed', async () => {
  const { reviewFile } = await import('@/components/transactions/review/fileRequest')
  const faults: string[] = []
  for (const { id, safe } of await listAll('queued')) {
    const text = await secondEyes.handOn({ ref: { chainId: 31337, address: safe }, id })
    for (const given of [text, text.replace(/"value": "\d+"/, '"value": "77"')]) {
      const file = parseHandedOver(given)
      asked = reviewFile(file)
      const page = openScreen(running.site, HandedOver, `/review?safe=dev:${safe}`)
      // Until the tokens have said how they count.
      const sight = await readSettled(page.container, /^(?!.*smallest units).*checks? passed/s)
      page.close()
      const unlike = await secondEyes({ ref: { chainId: 31337, address: safe }, file }, sight)
      if (unlike) faults.push(`${id}: ${unlike}`)
      if (sight.verdicts[0]?.startsWith('mismatch') !== (given !== text)) faults.push(`${id}: ${sight.verdicts[0]}`)
    }
  }
  expect(faults).toEqual([])
}, 120_000)
