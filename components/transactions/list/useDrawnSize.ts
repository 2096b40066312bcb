import { startTransition, useEffect, useState } from 'react'

/** A few windows full at once, and then as many as are drawn in some tens of milliseconds. */
const first = 100
const step = 250

/**
 * How many entries of a long list are to be drawn: all of the first one, and of a list of another `name` the first entries
 * at once and the others step by step, so that the page answers between the steps.
 */
export function useDrawnSize(count: number, name: string): number {
  const [grown, setGrown] = useState({ name, size: Number.POSITIVE_INFINITY })
  if (grown.name !== name) setGrown({ name, size: first })
  const { size } = grown
  const isWhole = size >= count
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() =>
      startTransition(() => setGrown((now) => (now.size === size ? { ...now, size: size + step } : now))),
    )
    return () => clearTimeout(timer)
  }, [isWhole, size])
  return isWhole ? count : size
}
