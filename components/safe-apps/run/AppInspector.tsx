import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { Notice } from '@/components/ui/notice/Notice'
import { NoticeList } from '@/components/ui/notice/NoticeList'
import { TextLines } from '@/components/ui/TextLines'
import { useIsLong } from '@/lib/query/useIsLong'
import { describeLoad, slowAfter } from '@/lib/safe-apps/host/describeLoad'
import { formatEvent, type RequestLog } from '@/lib/safe-apps/host/requestLog'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import { appProbeQuery } from '@/lib/safe-apps/listing/appProbe'
import styles from './AppInspector.module.css'
import { AppLog } from './AppLog'
import * as words from './words'

type AppInspectorProps = { address: AppAddress; log: RequestLog; isLoaded: boolean }

/** For who makes an app or wonders about one: why it does not run, and every request with its answer. */
export function AppInspector({ address, log, isLoaded }: AppInspectorProps) {
  const events = useStore(log)
  const probe = useQuery(appProbeQuery(address.href))
  const isSlow = useIsLong(true, slowAfter)
  // A closed inspector draws nothing, however much was said.
  const [isOpen, setIsOpen] = useState(false)
  const hasAsked = events.some(({ kind }) => kind === 'request')
  const state = { isLoaded, isSlow, hasAsked, areCookiesOn: navigator.cookieEnabled }
  const reasons = describeLoad(probe.data, address.origin, state)
  const problem = probe.data?.manifestProblem
  const strays = events.filter((event) => event.kind === 'ignored' && event.reason === 'origin').length
  return (
    <section className={styles.inspector} aria-label={words.inspector}>
      {!hasAsked && <NoticeList tone="warning" title={words.whyNotRunning} points={reasons} />}
      {strays > 0 && (
        <Notice tone="warning" title={words.otherSite}>
          {words.otherSiteHint}
        </Notice>
      )}
      <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{words.inspectorSummary(events.length)}</summary>
        {isOpen && (
          <div className={styles.body}>
            {hasAsked && <TextLines texts={reasons} as="p" />}
            {problem && <p>{words.manifestProblems[problem]}</p>}
            <AppLog events={events} />
            <div className={styles.actions}>
              <CopyButton text={events.map(formatEvent).join('\n')} label={words.copyAll} />
              <Button onClick={log.clear}>{words.clear}</Button>
            </div>
          </div>
        )}
      </details>
    </section>
  )
}
