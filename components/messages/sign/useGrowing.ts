import { useEffect, useState } from 'react'

const step = 40

/** How much of `total` is drawn: some more in each turn of the page until it is all, so that much holds nothing up. */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (shown >= total) return
    const timer = setTimeout(() => setShown(shown + step))
    return () => clearTimeout(timer)
  }, [shown, total])
  return Math.min(shown, total)
}
