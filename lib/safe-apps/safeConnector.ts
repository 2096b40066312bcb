import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors'
import { type AllowedOrigin, toAllowedDomains } from './allowedOrigins'
import { handshakeTimeout } from './framing'

export type SafeConnectorOptions = {
  /** Parents that may be our Safe; none means that nobody may. */
  allowedOrigins: readonly AllowedOrigin[]
  /** Milliseconds the parent may take to answer. */
  timeoutMs?: number
}

/** wagmi's connector `safe` for a page inside a Safe: listens to allowed parents only and gives them seconds, not
 * 10 ms. `getProvider` gives undefined outside a frame and rejects when the parent does not answer in time. */
export function safeConnector({
  allowedOrigins,
  timeoutMs = handshakeTimeout,
}: SafeConnectorOptions): CreateConnectorFn {
  const create = safe({ allowedDomains: toAllowedDomains(allowedOrigins), unstable_getInfoTimeout: timeoutMs })
  return (config) => {
    const connector = create(config)
    let pending: ReturnType<typeof connector.getProvider> | undefined
    return {
      ...connector,
      // Each call starts its own handshake, and wagmi calls it several times while connecting: share the one under way.
      getProvider() {
        pending ??= connector.getProvider().finally(() => {
          pending = undefined
        })
        return pending
      },
    }
  }
}
