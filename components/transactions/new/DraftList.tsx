import { useId } from 'react'
import { DraftAct } from '@/components/transactions/begun/DraftAct'
import { CallView } from '@/components/transactions/view/CallView'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { saveFile } from '@/lib/file/saveFile'
import { type ComposedCall, decodeComposed } from '@/lib/safe/call/statedMethod'
import { formatBuilderFile } from '@/lib/safe/file/builderFile'
import type { SettingsPlan } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import { OwnersPreview } from './OwnersPreview'
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
  const { chainId, address, threshold, owners } = safe
  const { calls, problems, settings } = plan
  const isSettled = settings.threshold === threshold && `${settings.owners}` === `${owners}`
  const swap = (index: number) => {
    const [first, second] = calls.slice(index, index + 2)
    if (first && second) onChange([...calls.slice(0, index), second, first, ...calls.slice(index + 2)])
  }
  const handleExport = () => {
    const text = formatBuilderFile({ chainId, safe: address, name: words.batchName, createdAt: Date.now(), calls })
    saveFile('batch.json', text)
  }
  return (
    <Panel title={words.draft(calls.length)}>
      <DraftAct safe={safe} calls={calls} />
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
      {!isSettled && <OwnersPreview chainId={chainId} before={safe} after={settings} />}
      {problems.size > 0 && (
        <p id={`${id}-problem`} className={styles.problem}>
          {words.refused}
        </p>
      )}
      <div className={styles.row}>
        <Button
          variant="primary"
          disabled={problems.size > 0}
          aria-describedby={problems.size > 0 ? `${id}-problem` : undefined}
          onClick={onReview}
        >
          {words.reviewBatch(calls.length)}
        </Button>
        <Button onClick={handleExport}>{words.exportBatch}</Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          {words.discardActions}
        </Button>
      </div>
    </Panel>
  )
}
