/** An object of somebody else's JSON, nothing in it checked yet. */
export type Json = Record<string, unknown>

/** What is no object is one without anything in it. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether a field says nothing: missing, null or an empty text. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
