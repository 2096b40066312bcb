import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit'
import { createSiweMessage } from 'viem/siwe'

export function createAdapter(onChange: () => void) {
  return createAuthenticationAdapter({
    getNonce: async () => (await fetch('/api/nonce')).text(),
    createMessage: ({ nonce, address, chainId }) =>
      createSiweMessage({
        domain: window.location.host,
        uri: window.location.origin,
        statement: 'Sign in to the baseline.',
        version: '1',
        address,
        chainId,
        nonce,
      }),
    verify: async ({ message, signature }) => {
      const response = await fetch('/api/verify', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, signature }),
      })
      onChange()
      return response.ok
    },
    signOut: async () => {
      await fetch('/api/logout', { method: 'POST' })
      onChange()
    },
  })
}
