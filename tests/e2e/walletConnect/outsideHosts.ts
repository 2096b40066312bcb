import type { BrowserContext, Page } from '@playwright/test'

/**
 * WalletConnect's browser code calls its vendor's servers while it pairs. Without an answer from `verify` each proposal and
 * each request waits 5 seconds; the others fail softly but fill the console. Here all are answered inside the test.
 */
export async function answerWalletConnectHosts(target: BrowserContext | Page) {
  const vendor = /^https:\/\/([\w-]+\.)*(walletconnect\.(com|org)|web3modal\.(com|org)|reown\.com)\//
  await target.route(vendor, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      body: '{}',
    }),
  )
  // Routes registered later are asked first.
  await target.route(/^https:\/\/verify\.walletconnect\.(com|org)\/v3\/attestation\?/, (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')
    return route.fulfill({ contentType: 'text/html', body: attestationPage(id) })
  })
}

function attestationPage(id: string | null): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const token = `${encode({ alg: 'none' })}.${encode({ id })}.`
  const message = JSON.stringify({ type: 'verify_attestation', attestation: token })
  return `<!doctype html><script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`
}
