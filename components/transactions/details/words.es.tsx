import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const creation = 'Cómo se creó'
export const setupFailed = 'No se pudo leer la configuración'
export const noSetup = 'La transacción en la red no muestra cómo se configuró el Safe.'
export const setup = 'Configuración, tal como la tiene la red'

export const timeline = 'Qué ocurrió'
/** Whoever is undefined is not known. */
export const proposedBy = (proposer: ReactNode, delegate: ReactNode) => (
  <>
    Propuesta{proposer && <> por {proposer}</>}
    {delegate && <> mediante {delegate}</>}
  </>
)
export const confirmedBy = (signer: ReactNode) => <>Confirmada por {signer}</>
export const notSignedBy = (signer: ReactNode) => <>La firma de {signer} no es válida</>
/** What is next, and how far that is. */
export const confirm = 'Confirmar'
export const execute = 'Ejecutar'
export const moreNeeded = (count: number) => plural(count, { one: 'falta 1', other: `faltan ${count}` })
export const possibleNow = 'ya es posible'
export const possibleAfter = (nonce: bigint) => `después de la #${nonce}`
/** Behind how it ended. */
export const by = (executor: ReactNode) => <> por {executor}</>
export const byModule = (module: ReactNode) => <> por el módulo {module}</>
export const nonce = 'Nonce'
export const nonceSign = (nonce: bigint) => `#${nonce}`
export const fromApp = (app: string) => `desde la app ${app}`
export const namelessApp = 'Una app sin nombre'
export const onChain = 'En la red'
export const viewOnExplorer = 'Ver en el explorador'

export const proposerNote = (note: string) => `Nota de quien la propuso: “${note}”`

export const ofOtherSafe = 'Esta transacción pertenece a otro Safe'
export const openThere = 'Abrirla allí'

export const downloadReport = 'Descargar informe'
export const copyReport = 'Copiar informe'

export const verificationReport = 'Informe de verificación'
export const reportHint =
  'Todo lo anterior como texto sin formato: otra persona puede calcular a partir de él los mismos hashes con otras herramientas.'

export const actions = 'Acciones'
export const more = 'Más'
export const missing = 'Falta que firmen:'
export const copyLink = 'Copiar enlace'
/** How far it is. */
export const states = {
  wrong: 'Esto no es lo que dice ser',
  unknown: 'Estado desconocido',
  over: 'Ya no se puede ejecutar',
  ready: 'Lista para ejecutar',
  waits: (nonce: bigint) => `Espera a la transacción #${nonce}`,
  yours: 'Pendiente de su confirmación',
  others: 'A la espera de otros',
}
export const reviewAndConfirm = 'Revisar y confirmar'
export const reviewAndExecute = 'Revisar y ejecutar'
export const reviewAndApprove = 'Revisar y aprobar en la red'
export const reject = 'Rechazar'
export const deleteFromQueue = 'Eliminar de la cola'

export const noIdHint = 'El enlace a una transacción termina en su id o su hash.'
export const noId = 'No se nombra ninguna transacción'
export const loading = 'Cargando la transacción…'
export const gone = 'El servicio de Safe ya no incluye esta transacción'
/** What has happened, with the age of what is shown, if anything is. */
export const aged = (event: string, loadedAt: string | undefined) =>
  loadedAt === undefined ? event : `${event}: lo que se muestra se cargó el ${loadedAt}`
export const deletion = (isOwn: boolean, loadedAt: string | undefined) =>
  `${aged(isOwn ? 'Usted la eliminó' : 'Se eliminó mientras tanto', loadedAt)}. Las firmas que se dieron siguen siendo válidas: solo otra transacción con su nonce las vuelve inútiles.`
export const lookAgain = 'Comprobar de nuevo'
export const loadFailed = 'No se pudo cargar la transacción'
export const unknownId = 'El servicio de Safe no conoce ninguna transacción con este id'
export const badId = 'Este enlace no nombra ninguna transacción'
export const noAnswer = 'El servicio de Safe no da respuesta sobre esta transacción'
/** Where it stands above that the service is down. */
export const unknownForNow =
  'Solo el servicio de Safe puede decir qué es. Quien la tenga como archivo o enlace puede entregársela.'

export const signatures = 'Firmas'
export const signedFields = 'Campos que se firman'
export const whatItDoes = 'Qué hace'
export const hashes = 'Hashes'

export const asFile = 'Como archivo'
export const exportHint =
  'La transacción y sus firmas, para abrirlas en “Nueva transacción” y comprobarlas allí como todo lo demás.'
export const notLookedUp =
  'Este sitio no tiene ningún servicio de Safe que pueda buscar una transacción: abra el enlace o el archivo que entregan sus propietarios.'
