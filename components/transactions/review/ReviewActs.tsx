import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { Menu } from '@/components/ui/Menu'
import styles from './ReviewActs.module.css'
import type { useReviewActs } from './useReviewActs'
import * as words from './words'

type ReviewActsProps = { chainId: number; acts: ReturnType<typeof useReviewActs> }

/** The one act that is next, the others under a button, and how it stands with the wallet. */
export function ReviewActs({ chainId, acts }: ReviewActsProps) {
  const { act, primary, others, situation, isBusy, wallet, start } = acts
  const { verdict } = situation
  const isWrong = verdict?.status === 'mismatch'
  return (
    <div className={styles.acts}>
      <div aria-live="polite" className={styles.state} data-phase={act.phase}>
        {act.phase === 'wallet' && <p>{words.waiting[act.kind]}</p>}
        <ActNotices state={act} />
      </div>
      {isWrong ? (
        <p role="alert" className={styles.wrong}>
          {words.nothingToSign(verdict.sentence)}
        </p>
      ) : (
        <div className={styles.row}>
          <Menu label={words.otherWays} isAbove>
            <div className={styles.others}>
              {others.map(({ kind, label, obstacle, note }) => (
                <ActionButton key={kind} {...{ chainId, isBusy, obstacle, note }} onClick={() => start(kind)}>
                  {label()}
                </ActionButton>
              ))}
            </div>
          </Menu>
          <div className={styles.primary}>
            <ActionButton
              {...{
                chainId,
                isBusy,
                obstacle: primary.obstacle,
                note: primary.note,
                hasOffer: true,
                variant: 'primary',
              }}
              onClick={() => start(primary.kind)}
            >
              {primary.label(wallet)}
            </ActionButton>
          </div>
        </div>
      )}
    </div>
  )
}
