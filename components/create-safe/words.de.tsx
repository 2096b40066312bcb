import type { ReactNode } from 'react'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'

export const advanced = 'Erweitert'
export const implementation = 'Implementierung'
export const saltNonce = 'Salt-Nonce'
export const saltHint = 'Teil der Adresse: Dieselbe Einrichtung mit einer anderen Zahl ist ein anderer Safe.'
export const randomSalt = 'Zufallszahl nehmen'

export const intro =
  'Ein Safe ist ein eigenes Konto, das mehreren Schlüsseln gemeinsam gehört. Seine Adresse wird hier berechnet, bevor etwas bezahlt wird, und was danach im Netzwerk steht, wird mit dem verglichen, was Sie verlangt haben.'

const othersCameFirst =
  'Eine andere Transaktion hat ihn erstellt. Die von hier gesendete wartet noch und würde nichts erstellen: Brechen Sie sie in Ihrer Wallet ab, um ihre Gebühr zu sparen.'
/** What became of the visitor's own transaction where somebody else's made the same Safe. */
export const createdByOthers: Partial<Record<CreationOutcome, string>> = {
  reverted:
    'Eine andere Transaktion hat denselben Safe zuerst erstellt: Das Netzwerk hat die von hier gesendete zurückgewiesen, und ihre Gebühr ist bezahlt.',
  waiting: othersCameFirst,
  overdue: othersCameFirst,
}
export const createdSafe = 'Der neue Safe'
export const ready = (name: string) => (name ? `${name} ist bereit` : 'Ihr Safe ist bereit')
export const created = 'Erstellt und geprüft: Im Netzwerk steht, was Sie verlangt haben.'
export const tellOwners = 'Senden Sie diesen Link den anderen Eigentümern: Er öffnet ihnen den Safe.'
export const copyLink = 'Link kopieren'
export const showQr = 'Als QR-Code zeigen'
export const qrOfSafe = 'QR-Code des Links zu diesem Safe'
export const checks = 'Was geprüft wurde'
export const openSafe = 'Safe öffnen'
export const createAnother = 'Weiteren erstellen'

export const newSafe = 'Neuer Safe'
export const nameAndNetwork = 'Name und Netzwerk'
export const nameOptional = 'Name (freiwillig)'
export const nameHint = 'Steht nur im Adressbuch dieses Browsers.'
export const review = 'Prüfen'
export const clear = 'Formular leeren'
export const typedKept = 'Bis dahin in diesem Browser aufbewahrt, auch wenn die Seite geschlossen wird.'

export const transaction = 'Transaktion'
/** `patience` is how long the chain was given. */
export const endings = (patience: string) => ({
  overdue: {
    title: `Das Netzwerk hat die Transaktion seit ${patience} nicht aufgenommen`,
    sentence:
      'Sie wartet dort noch und kann jederzeit aufgenommen werden. Erhöhen Sie ihre Gebühr in Ihrer Wallet, oder brechen Sie sie dort ab.',
  },
  reverted: {
    title: 'Das Netzwerk hat die Transaktion zurückgewiesen',
    sentence: 'Die Gebühr ist bezahlt, und es wurde nichts erstellt.',
  },
  replaced: {
    title: 'Die Transaktion wurde abgebrochen oder ersetzt',
    sentence:
      'Eine andere Transaktion desselben Kontos ist an ihre Stelle getreten. Es wurde nichts erstellt, und sie kann nicht mehr kommen.',
  },
  dropped: {
    title: 'Die Transaktion ist vielleicht verworfen worden',
    sentence: `Das Netzwerk hat sie seit ${patience} nicht aufgenommen und kennt sie nicht mehr. Sehen Sie in Ihrer Wallet nach, bevor Sie sie noch einmal senden: Werden beide aufgenommen, erstellt die zweite nichts, und ihre Gebühr ist verloren.`,
  },
  empty: {
    title: 'Die Transaktion hat etwas anderes getan',
    sentence: 'Das Netzwerk hat die Transaktion aufgenommen, und sie hat diesen Safe nicht erstellt.',
  },
})
export const sent =
  'Gesendet. Es wird gewartet, bis der Safe im Netzwerk steht… Das geht weiter, auch wenn die Seite geschlossen wird.'
