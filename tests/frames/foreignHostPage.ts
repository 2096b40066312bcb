// A Safe's site that is not ours and shares no code with us: the wire protocol written down by hand.
export type ForeignConfig = {
  app: string
  /** What `getSafeInfo` is answered with. */
  safe: unknown
  /** False for a site that is still loading: it only counts what it hears. */
  isListening?: boolean
  /** Each answer comes so many milliseconds later. */
  delay?: number
  sandbox?: string
  version?: string
  /** Answers to `getTxBySafeTxHash`, one after the other; the last one stays. */
  transactions?: unknown[]
}

declare global {
  var foreignHost: { config: ForeignConfig; asked: string[]; unheard: number }
}
globalThis.foreignHost = { config: JSON.parse(decodeURIComponent(location.hash.slice(1))), asked: [], unheard: 0 }

function answerTo(method: string): { success: boolean; data?: unknown; error?: string } {
  const { safe, transactions = [] } = foreignHost.config
  if (method === 'getSafeInfo') return { success: true, data: safe }
  if (method === 'getTxBySafeTxHash') {
    const data = transactions.length > 1 ? transactions.shift() : transactions[0]
    return data === null ? { success: false, error: 'Transaction not found' } : { success: true, data }
  }
  return { success: false, error: `"${method}" not implemented` }
}

addEventListener('message', ({ data, source }) => {
  if (source !== frame.contentWindow) return
  const { isListening = true, delay = 0, version = '9.1.0' } = foreignHost.config
  if (!isListening) {
    foreignHost.unheard += 1
    return
  }
  foreignHost.asked.push(data.method)
  const answer = { id: data.id, version, ...answerTo(data.method) }
  setTimeout(() => frame.contentWindow?.postMessage(answer, '*'), delay)
})

const frame = document.createElement('iframe')
const { app, sandbox } = foreignHost.config
if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
frame.src = app
document.body.append(frame)
