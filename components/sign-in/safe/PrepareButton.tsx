import type { ReactNode } from 'react'
import type { Obstacle } from '@/components/messages/sign/describeObstacle'
import { Button } from '@/components/ui/Button'
import type { OwnersSignIn } from '@/lib/auth/useOwnersSignIn'

export type PrepareButtonProps = {
  signIn: OwnersSignIn
  obstacle: Obstacle | undefined
  onReview: () => void
  children: ReactNode
}

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
