import { spawn } from 'node:child_process'
import { startDevnetChain } from '@/devnet/devnetChain'
import { startDevnetGateway } from '@/devnet/gateway/startDevnetGateway'
import { startNameChain } from '@/devnet/names'
import { startOuterSite } from '@/tests/e2e/guest/outerSite'
import { startRelay } from '@/tests/e2e/walletConnect/relay'
import { relayPort } from '@/tests/e2e/walletConnect/relayPort'
import { ports, siteEnv } from './siteEnv'

// All that the browser tests talk to, on loopback: two real chains, the gateway, the relay, a Safe's site and the built site. Started
// by Playwright. With the argument `dev` the site is served from its sources instead, for work on the tests themselves.
const isDevelopment = process.argv.includes('dev')
const chain = await startDevnetChain({ port: ports.chain, seeded: true })
const nameChain = await startNameChain({ port: ports.nameChain })
const safeApps = new URL('safe-apps.json', import.meta.url).pathname
const gateway = await startDevnetGateway(chain, { port: ports.gateway, safeApps })
const outerSite = await startOuterSite({ port: ports.outerSite })
const relay = await startRelay({ port: relayPort })
const command = isDevelopment
  ? ['node_modules/next/dist/bin/next', 'dev', '--port', String(ports.site)]
  : [`${siteEnv.NEXT_DIST_DIR}/standalone/server.js`]
const site = spawn(process.execPath, command, {
  env: {
    ...process.env,
    ...siteEnv,
    ...(isDevelopment ? { NEXT_DIST_DIR: '.next-e2e-dev', NODE_ENV: 'development' } : { HOSTNAME: '127.0.0.1' }),
    PORT: String(ports.site),
  },
  stdio: 'inherit',
})

async function stop() {
  site.kill()
  outerSite.close()
  await Promise.all([chain.stop(), nameChain.stop(), gateway.stop(), relay.close()])
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
site.once('exit', stop)
