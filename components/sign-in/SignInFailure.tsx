import { Button } from '@/components/ui/Button'
import { TopNotice } from '@/components/ui/notice/TopNotice'
import { describeError } from '@/lib/errors'
import * as words from './words'

type SignInFailureProps = { error: unknown; onDismiss: () => void }

/** Why the server did not sign the visitor in: RainbowKit's dialog says only that it is to be tried again. */
export function SignInFailure({ error, onDismiss }: SignInFailureProps) {
  return (
    <TopNotice title={words.notSignedIn}>
      <p>{describeError(error)}</p>
      <Button variant="quiet" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </TopNotice>
  )
}
