// Read by next.config.js, hence JavaScript.
import { createHash } from 'node:crypto'
import { bootScript, chunkScript } from './bootScript.js'
import { earlyReadScript } from './earlyReads.js'
import { walletListScript } from './walletListScript.js'

/** @typedef {import('./publicEnv').PublicEnv} PublicEnv */

// Apps in frames are given the clipboard only.
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * The headers of every answer. Pages are static, so the policy needs no nonce; the inline scripts are allowed by hash.
 * @param {PublicEnv} settings
 * @param {boolean} isDevelopment
 */
export function securityHeaders(settings, isDevelopment) {
  const parents = settings.embeddingOrigins.length > 0 ? settings.embeddingOrigins.join(' ') : "'none'"
  const policy = {
    'default-src': ["'self'"],
    // Next's development server evaluates code and writes inline scripts; a production page never does.
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : inlineScriptHashes(settings))],
    // RainbowKit writes style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A name's avatar or a token's logo must not tell a stranger's server who is looking.
    'img-src': ["'self'", 'data:', 'blob:', ...settings.imageOrigins],
    'connect-src': ["'self'", ...connectSources(settings), ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'frame-ancestors': [parents],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  const value = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [
    {
      // Not on scripts and styles: a policy means nothing there, and on some forty answers it weighs 30 KiB.
      source: '/((?!_next/static/).*)',
      headers: [
        { key: 'Content-Security-Policy', value: value.join('; ') },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: refusedFeatures.map((name) => `${name}=()`).join(', ') },
        // A page that we open, or that opened us, gets no hold on ours; wallets that work in a window of theirs still do.
        // In a frame it means nothing.
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        // Other sites may frame a page where that is allowed, but may not load it as a script or a picture.
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
      ],
    },
    {
      // The development server sends one of its own scripts as JSON.
      source: isDevelopment ? '/((?!_next/).*)' : '/:path*',
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    {
      // A Safe reads the manifest, and may read the icon, from its own origin before it shows the app.
      source: '/:file(manifest\\.json|icon\\.svg)',
      headers: [
        { key: 'Access-Control-Allow-Origin', value: '*' },
        { key: 'Access-Control-Allow-Methods', value: 'GET' },
        { key: 'Access-Control-Allow-Headers', value: 'X-Requested-With, content-type, Authorization' },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
      ],
    },
  ]
}

/** @param {PublicEnv} settings */
function connectSources(settings) {
  const rpcs = settings.chains.flatMap((chain) => chain.rpcUrls.default.http)
  const addresses = [...rpcs, settings.gatewayUrl, settings.walletConnectRelayUrl].filter(Boolean)
  return [
    ...new Set(addresses.map((address) => new URL(address).origin)),
    // Reached only after the visitor picks a wallet that needs them.
    'https://*.walletconnect.com',
    'wss://*.walletconnect.com',
    'https://*.walletconnect.org',
    'wss://*.walletconnect.org',
    'https://api.web3modal.org',
    'https://*.coinbase.com',
    'wss://*.walletlink.org',
  ]
}

/** @param {PublicEnv} settings */
function inlineScriptHashes(settings) {
  return [bootScript, chunkScript, earlyReadScript(settings), walletListScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
