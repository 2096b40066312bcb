import { useStore } from 'zustand'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { browserPermissions } from '@/lib/safe-apps/permissions/browserPermissions'
import styles from './AppPermissionList.module.css'
import { describePermission } from './describePermission'
import * as words from './words'

/** What the user allowed apps to do in this browser, each to be taken back. */
export function AppPermissionList() {
  const grants = useStore(browserPermissions.all)
  return (
    <Panel title={words.permissions}>
      {grants.length === 0 && <p role="status">{words.noPermissions}</p>}
      <ul className={styles.list} aria-label={words.permissions}>
        {grants.map(({ origin, method, grantedAt }) => (
          <li key={`${origin} ${method}`} className={styles.grant}>
            <div className={styles.text}>
              <p className={styles.origin}>{origin}</p>
              <p>{describePermission(method)}</p>
              <p className={styles.since}>{words.since(<TimeLabel time={grantedAt} />)}</p>
            </div>
            <Button onClick={() => browserPermissions.revoke(origin, method)}>
              <span>{words.takeBack(origin)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
