import { AddressLabel } from '@/components/chain/AddressLabel'
import { CopyButton } from '@/components/ui/CopyButton'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { Notice } from '@/components/ui/notice/Notice'
import { QrCode } from '@/components/ui/qr/QrCode'
import { chainName } from '@/lib/config/chainName'
import { safeParam } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './ReceiveDialog.module.css'
import * as words from './words'

type ReceiveDialogProps = { safe: SafeView; onClose: () => void }

/** Where to send to: the address, and the one network that it is good for. */
export function ReceiveDialog({ safe, onClose }: ReceiveDialogProps) {
  const { chainId, address } = safe
  const network = chainName(chainId, 'sentence')
  return (
    <Dialog title={words.receive} onClose={onClose}>
      <div className={styles.receive}>
        <p className={styles.network}>{network}</p>
        <QrCode text={address} name={words.qrOfAddress} />
        <AddressLabel chainId={chainId} address={address} />
        <div className={styles.copies}>
          <CopyButton text={address} label={words.copyAddress} />
          <CopyButton text={safeParam(safe)} label={words.copyPrefixed} />
        </div>
        <Notice tone="warning">{words.onlyThisNetwork(network)}</Notice>
      </div>
    </Dialog>
  )
}
