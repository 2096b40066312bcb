import type { WalletKitTypes } from '@reown/walletkit'
import type { Address } from 'viem'
import { signingMethods } from '../wallet/signer'

type Proposal = WalletKitTypes.SessionProposal['params']
type Namespaces = Record<string, { chains?: string[]; accounts: string[] }>

/** What the wallet grants of a proposal: the chains that both sides know. Undefined when a needed chain is missing. */
export function approvedNamespaces(proposal: Proposal, supported: readonly number[], address: Address) {
  const required = proposal.requiredNamespaces.eip155?.chains ?? []
  const optional = proposal.optionalNamespaces.eip155?.chains ?? []
  const isSupported = (chain: string) => supported.includes(chainNumber(chain))
  const chains = [...new Set([...required, ...optional])].filter(isSupported)
  if (chains.length === 0 || !required.every(isSupported)) return undefined
  return namespacesFor(chains, address)
}

export function namespacesFor(chains: string[], address: Address) {
  return {
    eip155: {
      chains,
      methods: signingMethods,
      events: ['accountsChanged', 'chainChanged'],
      accounts: chains.map((chain) => `${chain}:${address}`),
    },
  }
}

export function chainsOf(namespaces: Namespaces): string[] {
  return namespaces.eip155?.chains ?? []
}

/** The number in a CAIP-2 name such as `eip155:1`. */
export function chainNumber(chain: string): number {
  return Number(chain.split(':')[1])
}
