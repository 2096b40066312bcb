export const title = 'Atajos de teclado'
export const singleKeys = 'Atajos de una sola tecla'
export const singleKeysHint = 'Ctrl o ⌘ con K abre la búsqueda en cualquier caso.'
export const keys = { search: '/', create: 'N', sheet: '?', go: 'G' }
export const nextKey = 'y después'
export const acts = {
  search: 'Buscar',
  create: 'Nueva transacción',
  sheet: 'Esta lista',
  home: 'Ir a Inicio',
  queue: 'Ir a la cola',
  history: 'Ir al historial',
  assets: 'Ir a Activos',
  messages: 'Ir a Mensajes',
  apps: 'Ir a Apps',
  book: 'Ir a la libreta de direcciones',
  settings: 'Ir a Ajustes',
}
