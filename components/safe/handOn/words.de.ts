export type Handed = 'transaction' | 'message'

export const share = 'Teilen…'
export const showQr = 'Als QR-Code zeigen'
export const qrOfLink: Record<Handed, string> = {
  transaction: 'QR-Code des Links zu dieser Transaktion',
  message: 'QR-Code des Links zu dieser Nachricht',
}
export const longForQr = 'Zu lang für einen QR-Code: Geben Sie es als Datei oder als Link weiter.'
export const saveFile = 'Als Datei speichern'
export const copyLink = 'Als Link kopieren'
export const copyText = 'Als Text kopieren'
