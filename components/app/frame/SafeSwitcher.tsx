import Link from 'next/link'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { FindSafeForm } from '@/components/safe/list/FindSafeForm'
import { Button } from '@/components/ui/Button'
import { hasService, publicEnv } from '@/lib/config/publicEnv'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { createSafeRoute } from '@/lib/routes'
import { nameSafe, viewedSafes } from '@/lib/safe-view/viewedSafes'
import { OwnedSafes } from './OwnedSafes'
import { SafeAddress } from './SafeAddress'
import { SafeChoice } from './SafeChoice'
import styles from './SafeSwitcher.module.css'
import * as words from './words'

type SafeSwitcherProps = { current: SafeRef | undefined }

/** My Safes: those viewed last, and on each network those that the connected account owns. */
export function SafeSwitcher({ current }: SafeSwitcherProps) {
  const { pathname } = useRouter()
  const { address: owner } = useAccount()
  const viewed = useStore(viewedSafes)
  const [isOpening, setIsOpening] = useState(false)
  return (
    <div className={styles.switcher}>
      {current && (
        <div className={styles.address}>
          <SafeAddress safe={current} />
        </div>
      )}
      {viewed.length > 0 ? (
        <section aria-label={words.viewedLately}>
          <h2 className={styles.title}>{words.viewedLately}</h2>
          <ul className={styles.list}>
            {viewed.map((safe) => (
              <SafeChoice key={nameSafe(safe)} safe={safe} current={current} pathname={pathname} />
            ))}
          </ul>
        </section>
      ) : (
        <p className={styles.hint}>{words.noSafes}</p>
      )}
      {hasService &&
        owner &&
        publicEnv.chains.map((chain) => (
          <OwnedSafes
            key={chain.id}
            chain={chain}
            owner={owner}
            viewed={viewed}
            renderSafe={(safe) => <SafeChoice key={safe.address} safe={safe} current={current} pathname={pathname} />}
          />
        ))}
      {isOpening ? (
        <FindSafeForm />
      ) : (
        <div className={styles.acts}>
          <Button onClick={() => setIsOpening(true)}>{words.openAnother}</Button>
          <Link href={createSafeRoute} prefetch={false}>
            {words.createSafe}
          </Link>
          <Link href="/">{words.allSafes}</Link>
        </div>
      )}
    </div>
  )
}
