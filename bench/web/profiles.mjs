import { existsSync } from 'node:fs'

// Latency and rates are those of Chromium's own presets (applied per request, in the browser).
export const profiles = {
  none: { cpu: 1 },
  cpu4: { cpu: 4 },
  fast4g: { cpu: 4, net: { latency: 165, downloadThroughput: 8.1e6 / 8, uploadThroughput: 1.35e6 / 8 } },
  slow4g: { cpu: 4, net: { latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 0.675e6 / 8 } },
}

// Every host but loopback is "not found" inside the browser: nothing leaves the machine, attempts are only counted.
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-extensions',
  '--disable-default-apps',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
]

/** @param {import('@playwright/test').CDPSession} cdp @param {{ net?: object, cpu: number }} rates */
export async function slowTo(cdp, { net, cpu }) {
  if (net) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** The browser that was named, or the usual one. */
export function findBrowser() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  return process.env.CHROMIUM ?? usual.find(existsSync)
}
