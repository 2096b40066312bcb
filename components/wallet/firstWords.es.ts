export const connectWallet = 'Conectar billetera'
export const listFailed = 'No se pudo cargar la lista de billeteras. Compruebe la conexión e inténtelo de nuevo.'
export const opening = 'Abriendo…'
