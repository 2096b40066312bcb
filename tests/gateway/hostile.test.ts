import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { safeApps } from '@/lib/gateway/schemas/appSchema'
import { balances, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { chainInfo } from '@/lib/gateway/schemas/chainSchema'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'
import { messagePage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import * as answers from './answers'

const settings = { type: 'SettingsChange', settingsInfo: { type: 'DELETE_GUARD' }, dataDecoded: answers.decoded }

const samples: [string, z.ZodMiniType, unknown][] = [
  ['a Safe', safeInfo, answers.safeInfo],
  ['details', transactionDetails, { ...answers.details, txInfo: settings }],
  ['a queue', transactionPage, answers.page([{ type: 'LABEL', label: 'Next' }, answers.listItem])],
  ['messages', messagePage, answers.page([{ ...answers.message, type: 'MESSAGE' }])],
  ['balances', balances, answers.balances],
  ['collectibles', collectiblesPage, answers.page([answers.collectible])],
  ['a chain', chainInfo, answers.chain],
  ['apps', safeApps, [answers.app]],
  ['decoded data', decodedData, answers.decoded],
]

const oddTexts = fc.constantFrom('', '0x', '__proto__', 'constructor', '9'.repeat(400), 'javascript:1', '\u202e', '\0')
const oddValues = fc.oneof(
  fc.jsonValue(),
  oddTexts,
  fc.constantFrom(-1, 2 ** 60, 1e300, null),
  fc.dictionary(oddTexts, fc.jsonValue()),
)

/** Puts `odd` in the place of the `position`-th value of a JSON tree, counted through all levels. */
function replaceAt(tree: unknown, position: number, odd: unknown): unknown {
  let left = position
  return JSON.parse(JSON.stringify(tree), (_key, value) => {
    left -= 1
    return left === -1 ? odd : value
  })
}

for (const [name, schema, answer] of samples) {
  propertyTest.prop([fc.nat(60), oddValues], { numRuns: 400 })(
    `${name} with an odd value in any place is read or refused, never anything else`,
    (position, odd) => {
      const value = replaceAt(answer, position, odd)
      try {
        // What is read can be kept and compared: react-query does both.
        JSON.stringify(parseAnswer(schema, value), (_key, item) => (typeof item === 'bigint' ? String(item) : item))
      } catch (error) {
        expect(error).toMatchObject({ name: 'GatewayError', code: 'invalid-answer' })
        expect(Object(error).message.length).toBeLessThan(600)
      }
      expect(Object({})).toEqual({})
    },
  )
}
