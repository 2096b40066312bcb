import Link from 'next/link'
import { useState } from 'react'
import { Fold } from '@/components/ui/Fold'
import { createSafeRoute } from '@/lib/routes'
import { FindSafeForm } from './FindSafeForm'
import * as words from './firstWords'
import styles from './OpenSafeFold.module.css'
import { typedSafe } from './typedSafe'

type OpenSafeFoldProps = { isOpen: boolean }

/** The way to any other Safe, for those who see their own already, and to a new one. */
export function OpenSafeFold({ isOpen }: OpenSafeFoldProps) {
  const [hasBegun] = useState(() => typedSafe.getState() !== '')
  return (
    <section className={styles.panel} aria-label={words.openSafe}>
      <Fold title={words.openSafe} isOpen={isOpen || hasBegun}>
        <p>{words.anySafeHint}</p>
        <FindSafeForm />
      </Fold>
      <Link className={styles.create} href={createSafeRoute} prefetch={false}>
        {words.createSafe}
      </Link>
    </section>
  )
}
