import { keccak256, toHex } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { expect, test } from '@/tests/e2e/support/fixtures'
import {
  chain,
  type Item,
  onlyOne,
  openQueue,
  pay,
  type QueuePage,
  queued,
  rows,
  seed,
  verdict,
} from '@/tests/e2e/support/queuePage'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

const [alice, bob] = owners
const [dave, erin] = recipients

test('one thing changed in the list is a mismatch that names it', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await page.addInitScript(() => localStorage.clear())
  const lies: [what: string, tell: (transaction: ReturnType<typeof onlyOne>) => unknown][] = [
    ['Recipient', ({ txInfo }) => Object.assign(txInfo.recipient, { value: erin.address })],
    ['Amount', ({ txInfo }) => Object.assign(txInfo.transferInfo, { value: '1' })],
    ['Nonce', ({ executionInfo }) => Object.assign(executionInfo, { nonce: 7 })],
    ['Signature', ({ executionInfo }) => Object.assign(executionInfo, { confirmationsSubmitted: 2 })],
    ['Signatures needed', ({ executionInfo }) => Object.assign(executionInfo, { confirmationsRequired: 1 })],
  ]
  for (const [what, tell] of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await lieAbout(page, queued, (answer: QueuePage) => {
      tell(onlyOne(answer))
    })
    await openQueue(page, safe)
    await expect(verdict(page, safeTxHash), what).toContainText(`Does not match: ${what}`)
    await expect(verdict(page, safeTxHash), what).toHaveAttribute('data-verification', 'mismatch')
  }
})

test('a proposal that was made up is named, and a lie in the details is a mismatch', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const invented = keccak256(toHex('made up'))
  await lieAbout(page, queued, (answer: QueuePage) => {
    const copy = structuredClone(onlyOne(answer))
    answer.results.push({ type: 'TRANSACTION', conflictType: 'None', transaction: copy } as Item)
    copy.id = `multisig_${safe.address}_${invented}`
  })
  await openQueue(page, safe)
  await expect(verdict(page, invented)).toHaveAttribute('data-verification', 'mismatch')
  await expect(verdict(page, invented)).toContainText('Does not match: Listed transaction.')
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await lieAbout(page, /\/transactions\/multisig_/, (details: { txData?: { to: { value: string } } }) => {
    if (details.txData) details.txData.to.value = erin.address
  })
  await openQueue(page, safe)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'mismatch')
  await expect(verdict(page, safeTxHash)).toContainText('Recipient')

  // The details of another transaction prove nothing for a made-up one.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const another = keccak256(toHex('made up as well'))
  await lieAbout(page, queued, (answer: QueuePage) => {
    onlyOne(answer).id = `multisig_${safe.address}_${another}`
  })
  await page.route(
    (url) => url.pathname.endsWith(`_${another}`),
    async (route) => {
      const url = `${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}`
      await route.fulfill({ response: await route.fetch({ url }) })
    },
  )
  await openQueue(page, safe)
  await expect(verdict(page, another)).toHaveAttribute('data-verification', 'mismatch')
  await expect(verdict(page, another)).toContainText('Transaction id')
})

test('a used nonce, a double and a gap are said above the list', async ({ page }) => {
  const safe = await seed()
  await executeSafeTransaction(chain, safe, { to: dave.address, value: 1n }, [alice, bob])
  await proposeTo(gatewayUrl, chain, safe, pay(3n))
  await openQueue(page, safe)
  await expect(page.getByText('Nothing is listed for nonce 1, 2, which must come before what is')).toBeVisible()
  await lieAbout(page, queued, (answer: QueuePage) => {
    onlyOne(answer).executionInfo.nonce = 0
    answer.results.push(...answer.results.filter(({ type }) => type === 'TRANSACTION'))
  })
  await openQueue(page, safe)
  const alert = page.getByRole('alert').filter({ hasText: 'The gateway’s list of this queue is not right' })
  await expect(alert).toContainText('Nonce 0 is used already.')
  await expect(alert).toContainText('A transaction with nonce 0 is listed twice.')
  await expect(page.getByRole('region', { name: 'Used nonces' }).locator('[data-transaction]')).toHaveCount(2)
})

test('a transaction that is not listed any more is missed until the user forgets it', async ({ page }) => {
  const safe = await seed()
  const kept = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const dropped = await proposeTo(gatewayUrl, chain, safe, pay(0n, erin.address), bob)
  await openQueue(page, safe)
  await expect(rows(page)).toHaveCount(2)
  await expect(verdict(page, dropped.safeTxHash)).toHaveAttribute('data-verification', 'match')
  await lieAbout(page, queued, (answer: QueuePage) => {
    answer.results = answer.results.filter(({ transaction }) => !transaction?.id.endsWith(dropped.safeTxHash))
  })
  const missing = page.getByRole('alert').filter({ hasText: 'was listed before and is missing now.' })
  for (const _ of ['first visit', 'second visit']) {
    await openQueue(page, safe)
    await expect(missing).toContainText(dropped.safeTxHash)
    await expect(verdict(page, kept.safeTxHash)).toHaveAttribute('data-verification', 'match')
  }
  await missing.getByRole('button', { name: 'I know, forget what is missing' }).click()
  await expect(missing).toHaveCount(0)
  await openQueue(page, safe)
  await expect(verdict(page, kept.safeTxHash)).toHaveAttribute('data-verification', 'match')
  await expect(missing).toHaveCount(0)
})
