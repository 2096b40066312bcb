import { setBaseUrl } from '@safe-global/safe-gateway-typescript-sdk'
import * as sdkTransport from '@safe-global/safe-gateway-typescript-sdk/dist/utils'
import { GatewayError } from './gatewayError'

/** What a call sends. `url` is a path below the gateway's base address, or the full address of a next page. */
export class GatewayRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** JSON, undefined for none. */
  readonly body: string | undefined

  constructor(url: string, body?: unknown, method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST') {
    this.url = url
    this.method = method
    this.body = body === undefined ? undefined : JSON.stringify(body, bigintAsText)
  }
}

/** What a function of the SDK returned; or a request of our own, for the endpoints that 3.7.3 does not have. */
export type SdkCall = Promise<unknown> | GatewayRequest

// SDK 3.7.3 knows the paths, but its fetch cannot be cancelled, hides status and headers, and reads without bound; and
// until a base is set it calls a hosted service. All its calls end in this one function of its own CommonJS module, so
// here it is told to say what it would send and to send nothing. Pinned version; sdkRequest.test.ts holds it.
Object.assign('default' in sdkTransport ? Object(sdkTransport.default) : sdkTransport, {
  fetchData: async (url: string, body?: unknown) => new GatewayRequest(url, body),
})
setBaseUrl('')

/** The request that a call of the SDK makes, not sent. Throws GatewayError if the SDK did not hand one over. */
export async function sdkRequest(call: SdkCall): Promise<GatewayRequest> {
  const request = await call
  if (request instanceof GatewayRequest) return request
  throw new GatewayError('The gateway client is not set up.', { details: 'The SDK did not hand over its request.' })
}

/** Typed data may hold bigint, which JSON writes as decimal text. */
function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
