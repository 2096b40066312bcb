export const send = 'Enviar'
export const receive = 'Recibir'

export const waiting = 'En espera'
export const allWaiting = 'Toda la cola'
export const queue = 'la cola'
export const loadingQueue = 'Cargando la cola…'
export const nothingWaits = 'No hay nada en espera, según el servicio de Safe.'

export const assets = 'Activos'
export const allAssets = 'Todos los activos'
export const loadingAssets = 'Cargando los activos…'

export const activity = 'Actividad'
export const allActivity = 'Toda la actividad'
export const history = 'el historial'
export const loadingHistory = 'Cargando el historial…'
export const nothingHappened = 'Todavía no ha ocurrido nada, según el servicio de Safe.'

export const qrOfAddress = 'Código QR de la dirección'
export const copyAddress = 'Copiar dirección'
export const copyPrefixed = 'Copiar con el prefijo de red'
export const onlyThisNetwork = (network: string) =>
  `Esta dirección es un Safe solo en ${network}: lo que se envíe a ella en otra red puede perderse.`
export const noQueue =
  'Este sitio no tiene ningún servicio de Safe: lo que se muestra viene de la red, y una transacción pasa de propietario a propietario como enlace o archivo.'
