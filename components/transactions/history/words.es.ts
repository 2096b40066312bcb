import { plural } from '@/lib/format/count'

export const fileSaved = 'El archivo está guardado.'
export const newestSaved = (most: number) => `El archivo contiene solo las ${most} transacciones más recientes.`
export const missingInFile = (count: number) =>
  plural(count, {
    one: 'Una entrada de la lista no se pudo leer y falta en él.',
    other: `${count} entradas de la lista no se pudieron leer y faltan en él.`,
  })
export const exportStopped = 'La exportación se detuvo.'
export const stopExport = 'Detener la exportación'
export const exportCsv = 'Exportar CSV'
export const transactionsRead = (count: number) => `Transacciones leídas: ${count}…`
export const exportHint = 'El archivo contiene lo que dice el servicio de Safe; sus filas no se comprueban una por una.'
export const exportFailed = 'No se pudo exportar el historial'

export const everything = 'Todo'
export const signedByOwners = 'Firmadas por propietarios'
export const received = 'Recibidas'
export const byModules = 'Por módulos'
export const fromDay = 'Desde el día (UTC)'
export const untilDay = 'Hasta el día (UTC)'
export const calledAddress = 'Dirección llamada'
export const tokenAddress = 'Dirección del token'
export const exactAmount = 'Importe exacto'
export const nonce = 'Nonce'
export const moduleAddress = 'Dirección del módulo'
export const search = 'Buscar'
export const found = (count: number, all: number) => `Coincidencias: ${count} de ${all} cargadas`
export const filterHistory = 'Filtrar el historial'
export const show = 'Mostrar'
export const apply = 'Aplicar'
export const clear = 'Borrar'

export const gap = 'El historial tiene un hueco'

export const history = 'el historial'
export const hasNews = 'Hay algo nuevo'
export const showNews = 'Mostrarlo'
export const loadingHistory = 'Cargando el historial…'
export const nothingHappened = 'El servicio de Safe no incluye nada que le haya ocurrido a este Safe.'
export const nothingFits = 'El servicio de Safe no incluye nada que coincida con este filtro.'

/** The file that is exported speaks English, for the programs that read it. */
export const columns = {
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  asset: 'Asset',
  tokenAddress: 'Token address',
  tokenId: 'Token ID',
  method: 'Method',
  status: 'Status',
  nonce: 'Nonce',
  id: 'Safe transaction ID',
  txHash: 'Transaction hash',
}
export const transfer = 'Transfer'
export const settingsChange = 'Settings change'
export const rejection = 'Rejection'
export const contractCall = 'Contract call'
export const outgoing = 'Out'
export const safeCreation = 'Safe creation'
export const incoming = 'In'
export const unknownDirection = 'Unknown'
export const smallestUnits = (amount: bigint) => `${amount} smallest units`
export const wei = (amount: bigint) => `${amount} wei`

export const unknownDecimals = 'Se desconoce cómo cuenta este token sus importes.'
export const badNonce = 'Un nonce es un número entero.'
export const badDay = 'Esto no es un día: se escribe como 2026-08-21.'
