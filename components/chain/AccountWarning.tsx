import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { isKnownVersion } from '@/lib/safe/account/version'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'

type AccountWarningProps = { safe: SafeView }

/** On every page about an account that is no known Safe: what that means, and a way to say that it was read. */
export function AccountWarning({ safe }: AccountWarningProps) {
  const { doubt, isAccepted, accept } = useAccountTrust(safe)
  return (
    <>
      {safe.version !== '' && !isKnownVersion(safe.version) && (
        <Notice tone="warning" title="This Safe has a version that is not known here">
          It calls itself “{safe.version.slice(0, 40)}”. How such a Safe computes what its owners sign is not known to
          this site, so it can be looked at, but nothing can be checked or signed for it here.
        </Notice>
      )}
      {doubt && (
        <Notice tone="error" title="This account may not be a Safe">
          <p>{doubt.sentence}</p>
          <p>
            Its owners, the signatures that it says hold and what it does with money may be made up: what is shown about
            it here, “Verified” included, is as good as the account’s own word.
          </p>
          {isAccepted ? (
            <p>You said that you have read this: it can be acted on in this tab.</p>
          ) : (
            <Button onClick={accept}>I have read this, let me act on it</Button>
          )}
        </Notice>
      )}
    </>
  )
}
