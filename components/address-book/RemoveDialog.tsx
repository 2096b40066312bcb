import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { chainName } from './chainName'
import styles from './RemoveDialog.module.css'

type RemoveDialogProps = {
  entry: AddressBookEntry
  onRemove: (entry: AddressBookEntry) => void
  onClose: () => void
}

export function RemoveDialog({ entry, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog title={`Remove “${entry.name}”?`} onClose={onClose} refusal={<Button onClick={onClose}>Cancel</Button>}>
      <p className={styles.entry}>
        {entry.address}, {chainName(entry.chainId)}
      </p>
      <p>Only the name is removed, from this browser.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onRemove(entry)}>
          Remove
        </Button>
      </div>
    </Dialog>
  )
}
