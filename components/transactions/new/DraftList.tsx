import { useId } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { DraftAct } from '@/components/transactions/begun/DraftAct'
import { CallView } from '@/components/transactions/view/CallView'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { type ComposedCall, decodeComposed } from '@/lib/safe/call/statedMethod'
import type { SettingsPlan } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'
import { BatchFile } from './BatchFile'
import styles from './compose.module.css'
import * as words from './words'

type DraftListProps = {
  safe: SafeView
  plan: SettingsPlan
  onChange: (calls: ComposedCall[]) => void
  onReview: () => void
}

/** The actions so far, in the order in which they run. */
export function DraftList({ safe, plan, onChange, onReview }: DraftListProps) {
  const id = useId()
  const { calls, problems } = plan
  const swap = (index: number) => {
    const [first, second] = calls.slice(index, index + 2)
    if (first && second) onChange([...calls.slice(0, index), second, first, ...calls.slice(index + 2)])
  }
  return (
    <Panel title={words.draft(calls.length)}>
      <DraftAct safe={safe} calls={calls} />
      {calls.length === 0 && <p>{words.noActions}</p>}
      {calls.length > 1 && <p className={styles.soft}>{words.runTogether}</p>}
      <ol className={styles.list} aria-label={words.actionsLabel}>
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two actions may be the same
          <li key={index} className={styles.call}>
            <CallView safe={safe} call={decodeComposed(safe.address, call)} />
            {problems.has(index) && <p className={styles.problem}>{words.impossible(problems.get(index) ?? '')}</p>}
            <div className={styles.row}>
              <Button disabled={index === 0} onClick={() => swap(index - 1)} aria-label={words.moveUp(index + 1)}>
                {words.up}
              </Button>
              <Button
                disabled={index === calls.length - 1}
                onClick={() => swap(index)}
                aria-label={words.moveDown(index + 1)}
              >
                {words.down}
              </Button>
              <Button
                onClick={() => onChange(calls.filter((_, at) => at !== index))}
                aria-label={words.removeAction(index + 1)}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Outcome safe={safe} plan={plan} />
      {problems.size > 0 && (
        <p id={`${id}-problem`} className={styles.problem}>
          {words.refused}
        </p>
      )}
      <div className={styles.row}>
        <Button
          variant="primary"
          disabled={calls.length === 0 || problems.size > 0}
          aria-describedby={problems.size > 0 ? `${id}-problem` : undefined}
          onClick={onReview}
        >
          {words.review}
        </Button>
        <Button variant="quiet" disabled={calls.length === 0} onClick={() => onChange([])}>
          {words.discardActions}
        </Button>
        <BatchFile safe={safe} calls={calls} onImport={(more) => onChange([...calls, ...more])} />
      </div>
    </Panel>
  )
}

/** Who owns the Safe afterwards, when that changes. */
function Outcome({ safe, plan: { settings } }: Pick<DraftListProps, 'safe' | 'plan'>) {
  const { owners, threshold } = settings
  if (threshold === safe.threshold && `${owners}` === `${safe.owners}`) return null
  return (
    <div>
      <p>{words.afterwards(threshold, owners.length)}</p>
      <ul className={styles.owners} aria-label={words.ownersAfterwards}>
        {owners.map((owner) => (
          <li key={owner}>
            <AddressLabel chainId={safe.chainId} address={owner} />
          </li>
        ))}
      </ul>
    </div>
  )
}
