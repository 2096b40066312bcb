import { useEffect, useState } from 'react'

/** Whether something is being waited for, and has been for so many milliseconds. */
export function useIsLong(isWaiting: boolean, after: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), after)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting, after])
  return isWaiting && isLong
}
