import { formatCount } from '@/lib/format/count'

export const linkNamesNoSafe = 'Este enlace no nombra ningún Safe'
export const noSafeChosen = 'No se ha elegido ningún Safe'
export const noSafeHere = (chain: string) => `No hay ningún Safe en esta dirección de ${chain}`
export const notCreated = (chain: string) => `Todavía no se ha creado nada en esta dirección de ${chain}`
export const notCreatedHint =
  'Puede ser la dirección de un Safe que aún está por crear, o de uno en otra red. No envíe nada a ella antes de saberlo.'
export const holds = (amount: string) => `Allí hay ${amount} a la espera de quien cree el Safe.`
export const createIt = 'Crear un Safe, o continuar con él'
export const lookAgain = 'Comprobar de nuevo'
export const otherContract = 'Sea lo que sea, este sitio no puede mostrarlo ni comprobarlo.'
export function gatewayWait({ status, seconds }: { status: number; seconds: number }): string {
  const reason = status === 429 ? 'Recibe demasiadas solicitudes.' : 'Está ocupado o en reparación.'
  return `El servicio de Safe pide esperar ${seconds} s. ${reason}`
}
export const stillReading = ({ known, newest }: { known: number; newest: number }) =>
  `El servicio de Safe aún está leyendo el historial de este Safe: bloque ${formatCount(known)} de ${formatCount(newest)}. Hasta entonces, lo que se muestra abajo viene de la red.`
export const readSoFar = ({ known, newest }: { known: number; newest: number }) =>
  `El servicio de Safe ha leído hasta el bloque ${formatCount(known)} de ${formatCount(newest)}: lo que ocurrió después aún no aparece.`
export const factsAreGatewayWord = 'los propietarios, el umbral y el nonce de abajo solo los dice el servicio de Safe'
export const factsAreFromChain = 'lo que se muestra abajo viene de la red'
export const sourcesDisagree = 'El servicio de Safe y la red no coinciden sobre este Safe'
export const disagreement = (field: string, onChain: string, atGateway: string) =>
  `${field}: la red dice ${onChain}, el servicio de Safe dice ${atGateway}. La red tiene razón.`
export const queue = 'Cola'
export const history = 'Historial'
export const messages = 'Mensajes'
export const transactions = 'Transacciones'
export const pageTitle = (page: string, safe: string, app: string) => `${page} · ${safe} – ${app}`
