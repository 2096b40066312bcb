import { Notice } from '@/components/ui/notice/Notice'
import { NoticeList } from '@/components/ui/notice/NoticeList'
import { describeLoad } from '@/lib/safe-apps/host/describeLoad'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import styles from './AppFindings.module.css'
import * as words from './words'

type AppFindingsProps = { probe: AppProbe; address: AppAddress }

/** What the app says about itself, and what this site's server found to speak against its running here. */
export function AppFindings({ probe, address }: AppFindingsProps) {
  const { manifest, manifestProblem } = probe
  const reasons = describeLoad(probe, address.origin, notStarted)
  return (
    <>
      {manifest && (
        <div className={styles.manifest}>
          <p>{words.callsItself(manifest.name)}</p>
          {manifest.description && <p className={styles.description}>{manifest.description.slice(0, 500)}</p>}
        </div>
      )}
      {manifestProblem && <Notice tone="warning">{words.manifestProblems[manifestProblem]}</Notice>}
      <NoticeList tone="warning" title={words.mayNotRun} points={reasons} />
    </>
  )
}

const notStarted = { isLoaded: false, isSlow: false, hasAsked: false, areCookiesOn: true }
