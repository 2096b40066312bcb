import type { Page } from '@playwright/test'
import { type Address, sha256, stringToBytes } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { lieAbout, safePath, seedSafe, sharedChain } from '@/tests/e2e/support/seed'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const chain = sharedChain()
const safeAnswer = /\/safes\/0x[0-9a-fA-F]{40}\/?$/

type Info = Record<string, unknown> & { owners: { value: Address }[] }

const seed = () =>
  seedSafe({ version: '1.4.1', owners: [alice, bob, carol].map(({ address }) => address), threshold: 2 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const agreement = (page: Page) => panel(page, 'Contract').locator('[data-verification]').first()

/** A fact of the Contract panel, by its name. */
function fact(page: Page, term: string) {
  return page.locator('dl > div').filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
}

test('says who owns the Safe, how many must sign and what it is made of, as the chain has it', async ({ page }) => {
  test.slow()
  const safe = await seed()
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
  await expect(agreement(page)).toContainText('The Safe service and the network agree')
  const list = page.getByRole('list', { name: 'Owners' })
  for (const { address } of owners) await expect(list.getByText(address)).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: alice.address })).toContainText('alice.eth (ENS)')
  await expect(fact(page, 'Signatures needed')).toContainText('2 of 3')
  // What is as it should be is folded, and said in one line.
  await expect(panel(page, 'Contract')).toContainText('Version 1.4.1')
  await expect(fact(page, 'Version')).toHaveCount(0)
  await tabTo(panel(page, 'Contract').locator('summary'))
  await page.keyboard.press('Enter')
  await expect(fact(page, 'Next nonce')).toContainText('0')
  await expect(fact(page, 'Version')).toContainText('1.4.1')
  await expect(fact(page, 'Version').locator('[data-version-state]')).toHaveAttribute(
    'data-version-state',
    'UP_TO_DATE',
  )
  for (const term of ['Implementation', 'Code at the Safe’s own address', 'Fallback handler']) {
    await expect(fact(page, term).locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  }
  await expect(fact(page, 'Modules')).toContainText('None')
  await expect(fact(page, 'Module guard')).toContainText('None')
  // What the site was built from, by the hash of the file that anybody can ask for.
  await tabTo(page.locator('summary').filter({ hasText: 'The build of this site' }))
  await page.keyboard.press('Enter')
  const manifest = await (await page.request.get('/build.json')).text()
  const hash = sha256(stringToBytes(manifest))
  await expect(page.getByText('SHA-256 of /build.json').locator('..')).toContainText(hash)
  await expect(page.getByText('Built from commit')).toContainText(JSON.parse(manifest).commit)
  await expectNoFaultsInBothModes(page)

  // The currency chosen in the settings is the one of the balances, and stays.
  await expect(page.getByLabel('Currency').getByRole('option', { name: 'EUR' })).toBeAttached()
  await tabTo(page.getByLabel('Currency'))
  await page.keyboard.type('EUR')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await page.goto(safePath('/balances', safe.address))
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByRole('row', { name: /ETH/ })).toContainText('€4,500.00')
})

test('marks the connected account among the owners; the user’s own name for one comes before any other', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await page.addInitScript(
    ([address]) => localStorage.setItem('countersign.addressBook', JSON.stringify([{ address, name: 'My friend' }])),
    [bob.address],
  )
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connect()
  await page.goto(safePath('/settings/setup', safe.address))
  const row = page.getByRole('list', { name: 'Owners' }).getByRole('listitem')
  await expect(row.filter({ hasText: wallet.address() })).toContainText('You')
  await expect(row.filter({ hasText: bob.address })).not.toContainText('You')
  await expect(row.filter({ hasText: bob.address })).toContainText('My friend')
  await expect(row.filter({ hasText: wallet.address() })).toContainText('(ENS)')
  await expect(row.filter({ hasText: bob.address })).not.toContainText('(ENS)')
})

