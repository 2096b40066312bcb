import { useCallback, useEffect, useRef, useState } from 'react'
import { isUserRejection } from '@/lib/errors'

type Outcome<Result> = { isRunning: boolean; result: Result | undefined; error: unknown }

export type GuestTask<Input, Result> = Outcome<Result> & { start: (input: Input) => void; stop: () => void }

/**
 * One wait for the Safe's site at a time: a new start ends the one before, leaving the screen ends the last. A refusal
 * by its user is no error. `stop` only stops waiting: what was asked for stays where it is.
 */
export function useGuestTask<Input, Result>(
  run: (input: Input, signal: AbortSignal) => Promise<Result>,
): GuestTask<Input, Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>({ isRunning: false, result: undefined, error: undefined })
  const current = useRef<AbortController>(undefined)
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  }, [run])

  const stop = useCallback(() => {
    current.current?.abort()
    setOutcome({ isRunning: false, result: undefined, error: undefined })
  }, [])
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback((input: Input) => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setOutcome({ isRunning: true, result: undefined, error: undefined })
    latestRun.current(input, own.signal).then(
      (result) => {
        if (!own.signal.aborted) setOutcome({ isRunning: false, result, error: undefined })
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        setOutcome({ isRunning: false, result: undefined, error: isUserRejection(error) ? undefined : error })
      },
    )
  }, [])
  return { ...outcome, start, stop }
}
