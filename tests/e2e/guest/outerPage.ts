// The page of a Safe's site that is not ours and shares no code with us: the wire protocol written down by hand. What
// it answers is decided by the test (`outerAnswer`); it only knows its frame.
declare global {
  var outerAnswer: (method: string, params: unknown) => Promise<{ data?: unknown; error?: string } | null>
}

const frame = document.createElement('iframe')

addEventListener('message', async ({ data, source }) => {
  if (source !== frame.contentWindow) return
  const answer = await globalThis.outerAnswer(data.method, data.params)
  if (answer === null) return
  const envelope = { id: data.id, version: '9.1.0', success: answer.error === undefined, ...answer }
  frame.contentWindow?.postMessage(envelope, '*')
})

const { app }: { app: string } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
frame.title = 'The app'
frame.src = app
document.body.append(frame)

export {}
