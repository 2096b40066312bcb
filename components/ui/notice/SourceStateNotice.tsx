import { chainName } from '@/lib/config/chainName'
import type { SourceState } from '@/lib/query/sourceState'
import { failures, lastAnswer, stillAsked, theService } from '@/lib/safe-view/sourceWords'
import { FailureNotice } from './FailureNotice'
import styles from './SourceStateNotice.module.css'

type SourceStateNoticeProps = {
  /** Of the network that was asked; without one it is the service. */
  chainId?: number
  state: SourceState
  /** What is shown in the place of an answer that never came. */
  otherwise?: string
  onRetry?: () => void
}

/** Says that a source failed and how old what is shown of it is, or that it is still being asked; else nothing, nor of one that there is not. */
export function SourceStateNotice({ chainId, state, otherwise = '', onRetry }: SourceStateNoticeProps) {
  const isService = chainId === undefined
  const name = isService ? theService : chainName(chainId, 'label')
  if (state.phase === 'answered' || (state.phase === 'failed' && state.reason === 'absent')) return null
  if (state.phase === 'checking') {
    return state.isSlow ? (
      <p className={styles.slow} role="status">
        {stillAsked(name)}
      </p>
    ) : null
  }
  const age = state.updatedAt === undefined ? otherwise : lastAnswer(state.updatedAt)
  const title = [failures[state.reason](name), age].filter(Boolean).join(': ')
  // Nothing is wrong with a Safe whose service is away, and that is all there is to say.
  const isPlain = isService && (state.reason === 'silent' || state.reason === 'offline')
  return <FailureNotice title={title} error={state.error} isPlain={isPlain} onRetry={onRetry} />
}
