import { mostShift } from '@/tests/e2e/support/shifts'

// What a person is given to read and to scroll, and how often they press: budgets of the product, and where there is none,
// a screen as it is, rounded up, so that nothing grows unseen.

export type ScreenBudget = { words: number; height: number }
export const widths = [1280, 390] as const
export type Width = (typeof widths)[number]

const of = (wide: [words: number, height: number], narrow: [words: number, height: number]) => ({
  1280: { words: wide[0], height: wide[1] },
  390: { words: narrow[0], height: narrow[1] },
})

/** A page is never lower than the window. */
export const windowHeights: Record<Width, number> = { 1280: 900, 390: 844 }
const [wide, narrow] = [windowHeights[1280], windowHeights[390]]

export const screenBudgets = {
  'start, a stranger': of([160, 1200], [160, 2000]),
  'start, an owner': of([230, 1900], [230, 2400]),
  home: of([120, wide], [120, 1400]),
  'queue of 8': of([90, 1100], [90, 1500]),
  history: of([200, 1600], [200, 2000]),
  payment: of([140, 1100], [140, 1100]),
  'token payment': of([140, 1100], [140, 1900]),
  assets: of([70, wide], [70, narrow]),
  NFTs: of([50, wide], [50, 1000]),
  messages: of([60, wide], [60, 980]),
  message: of([100, wide], [100, 1400]),
  apps: of([80, wide], [80, 1280]),
  'an app': of([60, wide], [60, narrow]),
  'address book': of([70, wide], [70, 1200]),
  'new transaction: send': of([50, wide], [50, 1000]),
  'new transaction: NFT': of([50, wide], [50, 1000]),
  'new transaction: call': of([50, wide], [50, 1000]),
  'new transaction: owners': of([60, wide], [60, 1100]),
  'new transaction: settings': of([60, wide], [60, 1000]),
  'new Safe': of([120, 1250], [120, 1500]),
  settings: of([110, 1200], [110, 1450]),
  'settings of apps': of([60, wide], [60, narrow]),
  'share page': of([60, 1000], [60, 945]),
  'as a guest': of([160, 1600], [160, 2200]),
  'no such page': of([30, 1000], [30, 945]),
} satisfies Record<string, Record<Width, ScreenBudget>>

export type ScreenName = keyof typeof screenBudgets

/** What still moves there while it loads, held until it is mended. */
const movesStill: Partial<Record<ScreenName, number>> = {
  ...{ home: 0.035, 'queue of 8': 0.09, payment: 0.12, 'token payment': 0.06 },
  ...{ 'new transaction: NFT': 0.09, 'new Safe': 0.045 },
}
export const mostShiftOf = (screen: ScreenName) => movesStill[screen] ?? mostShift

/** How far down a review goes before all that a signer must see, and the buttons, has been seen. */
export const reviewHeight = 700

export const tasks = {
  'find what needs me, on the start page': { clicks: 0, fields: 0 },
  'find what needs me, from anywhere': { clicks: 1, fields: 0 },
  'confirm one that needs me': { clicks: 2, fields: 0 },
  'send 1 ETH, two of three owners': { clicks: 8, fields: 2 },
  'add an owner': { clicks: 4, fields: 1 },
  'send all of an asset, from its row': { clicks: 4, fields: 1 },
} as const

export type Task = keyof typeof tasks
