export const start = 'Portada'
export const yourAccount = 'Su cuenta'
export const balance = 'Saldo'
export const network = 'Red'
export const wallet = 'Billetera'
export const unknown = 'Se desconoce'
export const ownership = 'Titularidad'
export const copyAddress = 'Copiar dirección'
export const viewOnExplorer = 'Ver en el explorador'
export const disconnect = 'Desconectar'
export const loading = 'Cargando…'
export const balanceUnknown = (reason = 'la red no responde') => `Se desconoce: ${reason}`
export const noService =
  'Este sitio no tiene ningún servicio de Safe: de cada Safe muestra lo que dice la red. Abra un Safe por su dirección; quedará en su lista.'
