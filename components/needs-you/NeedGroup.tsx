import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { cutGroup, type Group } from './listGroups'
import styles from './NeedsYouList.module.css'
import { SafeRows } from './SafeRows'
import * as words from './words'

type NeedGroupProps = {
  /** Where it does not stand above already. */
  title?: string
  group: Group
}

const pageSize = 10

/** What needs the same, Safe by Safe. */
export function NeedGroup({ title, group }: NeedGroupProps) {
  const [most, setMost] = useState(pageSize)
  if (group.count === 0) return null
  return (
    <div className={styles.group}>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      {cutGroup(group, most).map((each) => (
        <SafeRows key={nameSafe(each.safe)} {...each} />
      ))}
      {group.count > most && (
        <p>
          <Button onClick={() => setMost(most + pageSize)}>{words.showMore(group.count - most)}</Button>
        </p>
      )}
    </div>
  )
}
