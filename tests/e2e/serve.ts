import { spawn } from 'node:child_process'
import { startDevnetChain } from '@/devnet/devnetChain'
import { startNameChain } from '@/devnet/names'
import { ports, siteEnv } from './siteEnv'
import { startRelay } from './walletConnect/relay'
import { relayPort } from './walletConnect/relayPort'

// All that the browser tests talk to, on loopback: two real chains, the relay and the built site. Started by Playwright.
const chain = await startDevnetChain({ port: ports.chain, seeded: true })
const nameChain = await startNameChain({ port: ports.nameChain })
const relay = await startRelay({ port: relayPort })
const site = spawn(process.execPath, [`${siteEnv.NEXT_DIST_DIR}/standalone/server.js`], {
  env: { ...process.env, ...siteEnv, PORT: String(ports.site), HOSTNAME: '127.0.0.1' },
  stdio: 'inherit',
})

async function stop() {
  site.kill()
  await Promise.all([chain.stop(), nameChain.stop(), relay.close()])
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
site.once('exit', stop)
