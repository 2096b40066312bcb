import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { useAppGrants } from '@/lib/safe-apps/permissions/useAppGrants'
import styles from './AppPermissionList.module.css'
import { describePermission } from './describePermission'

/** What the user allowed apps to do in this browser, each to be taken back. */
export function AppPermissionList() {
  const { grants, revoke } = useAppGrants()
  return (
    <Panel title="Permissions of apps">
      {grants.length === 0 && <p role="status">No app has a permission.</p>}
      <ul className={styles.list} aria-label="Permissions of apps">
        {grants.map(({ origin, method, grantedAt }) => (
          <li key={`${origin} ${method}`} className={styles.grant}>
            <div className={styles.text}>
              <p className={styles.origin}>{origin}</p>
              <p>{describePermission(method)}</p>
              <p className={styles.since}>
                Since <TimeLabel time={grantedAt} />
              </p>
            </div>
            <Button onClick={() => revoke(origin, method)}>
              <span>
                Take back <span className="visually-hidden">the permission of {origin}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
