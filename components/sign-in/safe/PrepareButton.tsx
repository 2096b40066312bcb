import type { ReactNode } from 'react'
import { ActionButton } from '@/components/safe/act/ActionButton'
import type { OwnersSignIn } from '@/lib/auth/useOwnersSignIn'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Obstacle } from '@/lib/signing/obstacle'

export type PrepareButtonProps = {
  safe: SafeView
  signIn: OwnersSignIn
  obstacle: Obstacle | undefined
  onReview: () => void
  children: ReactNode
}

/** Makes a new message to sign in with, and shows it for the first signature. */
export function PrepareButton({ safe, signIn, obstacle, onReview, children }: PrepareButtonProps) {
  return (
    <ActionButton
      {...{ obstacle, chainId: safe.chainId, hasOffer: true, variant: 'primary', isBusy: signIn.isPreparing }}
      onClick={() => signIn.prepare(onReview)}
    >
      {children}
    </ActionButton>
  )
}
