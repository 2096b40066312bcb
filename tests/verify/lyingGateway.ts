import { type Address, createPublicClient, http, keccak256 } from 'viem'
import { expect } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { readSafe } from '@/lib/safe/account/readSafe'
import { verifyDetails } from '@/lib/verify/verifyDetails'

export type Lie = [what: string, path: string, value: unknown, field: string]

export const other: Address = '0x000000000000000000000000000000000000dEaD'
export const strangeHash = keccak256('0x1234')

/** The answer with one value changed, as it stands on the wire; a path that is not there fails the test. */
export function change(answer: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  if (typeof answer !== 'object' || answer === null || !(name in answer)) throw new Error(`There is no ${path}`)
  const changed = rest.length === 0 ? value : change(Reflect.get(answer, name), rest.join('.'), value)
  if (Array.isArray(answer)) return answer.map((item, index) => (`${index}` === name ? changed : item))
  return { ...answer, [name]: changed }
}

/** Reads an answer as the app does and verifies it, with the chain at `rpcUrl`. */
export async function verifyAnswer(
  rpcUrl: string,
  address: Address,
  answer: unknown,
  isChainUp = true,
  requestedId?: string,
) {
  const client = createPublicClient({ transport: http(isChainUp ? rpcUrl : 'http://127.0.0.1:1', { retryCount: 0 }) })
  const state = isChainUp ? await readSafe(client, address) : undefined
  const details = parseAnswer(transactionDetails, answer)
  const ref = { chainId: 31337, address }
  return verifyDetails({ ref, version: '1.4.1', chain: state, client, details, known: [], requestedId })
}

/** The fields that are named as wrong; the status must agree with them. */
export async function wrongFields(rpcUrl: string, address: Address, answer: unknown): Promise<string[]> {
  const { checks, status } = await verifyAnswer(rpcUrl, address, answer)
  const wrong = checks.filter((check) => check.status === 'mismatch').map(({ field, subject }) => field ?? subject)
  expect(status).toBe(wrong.length > 0 ? 'mismatch' : 'match')
  return wrong
}

/** Tells each lie alone, and expects a mismatch that names its field. */
export async function expectLies(rpcUrl: string, address: Address, answer: unknown, lies: readonly Lie[]) {
  for (const [what, path, value, field] of lies) {
    expect(await wrongFields(rpcUrl, address, change(answer, path, value)), what).toContain(field)
  }
}
