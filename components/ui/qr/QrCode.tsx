import dynamic from 'next/dynamic'
import styles from './QrCode.module.css'
import { isLongForQr } from './qrLength'

type QrCodeProps = {
  text: string
  /** What the picture holds, in words. */
  name: string
}

const QrPicture = dynamic(() => import('./QrPicture').then((module) => module.QrPicture), { ssr: false })

/** A text as a picture for a camera. The code that draws it is loaded here; its room is kept meanwhile. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={isLongForQr(props.text) ? styles.large : styles.frame}>
      <QrPicture {...props} />
    </div>
  )
}
