import {
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  useAddRecentTransaction,
  useConnectModal,
} from '@rainbow-me/rainbowkit'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { owners } from '@/devnet/accounts'
import { openPage } from '@/tests/api/sessionPage'

type KitOptions = {
  rpcUrl: string
  page?: ReturnType<typeof openPage>
  status?: AuthenticationStatus
  verify?: () => Promise<boolean>
  provider?: Omit<ComponentProps<typeof RainbowKitProvider>, 'children'>
  children?: ReactNode
}

export type Hooks = {
  open: (() => void) | undefined
  addTransaction: ReturnType<typeof useAddRecentTransaction>
}

/** What jsdom lacks and the dialogs ask for. */
export function stubBrowser(userAgent?: string): void {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addListener() {}, removeListener() {} }))
  Object.assign(window, { scrollTo: () => {} })
  if (userAgent) vi.stubGlobal('navigator', { ...navigator, userAgent, language: 'en-US' })
}

/** RainbowKit's own providers over a chain, as the site mounts them but without the site. */
export function renderKit({ rpcUrl, page, status = 'unauthenticated', verify, provider, children }: KitOptions): Hooks {
  const [owner] = owners
  const { config, queryClient } = page ?? openPage(rpcUrl, [owner.address])
  const hooks: Hooks = { open: undefined, addTransaction: () => {} }
  const adapter = createAuthenticationAdapter({
    getNonce: async () => 'a1b2c3d4e5f6',
    createMessage: ({ nonce }) => `Prove it with ${nonce}`,
    verify: verify ?? (async () => true),
    signOut: async () => {},
  })
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
          <RainbowKitProvider locale="en-US" {...provider}>
            <Bridge hooks={hooks} />
            {children}
          </RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return hooks
}

function Bridge({ hooks }: { hooks: Hooks }) {
  const { openConnectModal } = useConnectModal()
  const addTransaction = useAddRecentTransaction()
  useEffect(() => {
    Object.assign(hooks, { open: openConnectModal, addTransaction })
  })
  return null
}
