import type { Locator, Page } from '@playwright/test'
import { safePath } from '@/tests/e2e/support/seed'
import type { ScreenName } from './budgets'
import type { ListedApps } from './budgetTest'
import type { BudgetWorld } from './budgetWorld'

type Place = { world: BudgetWorld; listed: ListedApps }

export type Screen = {
  name: Exclude<ScreenName, 'as a guest'>
  path: (place: Place) => string
  /** What is there once it is whole: a page that shows nothing has few words. */
  shows: (page: Page) => Locator
  /** Measured as somebody sees it who is here for the first time. */
  isStranger?: true
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('heading', { name }).first()
const text = (words: string | RegExp) => (page: Page) => page.getByRole('main').getByText(words).first()
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first()
const row = (place: number) => (page: Page) => page.getByRole('main').locator('[data-transaction]').nth(place)

const of =
  (path: string, more = '') =>
  ({ world }: Place) =>
    safePath(path, world.safe.address, more)
const transaction =
  (which: 'payment' | 'tokenPayment') =>
  ({ world }: Place) =>
    safePath('/transactions/tx', world.safe.address, `&id=multisig_${world.safe.address}_${world[which]}`)
const app = ({ listed }: Place) => encodeURIComponent(listed[0]?.url ?? '')
const form = (name: string) => of('/transactions/new', `&form=${name}`)

export const screens: readonly Screen[] = [
  { name: 'start, a stranger', path: () => '/', shows: heading('What is signed is what is shown.'), isStranger: true },
  { name: 'start, an owner', path: () => '/', shows: heading(/^Needs you \(8\)/) },
  { name: 'home', path: of('/home'), shows: row(3) },
  { name: 'queue of 8', path: of('/transactions/queue'), shows: row(7) },
  { name: 'history', path: of('/transactions/history'), shows: row(8) },
  { name: 'payment', path: transaction('payment'), shows: text('Review and confirm') },
  { name: 'token payment', path: transaction('tokenPayment'), shows: text('Review and execute') },
  { name: 'assets', path: of('/balances'), shows: text('DUSD') },
  { name: 'NFTs', path: of('/balances/nfts'), shows: text(/Badge/i) },
  { name: 'messages', path: of('/transactions/messages'), shows: text('This is our Safe.') },
  {
    name: 'message',
    path: ({ world }) => safePath('/transactions/msg', world.safe.address, `&messageHash=${world.message}`),
    shows: text('We, the owners, agree to meet on Monday.'),
  },
  { name: 'apps', path: of('/apps'), shows: heading('Batch payments') },
  {
    name: 'an app',
    path: (place) => safePath('/apps/open', place.world.safe.address, `&appUrl=${app(place)}`),
    shows: (page) => page.locator('iframe[title^="App:"]'),
  },
  { name: 'address book', path: of('/address-book'), shows: text('Dave') },
  { name: 'new transaction: send', path: form('send'), shows: field('Receiver') },
  { name: 'new transaction: NFT', path: form('nft'), shows: field('Receiver') },
  { name: 'new transaction: call', path: form('call'), shows: field('Contract') },
  { name: 'new transaction: owners', path: form('owners'), shows: field('New owner') },
  { name: 'new transaction: settings', path: form('settings'), shows: text('Review') },
  { name: 'new Safe', path: () => '/new-safe/create', shows: field('Owner 1') },
  { name: 'settings', path: of('/settings/setup'), shows: text('Add owner') },
  { name: 'settings of apps', path: of('/settings/safe-apps'), shows: heading(/./) },
  {
    name: 'share page',
    path: (place) => `/share/safe-app?appUrl=${app(place)}&chain=dev`,
    shows: text('Batch payments'),
  },
  { name: 'no such page', path: () => '/nowhere', shows: heading(/./) },
]
