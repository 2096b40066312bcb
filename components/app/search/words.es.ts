import { plural } from '@/lib/format/count'

export const search = 'Buscar'
export const hint = 'Páginas, Safes, nombres y transacciones'
export const none = 'Ningún resultado.'
export const groups = {
  pages: 'Páginas',
  safes: 'Safes',
  contacts: 'Libreta de direcciones',
  transactions: 'Transacciones cargadas, según el servicio de Safe',
}
export const pages = {
  home: 'Inicio',
  queue: 'Cola de transacciones',
  history: 'Historial de transacciones',
  newTransaction: 'Nueva transacción',
  balances: 'Activos',
  collectibles: 'Coleccionables',
  messages: 'Mensajes',
  apps: 'Apps',
  addressBook: 'Libreta de direcciones',
  settings: 'Ajustes',
  createSafe: 'Crear un Safe',
  allSafes: 'Todos los Safes',
}
export const unnamedSafe = 'Safe'
export const openPasted = 'Abrir este Safe'
export const nonce = (nonce: bigint | number) => `#${nonce}`
export const found = (count: number) => plural(count, { one: 'Un resultado', other: `${count} resultados` })
