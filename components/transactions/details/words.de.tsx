import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const creation = 'Wie er erstellt wurde'
export const setupFailed = 'Die Einrichtung konnte nicht gelesen werden'
export const noSetup = 'Die Transaktion im Netzwerk zeigt nicht, wie der Safe eingerichtet wurde.'
export const setup = 'Einrichtung, wie sie im Netzwerk steht'

export const timeline = 'Was geschehen ist'
/** Whoever is undefined is not known. */
export const proposedBy = (proposer: ReactNode, delegate: ReactNode) => (
  <>
    Vorgeschlagen{proposer && <> von {proposer}</>}
    {delegate && <> über {delegate}</>}
  </>
)
export const confirmedBy = (signer: ReactNode) => <>Bestätigt von {signer}</>
export const notSignedBy = (signer: ReactNode) => <>Die Signatur von {signer} gilt nicht</>
/** What is next, and how far that is. */
export const confirm = 'Bestätigen'
export const execute = 'Ausführen'
export const moreNeeded = (count: number) => plural(count, { one: 'noch 1 nötig', other: `noch ${count} nötig` })
export const possibleNow = 'jetzt möglich'
export const possibleAfter = (nonce: bigint) => `nach #${nonce}`
/** Behind how it ended. */
export const by = (executor: ReactNode) => <> von {executor}</>
export const byModule = (module: ReactNode) => <> vom Modul {module}</>
export const nonce = 'Nonce'
export const nonceSign = (nonce: bigint) => `#${nonce}`
export const fromApp = (app: string) => `aus der App ${app}`
export const namelessApp = 'Eine App ohne Namen'
export const onChain = 'Im Netzwerk'
export const viewOnExplorer = 'Im Explorer ansehen'

export const proposerNote = (note: string) => `Notiz des Vorschlagenden: „${note}“`

export const ofOtherSafe = 'Diese Transaktion gehört zu einem anderen Safe'
export const openThere = 'Dort öffnen'

export const downloadReport = 'Bericht herunterladen'
export const copyReport = 'Bericht kopieren'

export const verificationReport = 'Prüfbericht'
export const reportHint =
  'Alles von oben als reiner Text: Eine zweite Person kann daraus mit anderen Werkzeugen dieselben Hashes berechnen.'

export const actions = 'Aktionen'
export const more = 'Mehr'
export const missing = 'Noch ohne Signatur:'
export const copyLink = 'Link kopieren'
/** How far it is. */
export const states = {
  wrong: 'Das ist nicht, was es zu sein vorgibt',
  unknown: 'Status nicht bekannt',
  over: 'Kann nicht mehr ausgeführt werden',
  ready: 'Bereit zur Ausführung',
  waits: (nonce: bigint) => `Wartet auf Transaktion #${nonce}`,
  yours: 'Braucht Ihre Bestätigung',
  others: 'Wartet auf andere',
}
export const reviewAndConfirm = 'Prüfen und bestätigen'
export const reviewAndExecute = 'Prüfen und ausführen'
export const reviewAndApprove = 'Prüfen und im Netzwerk freigeben'
export const reject = 'Ablehnen'
export const deleteFromQueue = 'Aus der Warteschlange löschen'

export const noIdHint = 'Ein Link zu einer Transaktion endet mit ihrer ID oder ihrem Hash.'
export const noId = 'Es ist keine Transaktion genannt'
export const loading = 'Die Transaktion wird geladen…'
export const gone = 'Der Safe-Dienst führt diese Transaktion nicht mehr auf'
/** What has happened, with the age of what is shown, if anything is. */
export const aged = (event: string, loadedAt: string | undefined) =>
  loadedAt === undefined ? event : `${event}: Gezeigt wird der Stand vom ${loadedAt}`
export const deletion = (isOwn: boolean, loadedAt: string | undefined) =>
  `${aged(isOwn ? 'Sie haben sie gelöscht' : 'Sie wurde inzwischen gelöscht', loadedAt)}. Schon gegebene Signaturen gelten weiter: Nur eine andere Transaktion mit ihrer Nonce macht sie nutzlos.`
export const lookAgain = 'Erneut prüfen'
export const loadFailed = 'Die Transaktion konnte nicht geladen werden'
export const unknownId = 'Der Safe-Dienst kennt keine Transaktion mit dieser ID'
export const badId = 'Dieser Link nennt keine Transaktion'
export const noAnswer = 'Der Safe-Dienst gibt zu dieser Transaktion keine Antwort'
/** Where it stands above that the service is down. */
export const unknownForNow =
  'Was sie ist, kann nur der Safe-Dienst sagen. Wer sie als Datei oder Link hat, kann sie Ihnen weitergeben.'

export const signatures = 'Signaturen'
export const signedFields = 'Signierte Felder'
export const whatItDoes = 'Was sie bewirkt'
export const hashes = 'Hashes'

export const asFile = 'Als Datei'
export const exportHint =
  'Die Transaktion und ihre Signaturen, um sie unter „Neue Transaktion“ zu öffnen und dort wie alles andere zu prüfen.'
export const notLookedUp =
  'Diese Website hat keinen Safe-Dienst, der eine Transaktion nachschlagen könnte: Öffnen Sie den Link oder die Datei, die Eigentümer weitergeben.'
