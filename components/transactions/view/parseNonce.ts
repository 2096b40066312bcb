/** Undefined for text that is no nonce. */
export function parseNonce(text: string): bigint | undefined {
  return /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
}
