import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import { type MessageTypedData, typedDataLimits } from '@/lib/safe/hash/typedMessage'
import { verifyMessage } from '@/lib/safe/verify/verifyMessage'
import { parseMessage, parseTypedData } from '@/lib/safe-apps/host/requests/messageRequest'
import { worstTexts, worstTypedData } from './worstMessages'

// What is hashed is first encoded, by the platform's encoder: the characters that it is given are what hashing costs.
const account = { address: '0x111CEEee040739fD91D29C34C33E6B3E112F2177', chainId: 1, version: '1.4.1' } as const
const { text, typeText } = typedDataLimits
// The Safe's own domain and message, and the types that each value names.
const little = 5_000

const encode = vi.spyOn(TextEncoder.prototype, 'encode')
beforeEach(() => void encode.mockClear())
afterEach(() => void encode.mockClear())
const encoded = () => encode.mock.calls.reduce((sum, [given]) => sum + (given?.length ?? 0), 0)

const ways: Record<string, (typedData: MessageTypedData) => MessageTypedData> = {
  'asked for by an app': (typedData) => {
    const message = parseTypedData({ typedData })
    if (message.kind !== 'typedData') throw new Error('no typed data')
    return message.typedData
  },
  'pasted on the own page, and of a signature that was begun': (typedData) =>
    parseTypedMessage(JSON.stringify(typedData)),
  'listed by a gateway': (typedData) => structuredClone(typedData),
}

for (const [way, read] of Object.entries(ways)) {
  test.each(Object.entries(worstTypedData))(
    `typed data ${way} is hashed once, however often it is asked: %s`,
    async (_, data) => {
      const typedData = read(data)
      const { safeMessageHash } = hashSafeMessage(account, typedData)
      // Each text is counted before it is hashed.
      expect(encoded()).toBeLessThan(2 * text + typeText + little)
      encode.mockClear()
      expect(hashSafeMessage(account, typedData).safeMessageHash).toBe(safeMessageHash)
      const claimed = { message: typedData, safeMessageHash, confirmations: [] }
      const { checks } = await verifyMessage({ account, chain: undefined, client: undefined }, claimed)
      expect(checks[0]).toMatchObject({ status: 'match', subject: 'safeMessageHash' })
      expect(encoded()).toBeLessThan(little)
      // The same hash on every way, whether it was kept or not.
      expect(hashSafeMessage(account, structuredClone(data)).safeMessageHash).toBe(safeMessageHash)
    },
  )
}

test.each(Object.entries(worstTexts))('a text is encoded once to be hashed: %s', (_, message) => {
  expect(parseMessage({ message })).toMatchObject({ text: message })
  encode.mockClear()
  hashSafeMessage(account, message)
  expect(encoded()).toBeLessThan(message.length + little)
})
