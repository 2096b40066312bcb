import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors'
import { toAllowedDomains } from '@/lib/config/allowedOrigins'
import { safeHandshakeTime } from '@/lib/config/limits'
import { isFramed } from './framing'

export type SafeConnectorOptions = {
  /** Parents that may be our Safe; none means that nobody may. */
  allowedOrigins: readonly string[]
  /** Milliseconds the parent may take to answer. */
  timeoutMs?: number
}

/** wagmi's connector `safe` for a page inside a Safe: listens to allowed parents only, asks until the parent's listener
 * is there, and gives it seconds instead of 10 ms. `getProvider` gives undefined outside a frame and rejects with
 * 'Could not load Safe information' (specification section 8) when no Safe answers in time. */
export function safeConnector({
  allowedOrigins,
  timeoutMs = safeHandshakeTime,
}: SafeConnectorOptions): CreateConnectorFn {
  const create = safe({ allowedDomains: toAllowedDomains(allowedOrigins), unstable_getInfoTimeout: timeoutMs })
  return (config) => {
    const connector = create(config)
    let provider: ReturnType<typeof connector.getProvider> | undefined

    async function loadProvider() {
      if (!isFramed()) return undefined
      // Loaded inside a frame only: the wallet list, which everyone loads, does without its schemas.
      const { detectParentSafe } = await import('./parentSafe')
      const parent = await detectParentSafe({ allowedOrigins, timeoutMs })
      if (parent === undefined) throw new Error('Could not load Safe information')
      return connector.getProvider()
    }

    return {
      ...connector,
      // wagmi calls this before each step of connecting and with every request: one handshake serves them all, and one
      // that failed is made again.
      getProvider() {
        provider ??= loadProvider().catch((error) => {
          provider = undefined
          throw error
        })
        return provider
      },
    }
  }
}
