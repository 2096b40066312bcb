import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { onFailedSwitch } from './unsupportedSwitch'
import * as words from './words'

/** RainbowKit's chain dialog closes without a word when a wallet did not switch: this says why. */
export function SwitchNotice() {
  const queryClient = useQueryClient()
  const { chainId } = useAccount()
  const [failure, setFailure] = useState<{ reason: string; chainId: number | undefined }>()

  useEffect(() => onFailedSwitch(queryClient, (reason) => setFailure({ reason, chainId })), [queryClient, chainId])

  if (!failure || failure.chainId !== chainId) return null
  return (
    <Notice tone="warning">
      <p>{failure.reason}</p>
      <Button variant="quiet" onClick={() => setFailure(undefined)}>
        {words.dismiss}
      </Button>
    </Notice>
  )
}
