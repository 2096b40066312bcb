import { useAccount } from 'wagmi'
import { findThresholdDoubt, maxOwners, type OwnerEntry } from '@/components/create-safe/model/readOwners'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { SelectField } from '@/components/ui/SelectField'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { useKnownAccounts } from '@/lib/safe-view/useKnownAccounts'
import styles from './createSafe.module.css'
import { OwnerField } from './OwnerField'
import type { CreationFormState } from './useCreationForm'
import * as words from './words'

type OwnerFieldsProps = { form: CreationFormState; problems: readonly (string | undefined)[] }

const emptyEntry: OwnerEntry = { text: '', name: '', lookup: { isFetching: false, error: null } }

/** The owners and how many of them must sign. */
export function OwnerFields({ form, problems }: OwnerFieldsProps) {
  const { address: account } = useAccount()
  const { draft, change, entries, threshold, chain } = form
  const accounts = useKnownAccounts(chain.id)
  const count = draft.owners.length
  const doubt = findThresholdDoubt(threshold, count)
  const add = () => {
    const next = Math.max(...draft.owners.map((owner) => owner.id)) + 1
    change({ owners: [...draft.owners, { id: next, text: undefined, name: '' }] })
  }
  return (
    <Panel title={words.owners}>
      <ol className={styles.list} aria-label={words.owners}>
        {draft.owners.map((owner, index) => (
          <OwnerField
            key={owner.id}
            number={index + 1}
            chainId={chain.id}
            entry={entries[index] ?? emptyEntry}
            accounts={accounts}
            isOwn={sameBytes(entries[index]?.text.trim(), account)}
            problem={problems[index]}
            onChange={(part) =>
              change({ owners: draft.owners.map((other) => (other.id === owner.id ? { ...other, ...part } : other)) })
            }
            onRemove={
              count > 1 ? () => change({ owners: draft.owners.filter((other) => other.id !== owner.id) }) : undefined
            }
          />
        ))}
      </ol>
      <div>
        <Button onClick={add} disabled={count >= maxOwners}>
          {words.addOwner}
        </Button>
      </div>
      <SelectField
        label={words.signaturesNeeded}
        value={threshold}
        onChange={({ target }) => change({ threshold: Number(target.value) })}
      >
        {draft.owners.map((owner, index) => (
          <option key={owner.id} value={index + 1}>
            {words.thresholdOf(index + 1, count)}
          </option>
        ))}
      </SelectField>
      {doubt && <Notice tone="warning">{doubt}</Notice>}
    </Panel>
  )
}
