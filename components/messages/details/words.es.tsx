import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format/time'

export const noHashHint = 'El enlace a un mensaje termina en su hash: messageHash=0x y 64 dígitos hexadecimales.'
export const noHash = 'No se nombra ningún mensaje'
export const loading = 'Cargando el mensaje…'
export const unknownHint = 'Puede ser de otra red, o su texto nunca se entregó a este servicio de Safe.'
export const unknown = 'El servicio de Safe no conoce ningún mensaje con este hash'
/** `loadedAt` is undefined where nothing of it is shown. */
export const loadFailed = (loadedAt: number | undefined) =>
  loadedAt === undefined
    ? 'No se pudo cargar el mensaje'
    : `No se pudo cargar el mensaje: lo que se muestra es del ${formatDateTime(loadedAt)}`

export const message = 'Mensaje'
export const proposedBy = (proposer: ReactNode) => <>Propuesto por {proposer}</>
export const fromApp = (app: string) => `desde la app ${app}`
export const actions = 'Acciones'
export const complete = 'Firmado por suficientes propietarios'
export const waiting = 'A la espera de firmas'
export const hashes = 'Hashes'
export const noHashes = 'No se pueden calcular los hashes'
export const signatures = 'Firmas'
export const finalSignature = 'Firma final'

export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Calculados aquí a partir del mensaje que se muestra. Compárelos con la pantalla de su billetera y no firme si difiere un solo carácter.'

export const askedForBy = (app: string | undefined, host: ReactNode) => (
  <>
    Lo pide <strong>{app ?? 'una app sin nombre'}</strong> en <strong>{host}</strong>
  </>
)

export const notChecked = 'Todavía sin comprobar'

export const signInHint = (site: string) => (
  <>
    Fírmelo solo si está iniciando sesión en <strong>{site}</strong> en este momento: quien tenga la firma entra allí
    como este Safe.
  </>
)
export const signsIn = 'Esto inicia sesión en un sitio'
export const signInFaults = 'Hay algo incorrecto en él'
export const site = 'Sitio'
export const requestAddress = 'Dirección de la solicitud'
export const statement = 'Declaración'

export const empty = 'Vacío'

export const emptyText = 'Texto vacío'
export const nothing = 'Nada'

export const otherChain = 'Esto es para otra red'
export const otherChainHint = (domainChain: string, name: string | undefined, chainId: number) =>
  `El dominio nombra la red ${domainChain}; este Safe está en ${name ?? 'la red'} (${chainId}).`
export const domainHeading = 'Dominio: quién lo pide'
export const domain = 'Dominio'
export const contentHeading = (type: ReactNode) => <>Contenido: {type}</>
export const content = 'Contenido'
export const unreadable = (error: string) => `No se puede mostrar y no se debe firmar: ${error}`

export const otherAccount = (account: string) => `Inicia sesión como ${account}, que no es este Safe.`
export const signInChain = (wanted: number | undefined, chainId: number) =>
  `Es para la red ${wanted ?? '(ninguna)'}; este Safe está en la red ${chainId}.`
export const foreignLetters =
  'El nombre de su sitio está escrito con letras de otro alfabeto, que pueden parecer las que usted conoce.'
export const leadsElsewhere = (host: string, domain: string) =>
  `Lleva a ${host || 'ninguna dirección'}, no a ${domain}.`
export const askedElsewhere = (asking: string, domain: string) =>
  `La app que lo pide está en ${asking}, no en ${domain}.`
export const expired = 'Ha caducado.'
export const notYetValid = 'Todavía no es válido.'

export const handOn = 'Entregarlo'
export const handOnOpen =
  'Nadie más que este navegador tiene estas firmas: entregue usted mismo el mensaje al siguiente propietario.'
export const handOnComplete =
  'La firma del Safe está completa. Quien la pidió necesita la firma final; el navegador que inicia sesión necesita este mensaje.'
export const longForLink = 'Demasiado largo para un enlace: entréguelo como archivo o como texto.'
export const notHeld = 'Este navegador no tiene este mensaje'
export const notHeldHint =
  'Este sitio no tiene ningún servicio de Safe que pueda buscar un mensaje. Abra el enlace o el archivo que entregó otro propietario.'
export const linkNotTaken = 'Lo que venía con el enlace no se tomó'
export const yourSignIn = 'Su inicio de sesión'
export const yourSignInHint = 'Este navegador inicia sesión con este mensaje, y su firma está completa.'
export const finishSignIn = 'Completar el inicio de sesión'
