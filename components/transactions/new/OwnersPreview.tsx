import { ArrowRight, Minus, Plus } from 'lucide-react'
import type { Address } from 'viem'
import { AccountName } from '@/components/chain/AccountName'
import type { OwnerSettings } from '@/lib/safe/settings/ownerChanges'
import styles from './OwnersPreview.module.css'
import * as words from './words'

type Owners = Pick<OwnerSettings, 'owners' | 'threshold'>
type OwnersPreviewProps = { chainId: number; before: Owners; after: Owners | undefined }

/** The owners and how many must sign, before a change and after it: who goes and who comes has a sign of its own. */
export function OwnersPreview({ chainId, before, after }: OwnersPreviewProps) {
  return (
    <div className={styles.preview}>
      <OwnersSide {...{ chainId, title: words.ownersNow }} state={before} others={after} sign="gone" />
      {after && (
        <>
          <ArrowRight className={styles.arrow} size={18} aria-hidden />
          <OwnersSide {...{ chainId, title: words.ownersAfterwards }} state={after} others={before} sign="new" />
        </>
      )}
    </div>
  )
}

const signs = { gone: Minus, new: Plus }

type OwnersSideProps = {
  chainId: number
  title: string
  state: Owners
  others: Owners | undefined
  sign: keyof typeof signs
}

function OwnersSide({ chainId, title, state, others, sign }: OwnersSideProps) {
  const Sign = signs[sign]
  const isAlone = (owner: Address) => others !== undefined && !others.owners.includes(owner)
  return (
    <div className={styles.side}>
      <p className={styles.title}>
        {title}
        <strong>{words.thresholdOf(state.threshold, state.owners.length)}</strong>
      </p>
      <ul className={styles.owners} aria-label={title}>
        {state.owners.map((owner) => (
          <li key={owner} data-owner={isAlone(owner) ? sign : 'kept'}>
            <AccountName chainId={chainId} address={owner} />
            {isAlone(owner) && (
              <>
                <Sign size={14} aria-hidden />
                <span className="visually-hidden">{words.ownerSigns[sign]}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
