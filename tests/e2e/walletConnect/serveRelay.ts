import { startRelay } from './relay'
import { relayPort } from './relayPort'

// The site learns the relay's address when it is built, so end-to-end runs keep it on one agreed port.
const relay = await startRelay({ port: relayPort })
console.log(`Relay on ${relay.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => relay.close().then(() => process.exit(0)))
