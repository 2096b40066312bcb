import type { ReactNode } from 'react'
import { findChain } from '@/lib/config/chain'

type ExplorerLinkProps = { chainId: number; kind: 'tx' | 'address'; value: string; children: ReactNode }

/** A link to the chain's block explorer; nothing where the chain has none. */
export function ExplorerLink({ chainId, kind, value, children }: ExplorerLinkProps) {
  const explorer = findChain(chainId)?.blockExplorers?.default
  if (!explorer) return null
  return (
    <a href={`${explorer.url.replace(/\/$/, '')}/${kind}/${value}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
