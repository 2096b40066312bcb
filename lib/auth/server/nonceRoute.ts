import type { AuthConfig } from './authConfig'
import { ensureBrowserId } from './browserId'
import { mintNonce } from './nonces'
import { getRoute } from './route'

/** GET → `{ nonce }`: good for one sign-in from this browser within ten minutes. */
export function nonceRoute(getConfig: () => AuthConfig) {
  return getRoute(getConfig, ({ config, request, response }) => {
    const browserId = ensureBrowserId(config, request, response)
    return { nonce: mintNonce({ secrets: config.secrets, browserId }) }
  })
}
