import { Button } from '@/components/ui/Button'
import * as words from '@/components/ui/words'
import { AppError, describeError } from '@/lib/errors'
import { Notice } from './Notice'

type FailureNoticeProps = { title: string; error: unknown; onRetry?: () => void }

/** What could not be had, why, and a way to try again. */
export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  const details = error instanceof AppError ? error.details : undefined
  return (
    <Notice tone="error" title={title}>
      <p>{describeError(error)}</p>
      {details && details !== describeError(error) && <p>{details.slice(0, 500)}</p>}
      {onRetry && (
        <p>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </p>
      )}
    </Notice>
  )
}
