import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../chain/reasonOf'

const firstPause = 250
const longestPause = 30_000
/** Whoever asks is told what was known before when the nodes take longer. */
const longestLook = 1_000
const betweenLooks = 20

/** Takes one step after the other: at once while there is more to read, and later each time that one fails. */
export class Follower {
  private readonly stopping = new AbortController()
  private running: Promise<void> | undefined
  private loop: Promise<void> | undefined
  private isBehind = false
  private failures = 0
  /** Why the last step failed. */
  problem: string | undefined

  constructor(
    private readonly advance: () => Promise<boolean>,
    private readonly pollSeconds: number,
    private readonly onProblem: (problem: string, failures: number) => void,
  ) {}

  start() {
    this.loop ??= this.follow()
  }

  /** For somebody who asks, and may know already of a block that came after the step under way had begun. */
  async look(patience = longestLook) {
    if (this.failures > 0) return
    const looked = (this.running ?? Promise.resolve()).then(() => this.turn())
    await Promise.race([looked, sleep(patience, undefined, { ref: false })])
  }

  /** For somebody who waits for something: until it is there, the nodes fail, or it takes too long. */
  async lookUntil(isThere: () => boolean, patience: number) {
    const end = Date.now() + patience
    while (!isThere() && !this.problem && Date.now() < end) {
      await this.look(end - Date.now())
      if (!isThere()) await sleep(betweenLooks)
    }
  }

  async stop() {
    this.stopping.abort()
    await Promise.all([this.running, this.loop])
  }

  private async follow() {
    while (!this.stopping.signal.aborted) {
      await this.turn()
      await sleep(this.pause, undefined, { signal: this.stopping.signal }).catch(() => undefined)
    }
  }

  private get pause() {
    if (this.failures > 0) return Math.min(firstPause * 2 ** (this.failures - 1), longestPause)
    return this.isBehind ? 0 : this.pollSeconds * 1000
  }

  turn() {
    this.running ??= this.step().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  private async step() {
    try {
      this.isBehind = await this.advance()
      this.failures = 0
      this.problem = undefined
    } catch (error) {
      this.failures += 1
      this.problem = reasonOf(error)
      this.onProblem(this.problem, this.failures)
    }
  }
}
