import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/Button'
import { Fold } from '@/components/ui/Fold'
import { siteBuildQuery } from '@/lib/query/siteBuildQuery'
import { whenSettled } from '@/lib/query/whenSettled'
import { BuildFacts } from './BuildFacts'
import styles from './BuildNotice.module.css'
import { seenBuild } from './seenBuild'
import * as words from './words'

/**
 * One line when the site serves other bytes than this browser saw on its last visit, until it is answered. Asked for
 * when the page has done its own work; the same bytes of another commit are no change.
 */
export function BuildNotice() {
  const queries = useQueryClient()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => whenSettled(queries, () => setAwake(true)), [queries])
  const { data } = useQuery({ ...siteBuildQuery, enabled: isAwake })
  const seen = useStore(seenBuild)
  useEffect(() => {
    if (data && !seen) seenBuild.write({ content: data.content, hash: data.hash })
  }, [data, seen])
  if (!data || !seen || data.content === seen.content) return null
  const { content, hash } = data
  return (
    <div className={styles.notice} role="status">
      <p>{words.changed}</p>
      <Button variant="quiet" onClick={() => seenBuild.write({ content, hash, before: seen.hash })}>
        {words.dismiss}
      </Button>
      <Fold title={words.look}>
        <BuildFacts />
      </Fold>
    </div>
  )
}
