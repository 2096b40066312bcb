// A Safe's site that is not ours and shares no code with us: the wire protocol written down by hand.
export type ForeignConfig = {
  app: string
  /** What `getSafeInfo` is answered with. */
  safe: unknown
  /** The site listens only after so many milliseconds, as one that is still loading does. */
  listenAfter?: number
  /** Each answer comes so many milliseconds later. */
  delay?: number
  sandbox?: string
  version?: string
  /** Answers to `getTxBySafeTxHash`, one after the other; the last one stays. */
  transactions?: unknown[]
}

const config: ForeignConfig = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const { app, safe, listenAfter = 0, delay = 0, sandbox, version = '9.1.0', transactions = [] } = config

declare global {
  var foreignHost: { asked: string[] }
}
globalThis.foreignHost = { asked: [] }

function answerTo(method: string): { success: boolean; data?: unknown; error?: string } {
  if (method === 'getSafeInfo') return { success: true, data: safe }
  if (method === 'getTxBySafeTxHash') {
    const data = transactions.length > 1 ? transactions.shift() : transactions[0]
    return data === null ? { success: false, error: 'Transaction not found' } : { success: true, data }
  }
  return { success: false, error: `"${method}" not implemented` }
}

function listen(): void {
  addEventListener('message', ({ data, source }) => {
    if (source !== frame.contentWindow) return
    foreignHost.asked.push(data.method)
    const answer = { id: data.id, version, ...answerTo(data.method) }
    setTimeout(() => frame.contentWindow?.postMessage(answer, '*'), delay)
  })
}

const frame = document.createElement('iframe')
if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
if (listenAfter === 0) listen()
else setTimeout(listen, listenAfter)
frame.src = app
document.body.append(frame)
