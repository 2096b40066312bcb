import { useQuery } from '@tanstack/react-query'
import { HashLabel } from '@/components/chain/HashLabel'
import { Fold } from '@/components/ui/Fold'
import { siteBuildQuery } from '@/lib/query/siteBuildQuery'
import styles from './SiteBuild.module.css'
import * as words from './words'

/** What this site was built from, with the one hash by which two people can compare what they were given. */
export function SiteBuild() {
  return (
    <Fold title={words.siteBuild}>
      <BuildFacts />
    </Fold>
  )
}

function BuildFacts() {
  const { data, error } = useQuery(siteBuildQuery)
  if (error) return <p>{words.noSiteBuild}</p>
  if (!data) return <p>{words.siteBuildAsked}</p>
  return (
    <>
      <p>{words.siteBuildHint}</p>
      <HashLabel name={words.siteBuildHash} hash={data.hash} />
      <p className={styles.commit}>{data.commit === null ? words.noCommit : words.builtFrom(data.commit)}</p>
    </>
  )
}