export const otherAtAddressHint = 'Senden Sie nichts dorthin.'
export const otherAtAddress = 'Was an der Adresse steht, ist nicht, was Sie verlangt haben'
export const progressUnknown = 'Das Netzwerk sagt nicht, was daraus geworden ist'

export const reviewTitle = 'Neuen Safe prüfen'
export const beforeYouPay = 'Bevor Sie bezahlen'
export const reviewFailed = 'Das konnte nicht im Netzwerk geprüft werden'
export const payerIsNoOwner = 'Das verbundene Konto bezahlt für diesen Safe und gehört nicht zu seinen Eigentümern.'
export const askedBeforeHint =
  'Was sie geantwortet hat, ist hier nicht bekannt. Sehen Sie in der Wallet nach, ob sie gesendet hat, bevor Sie noch einmal senden.'
export const askedBefore = 'Ihre Wallet wurde schon einmal danach gefragt'
export const confirmInWallet = 'Erneut geprüft. Bestätigen Sie in Ihrer Wallet…'
export const nothingSent = 'Soweit bekannt, wurde nichts gesendet'
export const createAndPay = 'Erstellen und bezahlen'
export const back = 'Zurück'

export const network = 'Netzwerk'
export const version = 'Version'
export const newest = (version: string) => `${version} (hier die neueste)`
export const contractsSought = (chain: string) => `Die Safe-Contracts auf ${chain} werden gesucht…`
export const contractsGenuine = (chain: string) =>
  `Der Code der Contracts auf ${chain} ist der, den Safe veröffentlicht hat.`
export const contractsUnknown = (chain: string) => `Welche Safe-Contracts es auf ${chain} gibt, ist nicht bekannt`
export const noContractsHint = 'Der Code der Safe-Contracts, den Safe veröffentlicht hat, steht dort nicht:'
export const noContracts = (chain: string) => `Auf ${chain} kann kein Safe erstellt werden`

export const owner = (position: number) => `Eigentümer ${position}`
export const yourConnectedAccount = 'Ihr verbundenes Konto'
export const ownerName = (position: number) => `Name von Eigentümer ${position} (freiwillig)`
export const inAddressBook = (name: string) => `„${name}“ im Adressbuch`
export const remove = 'Entfernen'
export const removeOwner = (position: number) => `Eigentümer ${position} entfernen`

export const owners = 'Eigentümer'
export const addOwner = 'Eigentümer hinzufügen'
export const signaturesNeeded = 'Nötige Signaturen'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} von ${owners}`

export const notKnown = 'Nicht bekannt'
export const beingAsked = 'Wird abgefragt…'
export const computedAddress = 'Adresse des Safes, hier berechnet'
export const atAddress = 'Jetzt an dieser Adresse'
export const holds = (amount: ReactNode) => <>Dort liegen schon {amount}.</>
export const estimatedFee = 'Geschätzte Netzwerkgebühr'
export const about = (fee: ReactNode) => <>Etwa {fee}</>
export const feeHint = 'Den Preis bestimmt die Wallet. Manche Netzwerke berechnen zusätzlich die Daten.'
export const payerIsPoor = 'Das verbundene Konto hat weniger als das.'
export const factoryIsSilent = 'Die Factory erstellt nichts, wo schon etwas ist.'
export const factoryAgrees = 'Die Factory im Netzwerk antwortet mit derselben Adresse.'
export const factoryDisagrees = (address: string) => `Die Factory antwortet mit einer anderen Adresse: ${address}.`
export const addressIsFree = 'Nichts: Sie ist frei.'
export const addressIsTaken = 'Etwas anderes als dieser Safe.'

export const name = 'Name'
export const fallbackHandler = 'Fallback-Handler'
export const factory = 'Erstellt von der Factory'
export const none = 'Keine'
export const extras = 'Module, Guard, erster Aufruf, Zahlung'
export const rawData = (bytes: number) => `Rohdaten (${bytes} Bytes)`
export const copyData = 'Daten kopieren'

export const backToReview = 'Zurück zur Prüfung'
export const forgetIt = 'Vergessen'
export const forgettingHint = 'Das Vergessen hält die Transaktion nicht auf.'

export const contractsPending = 'Die Safe-Contracts in diesem Netzwerk sind noch nicht bekannt.'
export const badOwners = 'Einige der Eigentümer sind so nicht möglich: siehe oben.'
