import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { kit } from '@/lib/wallet/kit'

export function WrongNetworkNotice() {
  return (
    <Notice tone="warning" title="Wrong network">
      <p>Wrong network detected, switch or disconnect to continue.</p>
      <Button aria-haspopup="dialog" onClick={() => kit.open('chain')}>
        Switch network
      </Button>
    </Notice>
  )
}
