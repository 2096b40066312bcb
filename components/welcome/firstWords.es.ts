export const title = 'Lo que se firma es lo que se muestra.'
export const lead =
  'Una interfaz para cuentas multisig de Safe que usted mismo puede alojar y comprobar. Cada hash se calcula de nuevo en esta página y se compara con lo que dice el servicio de Safe, antes de firmar nada.'
export const connectHint = 'Conecte una billetera para empezar. Hasta entonces no se contacta con ningún otro sitio.'
export const seeAccountHint = 'Nombre, saldo y red de la billetera que conecte.'
export const seeAccount = 'Vea su cuenta'
export const proveAccountHint =
  'Inicie sesión con un mensaje. Un Safe también puede hacerlo, con las firmas de sus propietarios.'
export const proveAccount = 'Demuestre que es suya'
export const hostItHint = 'Un servidor pequeño, sin rastreo y sin terceros que usted no haya elegido.'
export const hostIt = 'Alójelo usted mismo'
