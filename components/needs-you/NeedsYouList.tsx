import { useId } from 'react'
import { Fold } from '@/components/ui/Fold'
import { Skeleton } from '@/components/ui/Skeleton'
import type { NeedsYou } from '@/lib/needs-you/useNeedsYou'
import { listGroups } from './listGroups'
import { NeedGroup } from './NeedGroup'
import styles from './NeedsYouList.module.css'
import { NeedsYouNotices } from './NeedsYouNotices'
import * as words from './words'

type NeedsYouListProps = { state: NeedsYou }

/** What waits in all the user's Safes, first what needs the user. */
export function NeedsYouList({ state }: NeedsYouListProps) {
  const id = useId()
  const { account, count, isLoading } = state
  const { confirm, execute, wait } = listGroups(state.safes)
  const isNothing = confirm.count + execute.count === 0
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {account ? words.needsYou(count) : words.inYourSafes}
      </h2>
      <NeedsYouNotices state={state} />
      <NeedGroup title={words.groups.confirm} group={confirm} />
      <NeedGroup title={words.groups.execute} group={execute} />
      {isNothing && (isLoading ? <Skeleton label={words.loading} lines={2} /> : <p>{describeNothing(state)}</p>)}
      {wait.count > 0 && (
        <Fold title={words.groupOf(words.groups.wait, wait.count)} isOpen={isNothing}>
          <NeedGroup group={wait} />
        </Fold>
      )}
    </section>
  )
}

/** That nothing waits is not said beside what failed: something may. */
function describeNothing({ account, safes, failures }: NeedsYou): string | undefined {
  if (failures.length > 0) return undefined
  if (safes.length === 0) return words.noSafes
  return account ? words.nothingNeedsYou : words.nothingWaits
}
