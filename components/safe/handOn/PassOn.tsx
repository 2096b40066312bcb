import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fold } from '@/components/ui/Fold'
import { QrCode } from '@/components/ui/qr/QrCode'
import { fitsQr } from '@/components/ui/qr/qrLength'
import styles from './PassOn.module.css'
import * as words from './words'

type PassOnProps = {
  /** Within this site. */
  href: string
  label: ReactNode
  kind: words.Handed
  /** Other ways. */
  children?: ReactNode
}

/** A link for the next owner: copied, given to the device's own way of sharing, or read by a camera. */
export function PassOn({ href, label, kind, children }: PassOnProps) {
  const url = `${window.location.origin}${href}`
  // A sheet that was closed again is no failure.
  const handleShare = () => navigator.share({ url }).catch(() => undefined)
  return (
    <div className={styles.ways}>
      <div className={styles.row}>
        <CopyButton text={url} label={label} />
        {'share' in navigator && (
          <Button onClick={handleShare}>
            <Share2 size={18} />
            {words.share}
          </Button>
        )}
        {children}
      </div>
      {fitsQr(url) ? (
        <Fold title={words.showQr}>
          <QrCode text={url} name={words.qrOfLink[kind]} />
        </Fold>
      ) : (
        <p className={styles.soft}>{words.longForQr}</p>
      )}
    </div>
  )
}
