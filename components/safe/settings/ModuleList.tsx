import { AddressLabel } from '@/components/chain/AddressLabel'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './OwnerList.module.css'

type ModuleListProps = { safe: SafeView }

/** The contracts that may spend for the Safe without any owner's signature. */
export function ModuleList({ safe }: ModuleListProps) {
  const { modules, chain, service, chainId } = safe
  const names = new Map(service?.modules?.map(({ value, name }) => [value.toLowerCase(), name]))
  if (modules.length === 0) return chain ? 'None: nothing acts for the Safe without its owners' : 'None'
  return (
    <>
      <p>
        <strong>Each of these can do everything with the Safe, without a signature of an owner:</strong>
      </p>
      <ul className={styles.list} aria-label="Modules">
        {[...new Set(modules)].map((module) => (
          <li key={module} className={styles.owner}>
            <AddressLabel chainId={chainId} address={module} serviceName={names.get(module.toLowerCase())} />
          </li>
        ))}
      </ul>
      {chain?.hasMoreModules && <p>There are more modules than the {modules.length} that were read.</p>}
    </>
  )
}
