import { Check, Copy } from 'lucide-react'
import styles from './iconButton.module.css'
import { useCopy } from './useCopy'

type CopyIconProps = { text: string; label: string }

/** Copies a text, as a picture beside it; its name says what it copies, and then whether it did. */
export function CopyIcon({ text, label }: CopyIconProps) {
  const { outcome, isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className={`${styles.button} ${styles.inline}`} onClick={copy} title={outcome ?? label}>
      <Icon size={16} />
      <span className="visually-hidden" aria-live="polite">
        {outcome ?? label}
      </span>
    </button>
  )
}
