import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { SafeSignInStartProps } from './SafeSignInStart'

type PrepareButtonProps = Pick<SafeSignInStartProps, 'signIn' | 'obstacle' | 'onReview'> & { children: ReactNode }

/** Makes a new message to sign in with, and shows it for the first signature. */
export function PrepareButton({ signIn, obstacle, onReview, children }: PrepareButtonProps) {
  return (
    <Button
      variant="primary"
      disabled={obstacle !== undefined || signIn.isPreparing}
      onClick={() => signIn.prepare(onReview)}
    >
      {children}
    </Button>
  )
}
