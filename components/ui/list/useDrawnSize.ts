import { startTransition, useEffect, useState } from 'react'

type Drawing = {
  /** So many are drawn at once, and so many more with each step. */
  first: number
  step: number
  /** Tells one list from the next, of which each begins anew; the one that is there at the start is then drawn whole. */
  name?: string
}

/** How many of `count` entries are drawn: more step by step, so that the page answers between the steps. */
export function useDrawnSize(count: number, { first, step, name }: Drawing): number {
  const [grown, setGrown] = useState({ name, size: name === undefined ? first : Number.POSITIVE_INFINITY })
  if (grown.name !== name) setGrown({ name, size: first })
  const { size } = grown
  const isWhole = size >= count
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() =>
      startTransition(() => setGrown((now) => (now.size === size ? { ...now, size: size + step } : now))),
    )
    return () => clearTimeout(timer)
  }, [isWhole, size, step])
  return isWhole ? count : size
}
