import { type Address, isAddress } from 'viem'
import type { SignedHash } from './recoverKeys'

type Found = Address | undefined
type Question = { signed: SignedHash; resolve: (found: Found) => void; reject: (error: unknown) => void }

/** So many are asked for in one message: some tens of milliseconds of work. */
const mostAtOnce = 64
/** A worker that says nothing for so long has died, or cannot be loaded here. */
const patience = 20_000

/**
 * Finds whose key made a signature (`recoverKeys`) in a worker, one message at a time: what is asked for meanwhile goes with
 * the next. Where there are no workers, and once one has failed in any way, the same is computed here, one by one, with
 * turns for the page between.
 */
export class RecoveryThread {
  #waiting: Question[] = []
  #asked: Question[] = []
  #worker: Worker | undefined
  #hasFailed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Rejects with what could not be loaded or computed; undefined when no key can have made the signature. */
  ask(signed: SignedHash): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ signed, resolve, reject })
      // With whatever else is asked for in this turn.
      if (this.#waiting.length === 1 && this.#asked.length === 0) queueMicrotask(() => this.#send())
    })
  }

  /** Loads the worker ahead of the first question. */
  start(): Worker | undefined {
    if (!this.#worker && !this.#hasFailed && typeof Worker !== 'undefined') {
      try {
        const worker = new Worker(new URL('./recovery.worker.ts', import.meta.url))
        worker.onmessage = ({ data }) => this.#receive(data)
        worker.onerror = () => this.#fail()
        worker.onmessageerror = () => this.#fail()
        this.#worker = worker
      } catch {
        this.#hasFailed = true
      }
    }
    return this.#worker
  }

  #send(): void {
    if (this.#waiting.length === 0 || this.#asked.length > 0) return
    this.#asked = this.#waiting.splice(0, mostAtOnce)
    const worker = this.start()
    if (!worker) {
      this.#computeHere()
      return
    }
    this.#timer = setTimeout(() => this.#fail(), patience)
    worker.postMessage(this.#asked.map(({ signed }) => signed))
  }

  #receive(answer: unknown): void {
    if (this.#hasFailed) return
    if (!isAnswer(answer, this.#asked.length)) {
      this.#fail()
      return
    }
    clearTimeout(this.#timer)
    const asked = this.#asked
    this.#asked = []
    this.#send()
    for (const [index, { resolve }] of asked.entries()) resolve(answer[index])
  }

  #fail(): void {
    if (this.#hasFailed) return
    this.#hasFailed = true
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = undefined
    this.#computeHere()
  }

  async #computeHere(): Promise<void> {
    for (const { signed, resolve, reject } of this.#asked) {
      try {
        const { recoverKeys } = await import('./recoverKeys')
        await new Promise((done) => setTimeout(done))
        resolve(recoverKeys([signed])[0])
      } catch (error) {
        reject(error)
      }
    }
    this.#asked = []
    this.#send()
  }
}

function isAnswer(answer: unknown, count: number): answer is Found[] {
  const isFound = (found: unknown) => found === undefined || (typeof found === 'string' && isAddress(found))
  return Array.isArray(answer) && answer.length === count && answer.every(isFound)
}
