/** What is handed on. */
export type Handed = 'transaction' | 'message'

export const share = 'Share…'
export const showQr = 'Show as QR code'
export const qrOfLink: Record<Handed, string> = {
  transaction: 'QR code of the link to this transaction',
  message: 'QR code of the link to this message',
}
export const longForQr = 'Too long for a QR code: hand it on as a file or as a link.'
export const saveFile = 'Save as a file'
export const copyLink = 'Copy as a link'
export const copyText = 'Copy as text'
