import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { anvil } from 'viem/chains'
import { vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { stubInView } from './stubInView'

const config = createConfig({ chains: [anvil], transports: { [anvil.id]: http('http://127.0.0.1:1') } })

/** Something of a page whose chain does not answer. */
export function showStill(element: ReactElement) {
  return render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        {element}
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

export const isPressable = (element: Element) => !element.matches(':disabled')
export const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

/** A page on which only the test lets time pass and sizes change. */
export function holdStill() {
  vi.useFakeTimers()
  // jsdom draws nothing: it has neither modal dialogs nor sizes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('ResizeObserver', StillObserver)
  stubInView(() => false)
}

export function letGo() {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export class StillObserver {
  static tell: (() => void)[] = []
  constructor(tell: () => void) {
    StillObserver.tell.push(tell)
  }
  observe() {}
  disconnect() {}
}
