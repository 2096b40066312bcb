import { expect } from 'vitest'
import type { Answered, Proof } from './proof'

export type ExpectRefusal = (call: () => Promise<Answered>, status: number, reason: string | RegExp) => Promise<void>

/** Checks that an answer refuses with a status and says why, in one of the gateway's forms, and that nothing was stored. */
export function refusalsOf(readProof: () => Proof): ExpectRefusal {
  return async (call, status, reason) => {
    const before = readStore(readProof())
    const answered = await call()
    expect([answered.status, answered.body]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    ])
    expect(answered.body).toSatisfy((body: object) => 'code' in body || 'statusCode' in body)
    expect(readStore(readProof())).toBe(before)
  }
}

/** Everything that the gateway keeps. */
function readStore(proof: Proof) {
  const { store } = proof.gateway.gateway
  const tables = ['proposals', 'confirmations', 'messages', 'message_signatures', 'token_trust']
  return JSON.stringify(tables.map((table) => store.prepare(`SELECT * FROM ${table}`).raw().all()))
}
