import { formatCount } from '@/lib/format/count'

export const linkNamesNoSafe = 'Dieser Link nennt keinen Safe'
export const noSafeChosen = 'Kein Safe ist gewählt'
export const noSafeHere = (chain: string) => `An dieser Adresse gibt es auf ${chain} keinen Safe`
export const notCreated = (chain: string) => `An dieser Adresse ist auf ${chain} noch nichts erstellt`
export const notCreatedHint =
  'Es ist vielleicht die Adresse eines Safes, der erst noch erstellt wird, oder eines Safes in einem anderen Netzwerk. Senden Sie nichts dorthin, bevor Sie es wissen.'
export const holds = (amount: string) => `${amount} warten dort auf den, der ihn erstellt.`
export const createIt = 'Safe erstellen oder damit fortfahren'
export const lookAgain = 'Erneut prüfen'
export const otherContract = 'Was auch immer es ist: Diese Website kann es weder zeigen noch prüfen.'
export function gatewayWait({ status, seconds }: { status: number; seconds: number }): string {
  const reason = status === 429 ? 'Er hat zu viele Anfragen zu beantworten.' : 'Er ist überlastet oder wird gewartet.'
  return `Der Safe-Dienst bittet, ${seconds} s zu warten. ${reason}`
}
export const stillReading = ({ known, newest }: { known: number; newest: number }) =>
  `Der Safe-Dienst liest den Verlauf dieses Safes noch: Block ${formatCount(known)} von ${formatCount(newest)}. Bis dahin kommt das unten Gezeigte aus dem Netzwerk.`
export const readSoFar = ({ known, newest }: { known: number; newest: number }) =>
  `Der Safe-Dienst hat bis Block ${formatCount(known)} von ${formatCount(newest)} gelesen: Was danach geschah, ist noch nicht aufgeführt.`
export const factsAreGatewayWord = 'Eigentümer, Schwellenwert und Nonce unten sind Angaben des Safe-Dienstes'
export const factsAreFromChain = 'Was unten gezeigt wird, kommt aus dem Netzwerk'
export const sourcesDisagree = 'Safe-Dienst und Netzwerk widersprechen sich bei diesem Safe'
export const disagreement = (field: string, onChain: string, atGateway: string) =>
  `${field}: Das Netzwerk sagt ${onChain}, der Safe-Dienst sagt ${atGateway}. Das Netzwerk hat recht.`
export const queue = 'Warteschlange'
export const history = 'Verlauf'
export const messages = 'Nachrichten'
export const transactions = 'Transaktionen'
export const pageTitle = (page: string, safe: string, app: string) => `${page} · ${safe} – ${app}`
