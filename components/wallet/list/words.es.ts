export const title = 'Conectar una billetera'
export const popular = 'Popular'
export const recent = 'Reciente'
export const whatIsIt = '¿Qué es una billetera?'
export const assets = 'Un hogar para tus Activos Digitales'
export const assetsHint =
  'Las carteras se utilizan para enviar, recibir, almacenar y mostrar activos digitales como Ethereum y NFTs.'
export const login = 'Una nueva forma de iniciar sesión'
export const loginHint =
  'En lugar de crear nuevas cuentas y contraseñas en cada sitio web, simplemente conecta tu cartera.'
export const getWallet = 'Obtener una billetera'
export const learnMore = 'Obtener más información'
