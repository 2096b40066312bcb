import { setTimeout as wait } from 'node:timers/promises'
import { RpcError, userRejection } from './rpcError'

export type WalletRequest = { method: string; params: readonly unknown[]; origin: string }

/** A prompt that stays open until the test answers it. `arrived` settles when the site has asked. */
export type HeldPrompt = {
  arrived: Promise<WalletRequest>
  approve: () => void
  reject: () => void
  fail: (code: number, message: string) => void
}

type Answer = { refuse: RpcError } | { hold: (request: WalletRequest) => Promise<void> }

export type Prompts = {
  requests: WalletRequest[]
  rejectNext: (method: string) => void
  failNext: (method: string, code: number, message: string) => void
  holdNext: (method: string) => HeldPrompt
  /** The next request of exactly this method gets this result, and nothing else happens in the wallet. */
  answerNext: (method: string, result: unknown) => void
  /** The result given by `answerNext`, if there is one for this method. */
  cannedAnswer: (method: string) => Promise<{ result: unknown } | undefined>
  /** Resolves when the person approves; throws the RpcError with which the wallet refuses. */
  ask: (request: WalletRequest) => Promise<void>
}

// wagmi asks for permissions first and for accounts when that fails: to the person both are the one connect prompt.
const connectMethod = 'eth_requestAccounts'
const permissionMethod = 'wallet_requestPermissions'
const codesThatEndConnecting = [4001, -32002]

/**
 * The person behind the wallet, scripted. Everything is approved unless the test said otherwise; `rejectNext`, `failNext`
 * and `holdNext` apply once each, in the order given. No answer comes sooner than `delayMs`: RainbowKit loses the RETRY
 * button when an error arrives within its first 50 ms, and no person is that fast.
 */
export function createPrompts(delayMs: number): Prompts {
  const queues = new Map<string, Answer[]>()
  const canned = new Map<string, { result: unknown }[]>()
  const requests: WalletRequest[] = []

  function enqueue(method: string, answer: Answer) {
    const name = promptName(method)
    queues.set(name, [...(queues.get(name) ?? []), answer])
  }

  function nextAnswer(method: string): Answer | undefined {
    const queue = queues.get(promptName(method)) ?? []
    const answer = queue[0]
    const asksAgain = method === permissionMethod && answer !== undefined && 'refuse' in answer
    if (asksAgain && !codesThatEndConnecting.includes(answer.refuse.code)) return answer
    queue.shift()
    return answer
  }

  return {
    requests,
    rejectNext: (method) => enqueue(method, { refuse: userRejection() }),
    failNext: (method, code, message) => enqueue(method, { refuse: new RpcError(code, message) }),
    holdNext(method) {
      const { held, hold } = createHold()
      enqueue(method, { hold })
      return held
    },
    answerNext: (method, result) => void canned.set(method, [...(canned.get(method) ?? []), { result }]),
    async cannedAnswer(method) {
      const answer = canned.get(method)?.shift()
      if (answer) await wait(delayMs)
      return answer
    },
    async ask(request) {
      const answer = nextAnswer(request.method)
      const held = answer && 'hold' in answer ? answer.hold(request) : undefined
      await wait(delayMs)
      if (answer && 'refuse' in answer) throw answer.refuse
      await held
    },
  }
}

function promptName(method: string): string {
  return method === permissionMethod ? connectMethod : method
}

function createHold() {
  const asked = deferred<WalletRequest>()
  const answered = deferred<void>()
  // The test may refuse before anything awaits the answer: that must not count as an unhandled rejection.
  answered.promise.catch(() => undefined)
  const held: HeldPrompt = {
    arrived: asked.promise,
    approve: () => answered.resolve(),
    reject: () => answered.reject(userRejection()),
    fail: (code, message) => answered.reject(new RpcError(code, message)),
  }
  function hold(request: WalletRequest) {
    asked.resolve(request)
    return answered.promise
  }
  return { held, hold }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: RpcError) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
