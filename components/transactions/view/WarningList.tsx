import { HexText } from '@/components/ui/HexText'
import type { Warning, WarningCode } from '@/lib/safe/call/warnings'
import { gatewayWarnings } from '@/lib/verify/transferWarnings'
import styles from './WarningList.module.css'
import * as words from './words'

type WarningListProps = { warnings: readonly Warning[]; label?: string }

const severities = {
  danger: { word: words.danger, className: styles.danger },
  caution: { word: words.caution, className: styles.caution },
  notice: { word: words.note, className: styles.note },
}

/** What a signer should have read, the worst first, with its weight in a word. */
export function WarningList({ warnings, label = words.warnings }: WarningListProps) {
  if (warnings.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {warnings.map(({ code, severity, message, address }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may warn of several calls
          key={`${code}-${index}`}
          className={severities[severity].className}
          data-word={isOfService(code) ? 'service' : undefined}
        >
          <strong className={styles.word}>{severities[severity].word}</strong>
          <span className={styles.message}>
            {message}
            {address && !message.includes(address) && (
              <code className={styles.address}>
                <HexText text={address} />
              </code>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Warnings whose words come from the service: they say so. */
function isOfService(code: WarningCode): boolean {
  return gatewayWarnings.has(code) || code.startsWith('unproved-')
}
