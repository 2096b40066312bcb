import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, Chain } from 'viem'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { isNotFound } from '@/lib/gateway/client/gatewayError'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { sameBytes } from '@/lib/safe/hash/bytes'
import styles from './SafeSwitcher.module.css'
import * as words from './words'

type OwnedSafesProps = {
  chain: Chain
  owner: Address
  /** Listed already. */
  viewed: readonly SafeRef[]
  renderSafe: (safe: SafeRef) => ReactNode
}

const most = 50

/** The account's Safes on one network, as the service lists them, but for those that stand above. */
export function OwnedSafes({ chain, owner, viewed, renderSafe }: OwnedSafesProps) {
  const { data, error } = useQuery(ownedSafesQuery(appGateway, chain.id, owner))
  const isViewed = (address: Address) =>
    viewed.some((safe) => safe.chainId === chain.id && sameBytes(safe.address, address))
  const safes = [...new Set(data?.safes)].filter((address) => !isViewed(address)).slice(0, most)
  // A service that does not serve a network answers so.
  if (error && !isNotFound(error) && !data) return <p className={styles.hint}>{words.ownedUnknown(chain.name)}</p>
  if (safes.length === 0) return null
  return (
    <section aria-label={words.ownedOn(chain.name)}>
      <h2 className={styles.title}>{words.ownedOn(chain.name)}</h2>
      <ul className={styles.list}>{safes.map((address) => renderSafe({ chainId: chain.id, address }))}</ul>
    </section>
  )
}
