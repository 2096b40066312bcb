export type Handed = 'transaction' | 'message'

export const share = 'Compartir…'
export const showQr = 'Mostrar como código QR'
export const qrOfLink: Record<Handed, string> = {
  transaction: 'Código QR del enlace a esta transacción',
  message: 'Código QR del enlace a este mensaje',
}
export const longForQr = 'Demasiado largo para un código QR: entréguelo como archivo o como enlace.'
export const saveFile = 'Guardar como archivo'
export const copyLink = 'Copiar como enlace'
export const copyText = 'Copiar como texto'
