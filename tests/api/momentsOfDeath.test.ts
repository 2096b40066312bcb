import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPendingSignIn } from '@/lib/auth/parentSignIn'
import { signInAtParent } from '@/lib/auth/signInAtParent'
import type { Cut } from './cutWire'
import { createActs } from './mortalActs'
import { createSignIns } from './mortalSignIns'
import { type Act, refOf, startWorld, type Tab, type World } from './mortalWorld'

// Each act that asks a wallet or a service for something, cut off at each moment: what exists afterwards, what whoever
// comes back is told, and that a second try makes one of it all, not two.

let world: World
let signIns: ReturnType<typeof createSignIns>
let acts: ReturnType<typeof nameActs>
beforeAll(async () => {
  world = await startWorld()
  signIns = createSignIns(world)
  acts = nameActs()
})
beforeEach(() => world.renew())
afterEach(() => world.mend())
afterAll(() => world.stop())

function nameActs() {
  const { messageAct, othersFirst, onChainAct, creationAct } = createActs(world)
  return {
    'proposes a message': messageAct,
    'confirms a message that another owner proposed': { ...messageAct, begin: othersFirst },
    'has the Safe sign on the chain': onChainAct,
    'creates a Safe': creationAct,
    'signs in as a key': signIns.keyAct,
    'signs in as a Safe': signIns.safeAct,
    'signs in as the Safe around the page': signIns.frameAct,
  } satisfies Record<string, Act>
}
type ActName = keyof ReturnType<typeof nameActs>

type Moment = 'the wallet is asked' | Cut | 'it is done'
/** After the death: what there is, what is told. Then after a second try: how often a wallet was asked in all. */
type Row = [moment: Moment, exists: number, told: string, prompts: number]

