import { reasonOf } from '../chain/reasonOf'
import { SilenceError, StatusError } from '../services/fetchJson'

type Problem = { reason: string; isSilence: boolean }

/** How the service stands: why it did not do what it was asked the last time, for each kind of thing that it is asked. */
export class Standing {
  private readonly problems = new Map<string, Problem>()

  get problem(): string | null {
    return [...this.problems.values()].at(-1)?.reason ?? null
  }

  /** Answers the reason. */
  noteProblem(kind: string, error: unknown): string {
    const isSilence = error instanceof SilenceError || error instanceof StatusError
    const reason = reasonOf(error)
    this.problems.set(kind, { reason, isSilence })
    return reason
  }

  /** Who answers anything is there again. What makes no sense is a problem until it does. */
  noteAnswer(kind: string) {
    this.problems.delete(kind)
    for (const [other, { isSilence }] of this.problems) if (isSilence) this.problems.delete(other)
  }
}
