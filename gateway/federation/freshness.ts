import { setTimeout as sleep } from 'node:timers/promises'

/** An answer waits no longer for what the service says. */
const patience = 1_500
/** What is older is waited for. */
const oldEnough = 60_000
const restAfterFailure = 5_000
const mostRemembered = 5_000
const mostAtOnce = 20

type Thing = { kind: string; name: string }
type Reading = { endedAt: number; underWay: Promise<void> | undefined }

/** When each thing was last asked for: not again while that is fresh, and never twice at a time. */
export class Freshness {
  private readonly readings = new Map<string, Reading>()
  private restsUntil = 0
  private underWay = 0
  /** Whether somebody has waited in vain since it answered. */
  private isSlow = false

  constructor(
    private readonly freshFor: number,
    private readonly onFailure: (kind: string, error: unknown) => void,
  ) {}

  /** Has it read if it is not fresh. Whoever asks for it the first time, or after long, waits for a while, unless others did in vain. */
  async keep({ kind, name }: Thing, read: () => Promise<void>) {
    const known = this.readings.get(`${kind} ${name}`) ?? { endedAt: 0, underWay: undefined }
    const age = Date.now() - known.endedAt
    if (age < this.freshFor) return
    if (!known.underWay) {
      if (Date.now() < this.restsUntil || this.underWay >= mostAtOnce) return
      this.begin({ kind, name: `${kind} ${name}` }, known, read)
    }
    if (age < oldEnough || this.isSlow) return
    const waited = sleep(patience, true, { ref: false })
    this.isSlow = (await Promise.race([known.underWay?.then(() => this.isSlow), waited])) ?? false
  }

  async stop() {
    this.restsUntil = Number.POSITIVE_INFINITY
    await Promise.all([...this.readings.values()].map(({ underWay }) => underWay))
  }

  private begin({ kind, name }: Thing, reading: Reading, read: () => Promise<void>) {
    this.readings.delete(name)
    if (this.readings.size >= mostRemembered) this.forgetOldest()
    this.readings.set(name, reading)
    this.underWay += 1
    reading.underWay = read()
      .then(() => {
        this.isSlow = false
        reading.endedAt = Date.now()
      })
      .catch((error) => {
        this.isSlow = true
        this.restsUntil = Math.max(this.restsUntil, Date.now() + restAfterFailure)
        this.onFailure(kind, error)
      })
      .finally(() => {
        this.underWay -= 1
        reading.underWay = undefined
      })
  }

  private forgetOldest() {
    for (const [name, { underWay }] of this.readings) {
      if (underWay) continue
      this.readings.delete(name)
      return
    }
  }
}
