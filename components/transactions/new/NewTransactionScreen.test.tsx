// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guardTime } from '@/components/ui/dialog/useClickGuard'
import { recipients } from '@/devnet/accounts'
import { draftKey } from '@/lib/drafts/draft'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { formatTransactionLink } from '@/lib/safe/file/transactionLink'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { loadSite, openScreen, type Site } from '@/tests/screens/openScreen'
import { shownSafe as safe } from '@/tests/screens/shownSafe'
import { holdStill, letGo, pass } from '@/tests/screens/stillPage'

const [dave] = recipients
const most = 20
const onClose = () => undefined

let site: Site
let parts: Awaited<ReturnType<typeof loadParts>>
beforeAll(async () => {
  // Neither a service nor a node that answers.
  site = await loadSite('http://127.0.0.1:1', '')
  parts = await loadParts()
}, 60_000)
beforeEach(holdStill)
afterEach(() => {
  letGo()
  localStorage.clear()
  window.location.hash = ''
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function loadParts() {
  const [whole, outcome] = await Promise.all([
    import('./NewTransactionScreen'),
    import('@/components/transactions/review/outcome/UntoldTransaction'),
  ])
  return { ...whole, ...outcome }
}

function fileOf(nonce: number): TransactionFile {
  const { chainId, address } = safe
  const transaction = createTransaction({ to: dave.address, value: 1n, data: '0x' }, BigInt(nonce))
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const signatures = [{ signer: dave.address, signature: `0x${'11'.repeat(65)}` as const }]
  return { chainId, safe: address, transaction, safeTxHash, signatures }
}
const hold = (files: readonly TransactionFile[]) =>
  localStorage.setItem(draftKey('file', safe), `[${files.map((file) => formatTransactionFile(file, 0))}]`)
const held = Array.from({ length: most }, (_, nonce) => fileOf(nonce))
const kept = () => within(screen.getByRole('list', { name: 'Handed on at the moment' })).getAllByText(/is kept here/)
const open = () => openScreen(site, () => <parts.NewTransactionScreen safe={safe} />, '/transactions/new')
const noRoom = /no room for this transaction: it holds at most 20 .* forget it here, then try again/

test('a link that brings one more than the browser holds is refused with what to do, and taken once there is room', async () => {
  hold(held)
  window.location.hash = formatTransactionLink('tx', fileOf(most))
  open()
  const review = screen.getByRole('button', { name: 'Review the transaction of the link' })
  pass(guardTime)
  fireEvent.click(review)
  await act(async () => undefined)
  expect(screen.getByRole('alert').textContent).toMatch(noRoom)
  expect(kept()).toHaveLength(most)
  fireEvent.click(screen.getAllByRole('button', { name: 'Forget it' })[0] ?? review)
  fireEvent.click(screen.getByRole('button', { name: 'Forget for good' }))
  fireEvent.click(review)
  await act(async () => undefined)
  expect(screen.queryByText(noRoom)).toBeNull()
  expect(
    kept()
      .map(({ textContent }) => textContent)
      .at(-1),
  ).toContain(`nonce ${most} `)
})

test('the text of one more than the browser holds stays where it was pasted, beside the sentence', async () => {
  hold(held)
  open()
  const field = screen.getByLabelText('Or as text or link')
  const text = formatTransactionFile(fileOf(most))
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Read and check' }))
  await act(async () => undefined)
  expect(screen.getByRole('alert').textContent).toMatch(noRoom)
  expect(field).toHaveProperty('value', text)
  expect(kept()).toHaveLength(most)
})

test('what was signed when no room was left can be saved and handed on, and nobody says that it is kept', () => {
  hold(held)
  const outcome = (file: TransactionFile) =>
    openScreen(site, () => <parts.UntoldTransaction {...{ safe, file, isStep: false, onClose }} />, '/apps/open')
  const { close } = outcome(fileOf(most))
  expect(screen.getByText(/did not keep it: it holds at most 20 .* before you close this/)).toBeDefined()
  expect(screen.queryByText(/This browser keeps it/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeDefined()
  close()
  outcome(fileOf(0))
  expect(screen.getByText(/This browser keeps it/)).toBeDefined()
  expect(screen.queryByText(/did not keep it/)).toBeNull()
})
