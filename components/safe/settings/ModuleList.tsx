import { AddressLabel } from '@/components/chain/AddressLabel'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './OwnerList.module.css'
import * as words from './words'

type ModuleListProps = { safe: SafeView }

/** The contracts that may spend for the Safe without any owner's signature. */
export function ModuleList({ safe }: ModuleListProps) {
  const { modules, chain, service, chainId } = safe
  const names = new Map(service?.modules?.map(({ value, name }) => [value.toLowerCase(), name]))
  if (modules.length === 0) return chain ? words.noModules : words.none
  return (
    <>
      <p>
        <strong>{words.modulesWarning}</strong>
      </p>
      <ul className={styles.list} aria-label={words.modules}>
        {[...new Set(modules)].map((module) => (
          <li key={module} className={styles.owner}>
            <AddressLabel chainId={chainId} address={module} serviceName={names.get(module.toLowerCase())} />
          </li>
        ))}
      </ul>
      {chain?.hasMoreModules && <p>{words.moreModules(modules.length)}</p>}
    </>
  )
}
