import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format/time'

export const noHashHint = 'Ein Link zu einer Nachricht endet mit ihrem Hash: messageHash=0x und 64 Hexadezimalziffern.'
export const noHash = 'Es ist keine Nachricht genannt'
export const loading = 'Die Nachricht wird geladen…'
export const unknownHint =
  'Sie gehört vielleicht zu einem anderen Netzwerk, oder ihr Text wurde diesem Safe-Dienst nie übergeben.'
export const unknown = 'Der Safe-Dienst kennt keine Nachricht mit diesem Hash'
/** `loadedAt` is undefined where nothing of it is shown. */
export const loadFailed = (loadedAt: number | undefined) =>
  loadedAt === undefined
    ? 'Die Nachricht konnte nicht geladen werden'
    : `Die Nachricht konnte nicht geladen werden: Gezeigt wird der Stand vom ${formatDateTime(loadedAt)}`

export const message = 'Nachricht'
export const proposedBy = (proposer: ReactNode) => <>Vorgeschlagen von {proposer}</>
export const fromApp = (app: string) => `aus der App ${app}`
export const actions = 'Aktionen'
export const complete = 'Von genügend Eigentümern signiert'
export const waiting = 'Wartet auf Signaturen'
export const hashes = 'Hashes'
export const noHashes = 'Die Hashes können nicht berechnet werden'
export const signatures = 'Signaturen'
export const finalSignature = 'Fertige Signatur'

export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Hier aus der gezeigten Nachricht berechnet. Vergleichen Sie sie mit der Anzeige Ihrer Wallet, und signieren Sie nicht, wenn auch nur ein Zeichen abweicht.'

export const askedForBy = (app: string | undefined, host: ReactNode) => (
  <>
    Angefragt von <strong>{app ?? 'einer App ohne Namen'}</strong> auf <strong>{host}</strong>
  </>
)

export const notChecked = 'Noch nicht geprüft'

export const signInHint = (site: string) => (
  <>
    Signieren Sie nur, wenn Sie sich genau jetzt bei <strong>{site}</strong> anmelden: Wer die Signatur hat, wird dort
    als dieser Safe eingelassen.
  </>
)
export const signsIn = 'Damit meldet man sich bei einer Website an'
export const signInFaults = 'Damit stimmt etwas nicht'
export const site = 'Website'
export const requestAddress = 'Adresse der Anfrage'
export const statement = 'Erklärung'

export const empty = 'Leer'

export const emptyText = 'Leerer Text'
export const nothing = 'Nichts'

export const otherChain = 'Das ist für ein anderes Netzwerk'
export const otherChainHint = (domainChain: string, name: string | undefined, chainId: number) =>
  `Die Domain nennt Netzwerk ${domainChain}; dieser Safe ist auf ${name ?? 'Netzwerk'} (${chainId}).`
export const domainHeading = 'Domain: wer es verlangt'
export const domain = 'Domain'
export const contentHeading = (type: ReactNode) => <>Inhalt: {type}</>
export const content = 'Inhalt'
export const unreadable = (error: string) => `Das lässt sich nicht zeigen und darf nicht signiert werden: ${error}`

export const otherAccount = (account: string) => `Sie meldet ${account} an, und das ist nicht dieser Safe.`
export const signInChain = (wanted: number | undefined, chainId: number) =>
  `Sie ist für Netzwerk ${wanted ?? '(keines)'}; dieser Safe ist in Netzwerk ${chainId}.`
export const foreignLetters =
  'Die Website darin ist in Buchstaben eines anderen Alphabets geschrieben, die wie bekannte aussehen können.'
export const leadsElsewhere = (host: string, domain: string) =>
  `Sie führt zu ${host || 'keiner Adresse'}, nicht zu ${domain}.`
export const askedElsewhere = (asking: string, domain: string) =>
  `Die App, die sie verlangt, ist auf ${asking}, nicht auf ${domain}.`
export const expired = 'Sie ist abgelaufen.'
export const notYetValid = 'Sie ist noch nicht gültig.'

export const handOn = 'Weitergeben'
export const handOnOpen =
  'Niemand außer diesem Browser hat diese Signaturen: Geben Sie die Nachricht dem nächsten Eigentümer selbst.'
export const handOnComplete =
  'Die Signatur des Safes ist vollständig. Wer um sie bat, braucht die fertige Signatur; der Browser, der sich anmeldet, braucht diese Nachricht.'
export const longForLink = 'Zu lang für einen Link: Geben Sie sie als Datei oder als Text weiter.'
export const notHeld = 'Dieser Browser hat diese Nachricht nicht'
export const notHeldHint =
  'Diese Website hat keinen Safe-Dienst, der eine Nachricht nachschlagen könnte. Öffnen Sie den Link oder die Datei, die ein anderer Eigentümer weitergegeben hat.'
export const linkNotTaken = 'Was mit dem Link kam, wurde nicht übernommen'
export const yourSignIn = 'Ihre Anmeldung'
export const yourSignInHint = 'Mit dieser Nachricht meldet sich dieser Browser an, und ihre Signatur ist vollständig.'
export const finishSignIn = 'Anmeldung abschließen'
