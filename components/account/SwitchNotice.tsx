import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { onUnsupportedSwitch } from '@/lib/wallet/unsupportedSwitch'

/** RainbowKit's chain dialog closes without a word when a wallet cannot switch from here: this says so. */
export function SwitchNotice() {
  const queryClient = useQueryClient()
  const { chainId } = useAccount()
  const [failedOn, setFailedOn] = useState<number>()

  useEffect(() => onUnsupportedSwitch(queryClient, () => setFailedOn(chainId)), [queryClient, chainId])

  if (failedOn === undefined || failedOn !== chainId) return null
  return (
    <Notice tone="warning">
      <p>
        Your wallet does not support switching networks from this app. Try switching networks from within your wallet
        instead.
      </p>
      <Button variant="quiet" onClick={() => setFailedOn(undefined)}>
        Dismiss
      </Button>
    </Notice>
  )
}
