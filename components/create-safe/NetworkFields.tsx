import { NetworkSelect } from '@/components/chain/NetworkSelect'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { SelectField } from '@/components/ui/SelectField'
import styles from './createSafe.module.css'
import type { CreationFormState } from './useCreationForm'
import * as words from './words'

type NetworkFieldsProps = { form: CreationFormState }

/** The network, and the version of the contracts: those whose genuine code the network has. */
export function NetworkFields({ form }: NetworkFieldsProps) {
  const { chain, contracts, chosen, change } = form
  const { available = [], missing = [] } = contracts.data ?? {}
  return (
    <>
      <div className={styles.pair}>
        <NetworkSelect
          label={words.network}
          value={chain.id}
          onChange={({ target }) => change({ chainId: Number(target.value), version: undefined })}
        />
        {(chosen || contracts.isPending) && (
          <SelectField
            label={words.version}
            disabled={!chosen}
            value={chosen?.version ?? ''}
            onChange={({ target }) => change({ version: target.value, singleton: undefined })}
          >
            {available.map(({ version }, index) => (
              <option key={version} value={version}>
                {index === 0 ? words.newest(version) : version}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div aria-live="polite" className={styles.found}>
        {contracts.isPending && <p className={styles.soft}>{words.contractsSought(chain.name)}</p>}
        {chosen && <p className={styles.soft}>{words.contractsGenuine(chain.name)}</p>}
      </div>
      {contracts.error && !contracts.data && (
        <FailureNotice
          title={words.contractsUnknown(chain.name)}
          error={contracts.error}
          onRetry={() => contracts.refetch()}
        />
      )}
      {contracts.data && !chosen && (
        <Notice tone="error" title={words.noContracts(chain.name)}>
          {words.noContractsHint}
          <ul>
            {missing.map(({ version, reason }) => (
              <li key={version}>{`${version}: ${reason}.`}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
