import { parsePublicSettings } from '@/lib/config/settings.js'
import { AppError } from '@/lib/errors'
import * as words from './words'

export type Sources = { rpc?: string | undefined; gateway?: string | undefined }

// A name that no server can have: whatever is not configured cannot be asked by mistake.
const nowhere = 'http://not-configured.invalid'

/** Settings of one network, as a build compiles them in: modules read them when they are loaded. Throws AppError. */
export function configure(chainId: number, { rpc, gateway }: Sources): void {
  for (const [option, url] of Object.entries({ '--rpc': rpc, '--gateway': gateway })) {
    if (url !== undefined && !isWebAddress(url)) throw new AppError(words.badUrl(option))
  }
  const { settings, issues } = parsePublicSettings({
    NEXT_PUBLIC_CHAINS: `${chainId}`,
    NEXT_PUBLIC_RPC_URLS: `${chainId}=${nowhere}`,
    NEXT_PUBLIC_GATEWAY_URL: gateway ?? nowhere,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'none',
  })
  if (!settings) throw new AppError(issues.join('\n'))
  const chains = settings.chains.map((chain) => ({ ...chain, rpcUrls: { default: { http: [rpc ?? nowhere] } } }))
  process.env.COUNTERSIGN_PUBLIC = JSON.stringify({ ...settings, chains })
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
