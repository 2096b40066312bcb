import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { SafeView } from '@/lib/verify/safeView'
import { useAccountTrust } from '@/lib/verify/useAccountTrust'

type AccountWarningProps = { safe: SafeView }

/** On every page about an account whose code is not that of a known Safe: what that means, and a way to say it was read. */
export function AccountWarning({ safe }: AccountWarningProps) {
  const { doubts, isAccepted, accept } = useAccountTrust(safe)
  if (doubts.length === 0) return null
  return (
    <Notice tone="error" title="This account may not be a Safe">
      <ul>
        {doubts.map(({ code, sentence }) => (
          <li key={code}>{sentence}</li>
        ))}
      </ul>
      <p>
        Nothing that it answers proves anything: its owners, the signatures that it says hold and what it does with
        money may all be made up. Everything that is shown here about it is its own word.
      </p>
      {isAccepted ? (
        <p>You said that you have read this: it can be acted on in this tab.</p>
      ) : (
        <Button onClick={accept}>I have read this, and know this account</Button>
      )}
    </Notice>
  )
}
