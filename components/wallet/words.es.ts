export const notConnected = (name: string) => `Sin conexión con ${name}`
export const retry = 'REINTENTAR'
export const dismiss = 'Cerrar'
export const wrongNetwork = 'Red incorrecta'
export const signIn = 'Iniciar sesión'
export const testAccount = 'Cuenta de prueba'
export const recentTransactions = 'Transacciones recientes'
export const status = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  failed: 'Fallida',
  asking: 'Preguntando a la red…',
}
export const noTransactions = 'Sus transacciones aparecerán aquí.'
export const wrongNetworkHint = 'Se detectó una red incorrecta: cámbiela o desconéctese para continuar.'
export const switchNetwork = 'Cambiar de red'
export const unsupportedSwitch =
  'Su billetera no permite cambiar de red desde esta app. Intente cambiar de red desde la propia billetera.'
export const switchFailed = (error: string) => `No se cambió de red: ${error}`
