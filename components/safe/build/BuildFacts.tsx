import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { HashLabel } from '@/components/chain/HashLabel'
import { CopyButton } from '@/components/ui/CopyButton'
import { siteBuildQuery } from '@/lib/query/siteBuildQuery'
import styles from './BuildFacts.module.css'
import { seenBuild } from './seenBuild'
import * as words from './words'

/** What this site was built from, by the hash by which two people can compare what they were given, and how to check it. */
export function BuildFacts() {
  const { data, error } = useQuery(siteBuildQuery)
  const seen = useStore(seenBuild)
  if (error) return <p>{words.noBuild}</p>
  if (!data) return <p>{words.buildAsked}</p>
  const before = seen?.content === data.content ? seen.before : seen?.hash
  const command = words.checkCommand(window.location.origin)
  return (
    <>
      <p>{words.buildHint}</p>
      <HashLabel name={words.buildHash} hash={data.hash} />
      <p className={styles.commit}>{data.commit === null ? words.noCommit : words.builtFrom(data.commit)}</p>
      {before && <HashLabel name={words.seenBefore} hash={before} />}
      <p>{words.checkHint}</p>
      <p className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command} label={words.copyCommand} />
      </p>
    </>
  )
}
