import { Button } from '@/components/ui/Button'
import { TopNotice } from '@/components/ui/TopNotice'
import { describeError } from '@/lib/errors'

type SignInFailureProps = { error: unknown; onDismiss: () => void }

/** Why the server did not sign the visitor in: RainbowKit's dialog says only that it is to be tried again. */
export function SignInFailure({ error, onDismiss }: SignInFailureProps) {
  return (
    <TopNotice title="You are not signed in">
      <p>{describeError(error)}</p>
      <Button variant="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </TopNotice>
  )
}
