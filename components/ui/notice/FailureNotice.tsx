import { Button } from '@/components/ui/Button'
import { Fold } from '@/components/ui/Fold'
import * as words from '@/components/ui/words'
import { AppError, describeError } from '@/lib/errors'
import { isSilence } from '@/lib/query/sourceState'
import { Notice } from './Notice'

type FailureNoticeProps = {
  title: string
  error: unknown
  /** The title says all that a person can do something with. */
  isPlain?: boolean
  onRetry?: (() => void) | undefined
}

/** What could not be had, why, and a way to try again. Which request it was that nobody answered is a click away. */
export function FailureNotice({ title, error, isPlain = false, onRetry }: FailureNoticeProps) {
  const sentence = describeError(error)
  const details = error instanceof AppError && error.details !== sentence ? error.details?.slice(0, 500) : undefined
  const isRaw = isPlain || isSilence(error)
  return (
    <Notice tone={isPlain ? 'warning' : 'error'} title={title}>
      {!isPlain && <p>{sentence}</p>}
      {details && !isRaw && <p>{details}</p>}
      {isRaw && (isPlain || details) && (
        <Fold title={words.details}>
          {isPlain && <p>{sentence}</p>}
          {details && <p>{details}</p>}
        </Fold>
      )}
      {onRetry && (
        <p>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </p>
      )}
    </Notice>
  )
}
