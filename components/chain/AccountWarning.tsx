import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { isKnownVersion } from '@/lib/safe/account/version'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import * as words from './words'

type AccountWarningProps = { safe: SafeView }

/** On every page about an account that is no known Safe: what that means, and a way to say that it was read. */
export function AccountWarning({ safe }: AccountWarningProps) {
  const { doubt, isAccepted, accept } = useAccountTrust(safe)
  return (
    <>
      {safe.version !== '' && !isKnownVersion(safe.version) && (
        <Notice tone="warning" title={words.unknownVersion}>
          {words.unknownVersionHint(safe.version.slice(0, 40))}
        </Notice>
      )}
      {doubt && (
        <Notice tone="error" title={words.mayBeNoSafe}>
          <p>{doubt.sentence}</p>
          <p>{words.mayBeNoSafeHint}</p>
          {isAccepted ? <p>{words.doubtAccepted}</p> : <Button onClick={accept}>{words.acceptDoubt}</Button>}
        </Notice>
      )}
    </>
  )
}
