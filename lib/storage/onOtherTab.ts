/** Calls back when another tab of this browser writes one of these keys, or clears its storage; returns the way to stop. */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
