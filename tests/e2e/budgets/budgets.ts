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
  'start, a stranger': of([140, 1100], [140, 1460]),
  'start, an owner': of([230, 1900], [230, 2600]),
  home: of([120, 950], [120, 1460]),
  'queue of 8': of([90, 940], [90, 1300]),
  history: of([150, 1260], [150, 1740]),
  payment: of([140, 1100], [140, 1100]),
  'token payment': of([140, 1100], [140, 1900]),
  assets: of([50, wide], [50, narrow]),
  NFTs: of([50, wide], [50, 1000]),
  messages: of([50, wide], [50, 980]),
  message: of([40, wide], [40, narrow]),
  apps: of([70, wide], [70, 1280]),
  'an app': of([20, wide], [20, 930]),
  'address book': of([70, wide], [70, 1200]),
  'new transaction: send': of([50, wide], [50, 1000]),
  'new transaction: NFT': of([50, wide], [50, 1060]),
  'new transaction: call': of([50, wide], [50, 1090]),
  'new transaction: owners': of([60, 910], [60, 1090]),
  'new transaction: settings': of([50, wide], [50, 860]),
  'new Safe': of([110, 1230], [110, 1500]),
  settings: of([100, 1160], [100, 1430]),
  'settings of apps': of([20, wide], [20, narrow]),
  'share page': of([50, 1000], [50, 945]),
  'as a guest': of([100, 1600], [100, 2070]),
  'no such page': of([20, 1000], [20, 945]),
} satisfies Record<string, Record<Width, ScreenBudget>>

export type ScreenName = keyof typeof screenBudgets

/** How far down a review goes before all that a signer must see, and the buttons, has been seen. */
export const reviewHeights: Record<Width, number> = { 1280: 700, 390: 700 }

export const tasks = {
  'find what needs me, on the start page': { clicks: 0, fields: 0 },
  'find what needs me, from anywhere': { clicks: 1, fields: 0 },
  'confirm one that needs me': { clicks: 2, fields: 0 },
  'send 1 ETH, two of three owners': { clicks: 8, fields: 2 },
  'add an owner': { clicks: 4, fields: 1 },
  'send all of an asset, from its row': { clicks: 4, fields: 1 },
} as const

export type Task = keyof typeof tasks
