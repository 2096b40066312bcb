import { expect, test } from 'vitest'
import { balanceItem, collectible } from '@/lib/gateway/schemas/assetSchema'
import { messageItem, safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionItem } from '@/lib/gateway/schemas/transactionSchema'
import { fieldLabel } from '@/lib/verify/describeCheck'
import { listRows } from '@/tests/verify/claimRows'
import { listLeaves } from '@/tests/verify/schemaLeaves'
import { balanceClaims, collectibleClaims } from './assetClaims'
import { detailsClaims } from './detailsClaims'
import { listClaims } from './listClaims'
import { messageClaims, messageListClaims } from './messageClaims'
import { safeClaims } from './safeClaims'

const tables = [
  ['a row of queue or history', transactionItem, listClaims],
  ['details', transactionDetails, detailsClaims],
  ['a message', safeMessage, messageClaims],
  ['a row of the messages', messageItem, messageListClaims],
  ['a Safe', safeInfo, safeClaims],
  ['an asset', balanceItem, balanceClaims],
  ['a collectible', collectible, collectibleClaims],
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

/** Schemas of whose answers no screen shows a field beside a verdict, and what is made of them. */
const others: Record<string, string> = {
  accessControl: 'part of an app',
  amount: 'part of all',
  appSchema: 'apps name and describe themselves: their page says that the gateway lists them',
  chainSchema: 'nothing of it is shown: chains are those of the settings',
  decodedSchema:
    'one leaf: compared as a whole, and shown as the gateway’s word where it differs or cannot be compared',
}

test('no file of schemas is forgotten', () => {
  const files = Object.keys(import.meta.glob('/lib/gateway/schemas/*Schema.ts')).map(
    (path) => /(\w+)\.ts$/.exec(path)?.[1],
  )
  const judged = ['assetSchema', 'messageSchema', 'safeSchema', 'settingsSchema', 'transactionDetailsSchema']
  const more = ['transactionInfoSchema', 'transactionSchema', ...Object.keys(others)]
  expect(files.filter((file) => file && ![...judged, ...more].includes(file))).toEqual([])
})
