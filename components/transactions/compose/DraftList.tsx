import { CallView } from '@/components/transactions/CallView'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { decodeCall } from '@/lib/safe/callData'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import { BatchFile } from './BatchFile'
import styles from './compose.module.css'

type DraftListProps = {
  safe: SafeView
  calls: readonly SafeCall[]
  onChange: (calls: SafeCall[]) => void
  onReview: () => void
}

/** The actions so far, in the order in which they run. */
export function DraftList({ safe, calls, onChange, onReview }: DraftListProps) {
  const swap = (index: number) => {
    const [first, second] = calls.slice(index, index + 2)
    if (first && second) onChange([...calls.slice(0, index), second, first, ...calls.slice(index + 2)])
  }
  return (
    <Panel title={`Transaction (${calls.length} ${calls.length === 1 ? 'action' : 'actions'})`}>
      {calls.length === 0 && <p>Nothing yet: add an action above, or import a batch.</p>}
      {calls.length > 1 && <p className={styles.soft}>They run together, in this order: all of them or none.</p>}
      <ol className={styles.list} aria-label="Actions">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two actions may be the same
          <li key={index} className={styles.call}>
            <CallView safe={safe} call={decodeCall(safe.address, call)} />
            <div className={styles.row}>
              <Button disabled={index === 0} onClick={() => swap(index - 1)} aria-label={`Move action ${index + 1} up`}>
                Up
              </Button>
              <Button
                disabled={index === calls.length - 1}
                onClick={() => swap(index)}
                aria-label={`Move action ${index + 1} down`}
              >
                Down
              </Button>
              <Button
                onClick={() => onChange(calls.filter((_, at) => at !== index))}
                aria-label={`Remove action ${index + 1}`}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <Button variant="primary" disabled={calls.length === 0} onClick={onReview}>
          Review
        </Button>
        <BatchFile safe={safe} calls={calls} onImport={(more) => onChange([...calls, ...more])} />
      </div>
    </Panel>
  )
}
