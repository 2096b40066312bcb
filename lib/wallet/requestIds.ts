import type { MessageFormatter } from '@safe-global/safe-apps-sdk'

// Bytes: 20 hexadecimal characters, as specified. The SDK takes half of it.
const length = 10

/** Has the SDK number its requests with ids of the specified length, so that none is guessed or met twice. */
export function lengthenRequestIds(formatter: Pick<typeof MessageFormatter, 'makeRequest'>): void {
  const make = formatter.makeRequest
  if (lengthened.has(make)) return
  const makeLonger: typeof make = (method, params) => ({ ...make(method, params), id: createRequestId() })
  lengthened.add(makeLonger)
  formatter.makeRequest = makeLonger
}

const lengthened = new WeakSet<object>()

function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
