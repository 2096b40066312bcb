import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../scripts/gates/serveBuild'
import { type RedisServer, startRedis } from '../../tests/api/redisServer'
import { type SignIn, startSignIns } from '../../tests/hosting/signIns'
import { serveSite } from '../run/builds'
import type { Figure } from '../run/figures'
import type { Served } from '../run/programs'
import { startProxy } from './proxy'
import { stallAt } from './stalled'

// What visitors see stands before the proxy; it is nowhere but in headers and messages.
const siteOrigin = 'https://countersign.example'
const none = { unit: '', must: 0 }

type World = { ports: number[]; servers: Served[]; proxy: string; redis: RedisServer }
const start = (redis: RedisServer, port: number | undefined) =>
  serveSite({ SITE_ORIGIN: siteOrigin, NONCE_STORE_URL: redis.url }, port)

/** Two processes of the site behind a proxy on one Redis, with as many sign-ins at a time as the machine can do. */
export async function measureTwoServers(): Promise<Figure[]> {
  const ports = [await findFreePort(), await findFreePort()]
  const redis = await startRedis()
  const servers = await Promise.all(ports.map((port) => start(redis, port)))
  const proxy = await startProxy(servers.map(({ url }) => url))
  const world: World = { ports, servers, proxy: proxy.url, redis }
  try {
    const stalling = stallAt(servers[0]?.url ?? '')
    const saturated = await saturate(world, 8_000)
    const away = await restartRedis(world)
    const { seconds, left } = await stalling
    const rolled = await restartServers(world)
    return [
      ...saturated,
      ...away,
      ...rolled,
      { name: 'stalled connections left', ...none, measured: left },
      { name: 'the last stalled one was open', unit: 's', measured: seconds, must: 30 },
    ]
  } finally {
    await proxy.stop()
    await Promise.all(world.servers.map((server) => server.stop()))
    await world.redis.stop()
  }
}

const isRefusedAsUsed = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 401 && body.error === 'nonce_used'

/** Each that is signed in is known to both, and its nonce is spent at both. */
async function saturate({ servers, proxy }: World, duration: number): Promise<Figure[]> {
  let spentAgain = 0
  let unknown = 0
  const look = async ({ repeat, askSession, account }: SignIn) => {
    const repeated = await Promise.all(servers.map(({ url }) => repeat(url)))
    spentAgain += repeated.filter((answer) => !isRefusedAsUsed(answer)).length
    const sessions = await Promise.all(servers.map(({ url }) => askSession(url)))
    unknown += sessions.filter((address) => address !== account).length
  }
  const load = startSignIns(proxy, siteOrigin, { look })
  await sleep(duration)
  await load.stop()
  report(load.done)
  return [
    {
      name: 'sign-ins a second, each followed by four questions',
      unit: '',
      measured: (load.done.length * 1000) / duration,
    },
    { name: 'sign-ins that failed', ...none, measured: failed(load.done).length },
    { name: 'nonces that were not refused a second time', ...none, measured: spentAgain },
    { name: 'sessions that a server does not know', ...none, measured: unknown },
  ]
}

/** While Redis is away nobody is signed in, and everybody is told; afterwards all is as before, and nothing is forgotten. */
async function restartRedis(world: World): Promise<Figure[]> {
  const load = startSignIns(world.proxy, siteOrigin)
  await sleep(2_000)
  await world.redis.stop()
  const stopped = Date.now()
  await sleep(2_000)
  const restarting = Date.now()
  world.redis = await startRedis(world.redis.port)
  const back = Date.now()
  await sleep(6_000)
  await load.stop()
  const during = load.done.filter(({ begun, ended }) => begun > stopped && ended < restarting)
  const isTold = ({ status, error }: SignIn) => status === 503 && error === 'nonce_store_unreachable'
  const first = load.done.find(({ status, begun, ended }) => status === 200 && begun > stopped && ended > back)
  const earlier = load.done.filter(({ status, ended }) => status === 200 && ended < stopped)
  const repeated = await Promise.all(
    earlier.slice(-50).flatMap(({ repeat }) => world.servers.map(({ url }) => repeat(url))),
  )
  return [
    { name: 'signed in while Redis was away', ...none, measured: during.filter(({ status }) => status === 200).length },
    { name: 'refused meanwhile without the reason', ...none, measured: during.filter((each) => !isTold(each)).length },
    {
      name: 'Redis is back until the first sign-in',
      unit: 's',
      measured: first && (first.ended - back) / 1000,
      must: 5,
    },
    {
      name: 'nonces of before that were not refused afterwards',
      ...none,
      measured: repeated.filter((answer) => !isRefusedAsUsed(answer)).length,
    },
  ]
}

/** One after the other is told to stop, and started again when it has. */
async function restartServers(world: World): Promise<Figure[]> {
  const load = startSignIns(world.proxy, siteOrigin)
  const stopping: number[] = []
  for (const [place, port] of world.ports.entries()) {
    await sleep(1_500)
    const told = Date.now()
    await world.servers[place]?.stop()
    stopping.push((Date.now() - told) / 1000)
    world.servers[place] = await start(world.redis, port)
  }
  await sleep(1_500)
  await load.stop()
  report(load.done)
  return [
    { name: 'sign-ins that failed in a rolling restart', ...none, measured: failed(load.done).length },
    { name: 'sign-ins meanwhile', unit: '', measured: load.done.length },
    { name: 'a server stops within', unit: 's', measured: Math.max(...stopping), must: 26 },
  ]
}

const failed = (attempts: readonly SignIn[]) => attempts.filter(({ status }) => status !== 200)

function report(attempts: readonly SignIn[]) {
  const reasons = new Map<string, number>()
  for (const { status, error } of failed(attempts)) {
    const reason = `${status} ${error}`
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  for (const [reason, times] of reasons) console.log(`  ${times} times ${reason}`)
}