const table: Record<ActName, Row[]> = {
  'proposes a message': [
    ['the wallet is asked', 0, 'Your wallet was asked to sign a message', 2],
    ['refused', 0, 'You signed a message, and the Safe service does not have it', 1],
    ['lost', 1, 'The Safe service has your signature', 1],
    ['it is done', 1, 'You have signed this message.', 1],
  ],
  'confirms a message that another owner proposed': [
    ['the wallet is asked', 0, 'Your wallet was asked to sign a message', 2],
    ['refused', 0, 'You signed a message, and the Safe service does not have it', 1],
    ['lost', 1, 'The Safe service has your signature', 1],
    ['it is done', 1, 'You have signed this message.', 1],
  ],
  'has the Safe sign on the chain': [
    ['the wallet is asked', 0, 'nothing', 2],
    ['refused', 0, 'kept', 1],
    ['lost', 1, 'in the queue', 1],
    ['it is done', 1, 'in the queue', 1],
  ],
  'creates a Safe': [
    ['the wallet is asked', 0, 'Your wallet was asked for this before', 2],
    ['refused', 0, 'Your wallet was asked for this before', 2],
    ['lost', 1, 'This Safe exists already: there is nothing to create.', 1],
    ['it is done', 1, 'created, asAsked', 1],
  ],
  'signs in as a key': [
    ['the wallet is asked', 0, 'not signed in', 2],
    ['refused', 0, 'not signed in', 2],
    ['lost', 0, 'not signed in', 2],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
  'signs in as a Safe': [
    ['the wallet is asked', 0, 'waiting for the owners', 2],
    ['refused', 0, 'waiting for the owners', 2],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
  'signs in as the Safe around the page': [
    ['the wallet is asked', 0, 'asked, perhaps not taken', 2],
    ['refused', 0, 'waiting for the owners', 1],
    ['headOnly', 1, 'signed in', 1],
    ['it is done', 1, 'signed in', 1],
  ],
}

const isName = (name: string): name is ActName => Object.hasOwn(table, name)
const names = Object.keys(table).filter(isName)
const rows = names.flatMap((name) => table[name].map((row) => [name, ...row] as const))

async function dieAt(act: Act, moment: Moment, tab: Tab): Promise<void> {
  const die = () => {
    tab.isDead = true
  }
  world.isWalletDeaf = moment === 'the wallet is asked'
  const running = act.run(tab)
  if (world.isWalletDeaf) {
    running.catch(() => undefined)
    await vi.waitFor(() => expect(world.prompts).toBe(1))
    die()
    world.isWalletDeaf = false
    return
  }
  if (moment === 'it is done') return void (await running)
  await running.catch(() => undefined)
  expect(tab.isDead).toBe(true)
}

describe.each(rows)('whoever %s, cut off when: %s', (name, moment, exists, told, asked) => {
  test('is told on return, and a second try makes one', async () => {
    const act: Act = acts[name]
    await act.begin?.()
    const tab = world.openTab()
    if (moment !== 'the wallet is asked' && moment !== 'it is done') {
      act.wire().cutAt(
        moment,
        ({ method, url = '' }, body) => act.isMeant(method, url, body),
        () => {
          tab.isDead = true
        },
      )
    }
    await dieAt(act, moment, tab)
    act.wire().mend()
    expect(await act.exists()).toBe(exists)
    const back = world.openTab()
    expect(await act.told(back)).toBe(told)
    if (told !== 'signed in') await act.run(back).catch(() => undefined)
    expect(await act.exists()).toBe(1)
    expect(world.prompts).toBe(asked)
  })
})

type LiveRow = [name: ActName, cut: Cut, exists: number, outcome: string]

// The tab lives on, and only that one answer goes astray: what it says must be so.
test.each<LiveRow>([
  ['proposes a message', 'refused', 0, 'kept in this browser'],
  ['proposes a message', 'lost', 1, 'done'],
  ['proposes a message', 'headOnly', 1, 'done'],
  ['confirms a message that another owner proposed', 'lost', 1, 'done'],
  ['has the Safe sign on the chain', 'lost', 1, 'done'],
  ['creates a Safe', 'lost', 1, 'HTTP request failed'],
  ['signs in as a key', 'refused', 0, 'did not answer'],
  ['signs in as a key', 'lost', 0, 'did not answer'],
  ['signs in as a key', 'headOnly', 1, 'done'],
  ['signs in as a Safe', 'lost', 0, 'did not answer'],
  ['signs in as a Safe', 'headOnly', 1, 'done'],
  ['signs in as the Safe around the page', 'lost', 0, 'did not answer'],
  ['signs in as the Safe around the page', 'headOnly', 1, 'done'],
])('a page that %s and whose answer is %s says what is so', async (name, cut, exists, outcome) => {
  const act: Act = acts[name]
  await act.begin?.()
  const wire = act.wire()
  wire.cutAt(cut, ({ method, url = '' }, body) => act.isMeant(method, url, body), wire.mend)
  const said = await act.run(world.openTab()).then(
    () => 'done',
    (error: Error) => error.message,
  )
  expect(said).toContain(outcome)
  expect(await act.exists()).toBe(exists)
})

test.each(['signs in as a Safe', 'signs in as the Safe around the page'] as const)(
  'whoever %s and lost both answer and cookie is told to start again, and waits for nothing',
  async (name) => {
    const act: Act = acts[name]
    const wire = act.wire()
    wire.cutAt('lost', ({ method, url = '' }, body) => act.isMeant(method, url, body), wire.mend)
    await expect(act.run(world.openTab())).rejects.toThrow('did not answer')
    const tab = world.openTab()
    expect(await act.told(tab)).toBe('waiting for the owners')
    await expect(act.run(tab)).rejects.toThrow('Start again: a new message needs new signatures.')
    expect(await act.told(tab)).toBe('not signed in')
    await act.run(world.openTab())
    expect(await act.exists()).toBe(1)
  },
)

test('a message that the site around the page took while the page was closed is only waited for', async () => {
  const { frameAct, site, openSite, sessions } = signIns
  world.isWalletDeaf = true
  const tab = world.openTab()
  frameAct.run(tab).catch(() => undefined)
  await vi.waitFor(() => expect(world.prompts).toBe(1))
  tab.isDead = true
  world.isWalletDeaf = false
  const pending = readPendingSignIn(refOf(world), world.server.origin)
  if (!pending?.answer.messageHash) throw new Error('Nothing was kept')
  site.set(pending.answer.messageHash, pending.message)
  const back = world.openTab()
  const account = { ...refOf(world), version: world.safe.version }
  const deps = { ...back, sdk: openSite(back) as never, safe: account, onAttempt: () => undefined, intervalMs: 20 }
  await signInAtParent({ ...deps, origin: world.server.origin }, { resumed: pending }, AbortSignal.timeout(10_000))
  expect([await sessions(), world.prompts]).toEqual([1, 1])
})
