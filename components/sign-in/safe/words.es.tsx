import type { ReactNode } from 'react'

export const signingIn = 'Iniciando sesión…'
export const finish = 'Completar el inicio de sesión'
export const reviewAndSign = 'Revisar y firmar'
export const copyLink = 'Copiar enlace para los demás propietarios'
export const losesSignatures = 'Se perderían las firmas reunidas hasta ahora.'
export const discardThem = 'Descartarlas'
export const keepThem = 'Conservarlas'
export const discard = 'Descartar'

export const expired = 'El plazo para firmar ha terminado'
export const expiredHint = (end: ReactNode) => (
  <>
    Este inicio de sesión se podía completar hasta el {end}. Las firmas de su mensaje ya no dan acceso a nadie; un
    mensaje nuevo necesita firmas nuevas.
  </>
)
export const startAgain = 'Empezar de nuevo con otro mensaje'

export const signIn = 'Iniciar sesión como este Safe'
export const notSignedIn = 'No ha iniciado sesión como este Safe'
export const signInHint =
  'Los propietarios firman un mensaje, cada uno cuando pueda, y este navegador inicia sesión como el Safe. Es gratis y no envía nada. El mensaje dice hasta cuándo se puede firmar.'
export const takesPlace = (account: string) => `Sustituye su sesión como ${account}.`

export const waiting = (end: ReactNode) => (
  <>
    A la espera de que firmen los propietarios, hasta el {end}. Puede cerrar esta página y volver: este navegador guarda
    el mensaje.
  </>
)
export const handBack =
  'Este sitio no tiene ningún servicio de Safe que reúna las firmas: entregue el mensaje al siguiente propietario. El último se lo devuelve, y usted lo abre en este navegador.'
export const signedOnChain = 'El Safe lo firmó en la red: su firma está vacía (0x), y su contrato dice que es válida.'
export const signed = 'Han firmado suficientes propietarios, y el contrato del Safe acepta su firma.'
export const finishingTakesPlace = (account: string) => `Al completarlo se sustituye su sesión como ${account}.`

export const signedIn = (end: ReactNode) => (
  <>
    <strong>Demostrado: ha iniciado sesión como este Safe</strong>, hasta el {end}. Termina antes si usted se desconecta
    o conecta una cuenta que no es propietaria.
  </>
)
