/** What a call sends: to a path below the gateway's base address, or to the full address of a next page; `body` is JSON. */
export type GatewayRequest = {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  body?: string
  /** Is shown what stands beside the answer, whatever its status. */
  onHeaders?: (headers: Headers) => void
}

export type Query = Record<string, string | number | boolean | undefined>

/** Asks for what stands at a path, undefined filters left out; or for the page that an earlier one named, as it is. */
export function get(path: string, query: Query = {}, page?: string): GatewayRequest {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return { url: page ?? (search ? `${path}?${search}` : path), method: 'GET' }
}

/** Sends a body; bigints, which JSON does not have, as decimal text. */
export function send(path: string, body: object, method: 'POST' | 'DELETE' = 'POST'): GatewayRequest {
  return { url: path, method, body: JSON.stringify(body, bigintAsText) }
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
