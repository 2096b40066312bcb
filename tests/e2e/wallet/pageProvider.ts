export type PageProviderOptions = {
  binding: string
  emitter: string
  info: { uuid: string; name: string; icon: string; rdns: string }
  flags: Record<string, boolean>
  announce: boolean
  windowEthereum: boolean
}

/**
 * The part of the test wallet that lives in the page: an EIP-1193 provider without state or keys. Playwright sends this
 * function's source to each frame before the page's own scripts, so it may use nothing from outside its own body.
 */
export function installPageProvider({ binding, emitter, info, flags, announce, windowEthereum }: PageProviderOptions) {
  type Listener = (data: unknown) => void
  const listeners = new Map<string, Set<Listener>>()

  async function request({ method, params }: { method: string; params?: unknown }) {
    const ask: unknown = Reflect.get(window, binding)
    if (typeof ask !== 'function') throw new Error('The test wallet is gone.')
    const answer = JSON.parse(await ask(JSON.stringify({ method, params: params ?? [] })))
    if (!answer.error) return answer.result
    throw Object.assign(new Error(answer.error.message), { code: answer.error.code, data: answer.error.data })
  }

  function on(event: string, listener: Listener) {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    return provider
  }

  function removeListener(event: string, listener: Listener) {
    listeners.get(event)?.delete(listener)
    return provider
  }

  const provider = { request, on, removeListener, isConnected: () => true, ...flags }

  function emit(event: string, data: unknown) {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }

  function announceProvider() {
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }

  Object.defineProperty(window, emitter, { value: emit })
  if (windowEthereum) {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: true, writable: true })
    window.dispatchEvent(new Event('ethereum#initialized'))
  }
  if (announce) {
    window.addEventListener('eip6963:requestProvider', announceProvider)
    announceProvider()
  }
}
