import Link from 'next/link'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { createSafeRoute } from '@/lib/routes'
import * as words from './firstWords'
import styles from './OpenSafePanel.module.css'

type OpenSafePanelProps = { children: ReactNode }

/** A way to any Safe by the form that is handed in, and to a new one. */
export function OpenSafePanel({ children }: OpenSafePanelProps) {
  return (
    <Panel title={words.openSafe}>
      <p>{words.anySafeHint}</p>
      {children}
      <p>
        <Link className={styles.create} href={createSafeRoute} prefetch={false}>
          {words.createSafe}
        </Link>
      </p>
    </Panel>
  )
}
