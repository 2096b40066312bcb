import { formatCount } from '@/lib/format/count'

export const noJsonFile = 'Este archivo no es JSON válido.'
export const noBatch = 'Este archivo no contiene ningún lote de transacciones.'
export const largeBatch = (most: number) => `Un lote tiene como máximo ${most} transacciones.`
export const otherVersion = 'Este archivo tiene otra versión.'
export const noChain = 'Este archivo no dice para qué red es.'
export const inTransaction = ({ position, problem }: { position: number; problem: string }) =>
  `Transacción ${position}: ${problem}`

export const noJson = 'Este texto no es JSON válido.'
export const longText = 'Este texto es demasiado largo para una transacción.'
export const noTransaction = 'Este texto no contiene ninguna transacción de un Safe.'
export const noSignatures = 'Faltan las firmas.'
export const manySignatures = 'Hay demasiadas firmas.'
export const noAddress = (name: string) => `${name} no es una dirección.`
export const noNumber = (name: string) => `${name} no es un número admitido.`
export const noHexadecimal = (name: string) => `${name} no es hexadecimal.`

export const longForLink = ({ length, most }: { length: number; most: number }) =>
  `Demasiado larga para un enlace (${formatCount(length)} caracteres, como máximo ${formatCount(most)}): pásela como archivo.`
export const longLink = 'Este enlace es demasiado largo para una transacción.'
export const damagedLink = 'La transacción de este enlace está dañada.'
