import { TextLines } from '@/components/ui/TextLines'
import { describeSettingsChange, type SettingsChange } from '@/lib/safe/settings/settingsChange'
import styles from './SettingsChangeInfo.module.css'
import * as words from './words'

type SettingsChangeInfoProps = {
  changes: readonly SettingsChange[]
  /** Whose word it is: read here from the call data, or only said by the service. */
  source: 'call' | 'service'
}

/** What changes about the Safe, in words. */
export function SettingsChangeInfo({ changes, source }: SettingsChangeInfoProps) {
  if (changes.length === 0) return <p>{words.unknownChange}</p>
  return (
    <div className={styles.changes} data-word={source === 'service' ? 'service' : undefined}>
      <p>{source === 'call' ? words.changes : words.changesByGateway}</p>
      <ul>
        <TextLines texts={changes.map(describeSettingsChange)} />
      </ul>
    </div>
  )
}
