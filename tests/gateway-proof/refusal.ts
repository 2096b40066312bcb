import { expect } from 'vitest'
import type { Answered, Proof } from './proof'

export type ExpectRefusal = (call: () => Promise<Answered>, status: number, reason: string | RegExp) => Promise<void>

/** Checks that an answer refuses with a status and says why, in one of the gateway's forms, and that nothing was stored. */
export function refusalsOf(readProof: () => Proof): ExpectRefusal {
  return async (call, status, reason) => {
    const before = await readStore(readProof())
    const answered = await call()
    expect([answered.status, answered.body]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    ])
    expect(answered.body).toSatisfy((body: object) => 'code' in body || 'statusCode' in body)
    expect(await readStore(readProof())).toBe(before)
  }
}

/** Everything that the gateway keeps. */
async function readStore(proof: Proof) {
  const { store } = proof.gateway.gateway
  const tables = ['proposals', 'confirmations', 'messages', 'message_signatures'] as const
  return JSON.stringify(await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute())))
}
