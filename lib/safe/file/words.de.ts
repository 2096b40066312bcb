import { formatCount } from '@/lib/format/count'

export const noJsonFile = 'Diese Datei ist kein gültiges JSON.'
export const noBatch = 'Diese Datei enthält keinen Stapel von Transaktionen.'
export const largeBatch = (most: number) => `Ein Stapel hat höchstens ${most} Transaktionen.`
export const otherVersion = 'Diese Datei hat eine andere Version.'
export const noChain = 'Diese Datei sagt nicht, für welches Netzwerk sie ist.'
export const inTransaction = ({ position, problem }: { position: number; problem: string }) =>
  `Transaktion ${position}: ${problem}`

export const noJson = 'Dieser Text ist kein gültiges JSON.'
export const longText = 'Dieser Text ist zu lang für eine Transaktion.'
export const noTransaction = 'Dieser Text enthält keine Transaktion eines Safes.'
export const noSignatures = 'Die Signaturen fehlen.'
export const manySignatures = 'Es sind zu viele Signaturen.'
export const noAddress = (name: string) => `${name} ist keine Adresse.`
export const noNumber = (name: string) => `${name} ist keine Zahl, die dort stehen kann.`
export const noHexadecimal = (name: string) => `${name} ist nicht hexadezimal.`

export const longForLink = ({ length, most }: { length: number; most: number }) =>
  `Zu lang für einen Link (${formatCount(length)} Zeichen, höchstens ${formatCount(most)}): Geben Sie sie als Datei weiter.`
export const longLink = 'Dieser Link ist zu lang für eine Transaktion.'
export const damagedLink = 'Die Transaktion in diesem Link ist beschädigt.'
