import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { useSignOut } from '@/lib/auth/useSignOut'
import { describeError } from '@/lib/errors'
import * as words from './words'

type SignOutButtonProps = { isSignedIn: boolean }

/**
 * Ends the session; when the server did not do it, says so, since the visitor is still signed in. Stays mounted while
 * signed out: the page shows that at once, before the server has answered.
 */
export function SignOutButton({ isSignedIn }: SignOutButtonProps) {
  const signOut = useSignOut()
  const [problem, setProblem] = useState<string>()
  const handleClick = () => {
    setProblem(undefined)
    signOut().catch((error: unknown) => setProblem(describeError(error)))
  }
  if (!isSignedIn) return null
  return (
    <>
      <Button onClick={handleClick}>{words.signOut}</Button>
      {problem && (
        <Notice tone="error" title={words.stillSignedIn}>
          {problem}
        </Notice>
      )}
    </>
  )
}
