import { Pin } from 'lucide-react'
import { useStore } from 'zustand'
import iconStyles from '@/components/ui/iconButton.module.css'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { pinnedSafes, pinSafe } from '@/lib/safe-view/pinnedSafes'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { browserStorage } from '@/lib/storage/browserStorage'
import styles from './PinButton.module.css'
import * as words from './words'

type PinButtonProps = { safe: SafeRef }

/** Keeps a Safe among the first, in this browser. */
export function PinButton({ safe }: PinButtonProps) {
  const { nameOf } = useAddressBook()
  const isPinned = useStore(pinnedSafes).some((each) => nameSafe(each) === nameSafe(safe))
  const name = nameOf(safe.chainId, safe.address) ?? abbreviateAddress(safe.address)
  return (
    <button
      type="button"
      className={`${iconStyles.button} ${styles.pin}`}
      aria-pressed={isPinned}
      aria-label={words.pin(name)}
      title={isPinned ? words.unpinHint : words.pinHint}
      onClick={() => pinSafe(browserStorage, safe, !isPinned)}
    >
      <Pin size={18} />
    </button>
  )
}
