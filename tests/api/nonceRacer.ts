// One of several processes that spend the same nonces: waits for a line, then prints those that it was given.
import { once } from 'node:events'
import { createRedisStore } from '@/lib/auth/server/nonceStore'

const [url = '', ...nonces] = process.argv.slice(2)
const store = createRedisStore(url)
// Connected before the race starts.
await store.consume(`warm-up of ${process.pid}`, Date.now())
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const tries = [...nonces, ...nonces].map(async (nonce) => ((await store.consume(nonce, Date.now())) ? nonce : ''))
process.stdout.write(JSON.stringify((await Promise.all(tries)).filter(Boolean)))
store.close()
process.stdin.destroy()
