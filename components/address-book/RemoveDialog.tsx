import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { networkName } from './networkName'
import styles from './RemoveDialog.module.css'
import * as words from './words'

type RemoveDialogProps = {
  entry: AddressBookEntry
  onRemove: (entry: AddressBookEntry) => void
  onClose: () => void
}

export function RemoveDialog({ entry, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      title={words.removeQuestion(entry.name)}
      onClose={onClose}
      refusal={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <p className={styles.entry}>
        {entry.address}, {networkName(entry.chainId)}
      </p>
      <p>{words.onlyNameRemoved}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onRemove(entry)}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  )
}
