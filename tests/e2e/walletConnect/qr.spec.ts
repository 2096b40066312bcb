import { expect, test } from '@playwright/test'
import encodeQR from 'qr'
import { readPairingUri, readQr } from './qr'

const uri = `wc:${'c9'.repeat(32)}@2?expiryTimestamp=1795916184&relay-protocol=irn&symKey=${'5e'.repeat(32)}`
// The gradient makes Chromium use every line filter of the format.
const page = (code: string) => `<body style="background:linear-gradient(30deg, teal, white 60%, salmon)">
  <div style="width:280px; margin-left:600px; background:white">${code}</div>`

test('reads the pairing address from a screenshot of a page', async ({ page: tab }) => {
  await tab.setContent(page(encodeQR(uri, 'svg', { ecc: 'medium' })))
  expect(await readPairingUri(tab)).toBe(uri)
})

test('finds nothing where there is no code, and takes no other code for a pairing', async ({ page: tab }) => {
  await tab.setContent(page('no code here'))
  const picture = await tab.screenshot()
  expect(() => readQr(picture)).toThrow()
  await tab.setContent(page(encodeQR('https://example.org', 'svg')))
  await expect(readPairingUri(tab, 1)).rejects.toThrow('No WalletConnect QR code within 1 ms.')
})