const lies: { field: string; change: (info: Info) => unknown; shown: string; said: string }[] = [
  {
    field: 'Owners',
    change: (info) => ({ ...info, owners: [...info.owners.slice(1), { value: dave.address }] }),
    shown: alice.address,
    said: dave.address,
  },
  { field: 'Signatures needed', change: (info) => ({ ...info, threshold: 1 }), shown: '2 of 3', said: '1' },
  { field: 'Version', change: (info) => ({ ...info, version: '1.3.0+L2' }), shown: '1.4.1', said: '1.3.0' },
  { field: 'Nonce', change: (info) => ({ ...info, nonce: 7 }), shown: 'Next nonce', said: '7' },
  {
    field: 'Modules',
    change: (info) => ({ ...info, modules: [{ value: erin.address }] }),
    shown: 'None: nothing acts for the Safe',
    said: erin.address,
  },
]

test('a gateway that lies about the Safe is named with the field, and the chain’s word is shown', async ({ page }) => {
  await page.clock.install()
  const safe = await seed()
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'The Safe service and the network disagree about this Safe' })
  for (const { field, change, shown, said } of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await lieAbout(page, safeAnswer, (answer) => change(answer))
    await expectAfterPoll(page, () => expect(notice).toContainText(`${field}: the network says`, oneLook))
    await expect(notice).toContainText(said)
    await expect(agreement(page)).toHaveAttribute('data-verification', 'mismatch')
    await expect(agreement(page)).toContainText(field)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
  }

  // The state of the version is unknown when the gateway gives none, or none that it vouches for.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await lieAbout(page, safeAnswer, (answer: Info) => ({ ...answer, version: null, implementationVersionState: 'ODD' }))
  const version = page.locator('[data-version-state]')
  await expectAfterPoll(page, () => expect(version).toHaveAttribute('data-version-state', 'UNKNOWN', oneLook))
  await expect(version).toContainText('Unknown')
})

test('an outdated Safe is called that, and a fallback handler that Safe did not publish is warned of', async ({
  page,
}) => {
  const handler = { owners: [alice.address], threshold: 1, fallbackHandler: erin.address }
  const safe = await seedSafe({ version: '1.3.0', ...handler })
  await lieAbout(page, safeAnswer, (answer: Info) => ({ ...answer, implementationVersionState: 'UP_TO_DATE' }))
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(page.locator('[data-version-state]')).toContainText('Outdated')
  await expect(fact(page, 'Fallback handler')).toContainText('Not a contract that Safe published')
  await expect(fact(page, 'Fallback handler').locator('[data-verification]')).not.toHaveAttribute(
    'data-verification',
    'match',
  )
})

test('an implementation with other code than Safe published is not trusted, and its version is explained', async ({
  page,
}) => {
  const safe = await seed()
  const code = await chain.client.getCode({ address: safe.singleton })
  const [from, to] = ['1.4.1', '9.9.9'].map((text) => Buffer.from(text).toString('hex'))
  const patched = `0x${code?.slice(2).replaceAll(from ?? '', to ?? '')}` as const
  const target = `0x${safe.address.slice(2, 34)}00009999` as const
  await chain.client.request({ method: 'anvil_setCode', params: [target, patched] } as never)
  const slot = `0x${'0'.repeat(64)}`
  const word = `0x${'0'.repeat(24)}${target.slice(2)}`
  await chain.client.request({ method: 'anvil_setStorageAt', params: [safe.address, slot, word] } as never)
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(page.getByText('This Safe has a version that is not known here')).toBeVisible()
  await expect(fact(page, 'Version')).toContainText('9.9.9')
  await expect(fact(page, 'Implementation')).toContainText('Not a contract that Safe published')
  await expect(page.locator('[data-version-state]')).toHaveAttribute('data-version-state', 'UNKNOWN')
})

test('each change of owners starts beside what it changes, filled in', async ({ page }) => {
  const safe = await seed()
  const open = () => page.goto(safePath('/settings/setup', safe.address))
  const row = page.getByRole('list', { name: 'Owners' }).getByRole('listitem').filter({ hasText: bob.address })
  const change = page.getByLabel('Change', { exact: true })
  await open()
  await page.getByRole('link', { name: 'Add owner' }).click()
  await expect(change).toHaveValue('add')
  await open()
  await page.getByRole('link', { name: 'Change threshold' }).click()
  await expect(change).toHaveValue('threshold')
  for (const [name, value] of [
    ['Replace', 'swap'],
    ['Remove', 'remove'],
  ] as const) {
    await open()
    await row.locator('summary').click()
    await row.getByRole('link', { name }).click()
    await expect(change).toHaveValue(value)
    await expect(page.getByLabel('Owner', { exact: true })).toHaveValue(bob.address)
  }
})
