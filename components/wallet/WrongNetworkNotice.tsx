import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import * as words from './words'

export function WrongNetworkNotice() {
  return (
    <Notice tone="warning" title={words.wrongNetwork}>
      <p>{words.wrongNetworkHint}</p>
      <Button aria-haspopup="dialog" onClick={() => walletDialogs.open('chain')}>
        {words.switchNetwork}
      </Button>
    </Notice>
  )
}
