import { ActionButton } from '@/components/safe/act/ActionButton'
import type { useReviewActs } from '@/components/transactions/review/useReviewActs'
import * as words from '@/components/transactions/review/words'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { TransactionActState } from './actState'
import styles from './OutcomeActs.module.css'

type OutcomeActsProps = {
  chainId: number
  acts: ReturnType<typeof useReviewActs>
  state: Extract<TransactionActState, { phase: 'sent' | 'done' }>
  href: string | undefined
  isStep: boolean
  onClose: () => void
}

/** What is next after an act: the execution where enough have signed, and the transaction's own page where a service has it. */
export function OutcomeActs({ chainId, acts, state, href, isStep, onClose }: OutcomeActsProps) {
  const { executionProblem, start } = acts
  const isExecutable = state.phase === 'done' && state.kind !== 'execute' && !executionProblem
  // A page of its own beside what goes on here.
  const way = isStep ? { target: '_blank' } : { onClick: onClose }
  return (
    <div className={styles.acts}>
      {href ? (
        <ButtonLink href={href} variant={isExecutable ? 'secondary' : 'primary'} {...way}>
          {words.seeTransaction}
        </ButtonLink>
      ) : (
        <Button variant={isExecutable ? 'secondary' : 'primary'} onClick={onClose}>
          {words.finish}
        </Button>
      )}
      {isExecutable && (
        <ActionButton chainId={chainId} obstacle={undefined} variant="primary" onClick={() => start('execute')}>
          {words.executeNow}
        </ActionButton>
      )}
    </div>
  )
}
