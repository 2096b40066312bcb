import { BuildFacts } from '@/components/safe/build/BuildFacts'
import { Fold } from '@/components/ui/Fold'
import * as words from './words'

/** What this site was built from, with the one hash by which two people can compare what they were given. */
export function SiteBuild() {
  return (
    <Fold title={words.siteBuild}>
      <BuildFacts />
    </Fold>
  )
}
