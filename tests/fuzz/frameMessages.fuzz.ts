import { Methods } from '@safe-global/safe-apps-sdk'
import fc from 'fast-check'
import { vi } from 'vitest'
import { type AppHandlers, createAppHost } from '@/lib/safe-apps/host/host'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

const origin = 'https://app.example'
const methods = Object.values(Methods)

// The page's window, of which the host wants no more than the messages that reach it.
const pageWindow = new EventTarget()
vi.stubGlobal('window', pageWindow)

type Posted = { message: { id: string; success: boolean; code?: number }; target: unknown }
type Sent = { data: unknown; origin: string; from: 'frame' | 'other' | 'nobody'; expected: Outcome }
/** What must come of a message: nothing at all, an error answer, or the handler's answer. */
type Outcome = 'silence' | 'refusal' | 'answer' | 'unknown'

const anyId = fc.constantFrom('1', '2', '3', '__proto__', 'constructor', 'x'.repeat(128))
const badIds = fc.constantFrom<unknown>('', 'x'.repeat(129), 5, null, undefined, {}, ['1'])
const goodVersions = fc.constantFrom('1.0.0', '9.1.0', '1', '10.x', '7.')
const badVersions = fc.constantFrom<unknown>('0.9.9', '', 'v9', 9, null, undefined, {}, '9e1', `9.${'1'.repeat(70)}`)
const otherOrigins = fc.constantFrom(
  ...['https://app.example:8443', 'http://app.example', 'https://app.example.evil.example', 'null', ''],
  ...['https://APP.example', 'https://app.example/', 'https://evil.example'],
)
const unknownMethods = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  'eth_sendTransaction',
  'getsafeinfo',
  ' ',
)
const polluted: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}')
const tooMuch = fc.constantFrom<unknown>('x'.repeat(1_000_001), polluted, new Map(), 2n ** 300n, [() => 1])

const request = fc.record({
  id: anyId,
  method: fc.constantFrom(...methods),
  params: fc.constantFrom<unknown>(undefined, null, {}, [], { txs: [] }, 'text', 5n),
  env: fc.record({ sdkVersion: goodVersions }),
})

const fromFrame = { origin, from: 'frame' as const }
const sent: fc.Arbitrary<Sent> = fc.oneof(
  request.map((data): Sent => ({ data, ...fromFrame, expected: 'answer' })),
  fc
    .tuple(request, otherOrigins)
    .map(([data, other]): Sent => ({ data, from: 'frame', origin: other, expected: 'silence' })),
  fc
    .tuple(request, fc.constantFrom('other' as const, 'nobody' as const))
    .map(([data, from]): Sent => ({ data, origin, from, expected: 'silence' })),
  fc.tuple(request, badIds).map(([data, id]): Sent => ({ data: { ...data, id }, ...fromFrame, expected: 'silence' })),
  fc
    .tuple(request, badVersions)
    .map(([data, sdkVersion]): Sent => ({ data: { ...data, env: { sdkVersion } }, ...fromFrame, expected: 'silence' })),
  fc
    .tuple(request, unknownMethods)
    .map(([data, method]): Sent => ({ data: { ...data, method }, ...fromFrame, expected: 'refusal' })),
  fc
    .tuple(request, tooMuch)
    .map(([data, params]): Sent => ({ data: { ...data, params }, ...fromFrame, expected: 'refusal' })),
  fc.anything().map((data): Sent => ({ data, ...fromFrame, expected: 'unknown' })),
)

const idOf = ({ data }: Sent) => String(Object(data).id)

/** The host under test, and what it called and posted. */
function startHost() {
  const called: { method: string; params: unknown }[] = []
  const posted: Posted[] = []
  const frame = { postMessage: (message: Posted['message'], target: unknown) => posted.push({ message, target }) }
  const handle = (method: string) => (params: unknown) => {
    called.push({ method, params })
    if (method === Methods.rpcCall) throw new Error('The node is gone')
    return { method }
  }
  const handlers = Object.fromEntries(methods.map((method) => [method, handle(method)])) as unknown as AppHandlers
  const frameWindow = () => frame as unknown as Window
  const host = createAppHost({ frameWindow, origin, handlers })
  host.start()
  return { host, called, posted, frame }
}

/** Lets promises come to an end that wait for nothing: quicker than a turn of the event loop. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 6; turns += 1) await Promise.resolve()
}

fuzz('frame messages', fc.array(sent, { minLength: 1, maxLength: 5 }), async (messages) => {
  const { host, called, posted, frame } = startHost()
  const heard = new Set<string>()
  for (const message of messages) {
    const before = { called: called.length, posted: posted.length }
    const source = { frame, other: {}, nobody: null }[message.from]
    pageWindow.dispatchEvent(
      Object.assign(new Event('message'), { data: message.data, origin: message.origin, source }),
    )
    await settle()
    const answers = posted.slice(before.posted)
    const calls = called.slice(before.called)
    // Answers go to the app's origin and nowhere else, each question has one, and no question is done twice.
    for (const { target } of answers) expectSame(target, origin)
    const isReplay = heard.has(idOf(message))
    if (message.expected === 'silence' || isReplay) expectSame([answers, calls], [[], []])
    if (message.expected === 'unknown') expectSame(calls, [])
    if (message.expected === 'unknown' || message.expected === 'silence' || isReplay) continue
    heard.add(idOf(message))
    expectSame(
      answers.map(({ message: { id } }) => id),
      [idOf(message)],
    )
    const { method, params } = Object(message.data)
    expectSame(calls, message.expected === 'answer' ? [{ method, params }] : [])
    const isDone = message.expected === 'answer' && method !== Methods.rpcCall
    expectSame(answers[0]?.message.success, isDone)
    expectSame(Object.keys(Object.prototype), [])
  }
  host.stop()
  const after = posted.length
  const late = { id: 'late', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }
  pageWindow.dispatchEvent(Object.assign(new Event('message'), { data: late, origin, source: frame }))
  await settle()
  expectSame(posted.length, after)
})
