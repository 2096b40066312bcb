import Link from 'next/link'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { createSafeRoute } from '@/lib/routes'
import * as words from './firstWords'
import { OpenSafeForm } from './OpenSafeForm'

type OpenSafePanelProps = { children?: ReactNode }

/** A way to any Safe, and to a new one. */
export function OpenSafePanel({ children }: OpenSafePanelProps) {
  return (
    <Panel title={words.openSafe}>
      <p>{words.anySafeHint}</p>
      <OpenSafeForm />
      <p>
        <Link href={createSafeRoute} prefetch={false}>
          {words.createSafe}
        </Link>
      </p>
      {children}
    </Panel>
  )
}
