import { expect, test } from 'vitest'
import { safeApps } from '@/lib/gateway/schemas/appSchema'
import { balances, collectible } from '@/lib/gateway/schemas/assetSchema'
import { messageItem, safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { ownedSafes, safeInfo, safeNonces } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionItem } from '@/lib/gateway/schemas/transactionSchema'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import { listRows } from '@/tests/verify/claimRows'
import { listLeaves } from '@/tests/verify/schemaLeaves'
import { appClaims } from './appClaims'
import { balanceClaims, collectibleClaims } from './assetClaims'
import { detailsClaims } from './detailsClaims'
import { listClaims } from './listClaims'
import { messageClaims, messageListClaims } from './messageClaims'
import { nonceClaims, ownedClaims, safeClaims } from './safeClaims'

const tables = [
  ['a row of queue or history', transactionItem, listClaims],
  ['details', transactionDetails, detailsClaims],
  ['a message', safeMessage, messageClaims],
  ['a row of the messages', messageItem, messageListClaims],
  ['a Safe', safeInfo, safeClaims],
  ['the Safes of an account', ownedSafes, ownedClaims],
  ['nonces', safeNonces, nonceClaims],
  ['the assets', balances, balanceClaims],
  ['a collectible', collectible, collectibleClaims],
  ['the apps', safeApps, appClaims],
] as const

test.each(tables)('each field of %s has its row in the table of claims, and each row its field', (_, schema, table) => {
  expect([...listRows(table).keys()].sort()).toEqual(listLeaves(schema).sort())
})

test('what is checked is checked under a subject that people can read', () => {
  const subjects = tables.flatMap(([, , table]) =>
    [...listRows(table).values()].flatMap((row) => {
      const claims = 'in' in row ? Object.values(row.in) : [row]
      return claims.flatMap((claim) => (claim.shown === 'checked' ? claim.by : []))
    }),
  )
  expect([...new Set(subjects)].filter((subject) => fieldLabel(subject) === subject)).toEqual([])
})

/** Files of schemas that are parts of those above, or of whose answers no screen shows anything. */
const others = [
  'accessControl',
  'chainSchema',
  'decodedSchema',
  'settingsSchema',
  'sourcesSchema',
  'transactionInfoSchema',
]

test('no file of schemas is forgotten', () => {
  const files = Object.keys(import.meta.glob('/lib/gateway/schemas/*Schema.ts')).map(
    (path) => /(\w+)\.ts$/.exec(path)?.[1],
  )
  const judged = [
    'appSchema',
    'assetSchema',
    'messageSchema',
    'safeSchema',
    'transactionDetailsSchema',
    'transactionSchema',
  ]
  expect(files.filter((file) => file && ![...judged, ...others].includes(file))).toEqual([])
})

test('no screen asks the gateway what a chain is: chains are those of the settings', () => {
  const sources = import.meta.glob<string>('/{components,pages,lib}/**/*.{ts,tsx}', {
    ...{ query: '?raw', import: 'default', eager: true },
  })
  const asking = Object.entries(sources).filter(([, text]) => /from '.*\/chainQueries'/.test(text))
  expect(asking.map(([path]) => path)).toEqual([])
  expect(Object.keys(sources)).toContain('/lib/gateway/queries/chainQueries.ts')
})
