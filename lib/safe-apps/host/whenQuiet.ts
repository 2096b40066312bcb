import { walletDialogs } from '@/lib/wallet/walletDialogs'

const longestWait = 700

/**
 * Calls back when the page has nothing else to do: the wallet piece, whose code runs for a tenth of a second some time
 * after the page came up, is there, and the browser has an idle moment. After 0.7 s whatever is going on, never once
 * `signal` is aborted.
 */
export function whenQuiet(signal: AbortSignal, task: () => void): void {
  const rest = new AbortController()
  const over = AbortSignal.any([signal, rest.signal])
  const go = () => {
    if (over.aborted) return
    rest.abort()
    task()
  }
  const look = () => {
    if (!isKitSettled()) return
    if (typeof requestIdleCallback === 'undefined') go()
    else requestIdleCallback(go)
  }
  const timer = setTimeout(go, longestWait)
  const stop = walletDialogs.subscribe(look)
  over.addEventListener('abort', () => {
    clearTimeout(timer)
    stop()
  })
  look()
}

function isKitSettled(): boolean {
  const { actions, isRestoring, hasFailed } = walletDialogs.getState()
  return hasFailed || (actions !== undefined && !isRestoring)
}
