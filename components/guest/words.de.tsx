import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const proposedFromHere = 'Von hier vorgeschlagen'
export const balances = 'Guthaben'
export const loadingBalances = 'Guthaben werden geladen…'
export const noAmounts = 'Das Netzwerk hat keine Beträge genannt'
export const noList = 'Die Website um diese Seite herum hat keine Guthaben genannt: Token können fehlen'
export const amountUnknown = (symbol: string) => `${symbol}: unbekannt, das Netzwerk hat nichts genannt`
export const claimedAmount = (amount: ReactNode) => (
  <>Die Website um diese Seite herum sagt {amount}. Das Netzwerk hat recht.</>
)
export const pay = 'Aus diesem Safe bezahlen'
export const tooMuch = (amount: ReactNode) => <>Zusammen sind das {amount}, mehr, als der Safe hat.</>
export const addPayment = 'Zahlung hinzufügen'
export const propose = (payments: number) =>
  plural(payments, { one: 'Diese Zahlung vorschlagen', other: `${payments} Zahlungen gemeinsam vorschlagen` })
export const stopWaiting = 'Nicht mehr warten'
export const confirmAround = 'Bestätigen Sie in der Website um diese Seite herum.'
export const notProposed = 'Soweit diese Seite weiß, wurde nichts vorgeschlagen'
export const tokenUnlisted = 'Dieser Token wird nicht mehr aufgeführt: Wählen Sie einen anderen.'
export const connected = 'Als dieser Safe verbunden'
export const copyAddress = 'Adresse kopieren'
export const seeEverything = 'Alles über ihn ansehen'
export const sitesDisagree = 'Die Website um diese Seite herum und das Netzwerk widersprechen sich bei diesem Safe'
export const disagreement = (field: string, onChain: string, atSite: string) =>
  `${field}: Das Netzwerk sagt ${onChain}, die Website sagt ${atSite}. Das Netzwerk hat recht.`
export const readOnlyHint =
  'Die Website um diese Seite herum zeigt diesen Safe, ohne dass ein Eigentümer verbunden ist: Verbinden Sie dort einen, um zu signieren.'
export const readOnly = 'Nur Lesen'
export const network = 'Netzwerk'
export const signaturesNeeded = 'Nötige Signaturen'
export const ofOwners = (threshold: number, owners: number) => `${threshold} von ${owners} Eigentümern`
export const version = 'Version'
export const unknown = 'Unbekannt'
export const owners = 'Eigentümer'
export const signMessage = 'Nachricht als dieser Safe signieren'
export const message = 'Nachricht'
export const messageHash = 'Message hash'
export const haveItSigned = 'Signieren lassen'
export const messageNotSigned = 'Die Nachricht ist nicht signiert'
export const payment = (number: number) => `Zahlung ${number}`
export const recipient = 'Empfänger'
export const amount = 'Betrag'
export const holds = (balance: string) => `Der Safe hat ${balance}`
export const token = 'Token'
export const tokens = 'Token'
export const remove = 'Entfernen'
export const removePayment = (number: number) => `Zahlung ${number} entfernen`
export const unknownChainHint = (address: string, chainId: number) =>
  `Der Safe ${address} ist in Netzwerk ${chainId}. Hier kann nichts darüber gelesen oder geprüft werden.`
export const unknownChain = 'Diese Website nutzt das Netzwerk des Safes nicht'
export const readingSafe = 'Der Safe wird aus dem Netzwerk gelesen…'
export const safeNotRead = (address: string) => `Der Safe ${address} konnte nicht gelesen werden`
export const gatewayWord = 'Was gezeigt wird, ist Angabe des Safe-Dienstes'
export const title = 'In Ihrem Safe'
export const askingForSafe = 'Die Website um diese Seite herum wird nach ihrem Safe gefragt…'
export const noSafeAnswered = 'Kein Safe hat geantwortet'
export const noSafeAnsweredHint =
  'Diese Seite wird in einer anderen Website gezeigt, und die hat nicht rechtzeitig einen Safe genannt. Es ist nichts verbunden, und eine andere Wallet wird hier nicht angeboten.'
export const tryAgain = 'Erneut versuchen'
export const openAlone = 'Diese Website allein öffnen'
export const signIn = 'Als dieser Safe anmelden'
export const askingSession = 'Es wird gefragt, ob Sie angemeldet sind…'
export const signedInUntil = (time: ReactNode) => <>Bewiesen: Sie sind als dieser Safe angemeldet, bis {time}.</>
export const signOut = 'Abmelden'
export const signInHint =
  'Die Eigentümer signieren eine Nachricht, jeder, sobald er dazu kommt. Das ist kostenlos und sendet nichts; in der Nachricht steht, bis wann sie signiert werden kann.'
export const noCookies =
  'Die Website um diese Seite herum lässt hier kein Cookie zu, deshalb kann sich hier niemand anmelden. Alles andere funktioniert.'
export const notSignedIn = 'Sie sind nicht angemeldet'
export const messageLeft = (time: ReactNode) => (
  <>Eine frühere Nachricht kann noch bis {time} signiert und eingereicht werden.</>
)
export const goOn = 'Damit fortfahren'
export const discard = 'Verwerfen'
export const preparingMessage = 'Die Nachricht wird vorbereitet…'
export const askedUnknownHint =
  'Diese Seite wurde während der Anfrage geschlossen. Finden die Eigentümer die Nachricht dort nicht, fragen Sie noch einmal: Es ist dieselbe Nachricht.'
export const askedUnknown = 'Ob die Website um diese Seite herum die Nachricht angenommen hat, ist nicht bekannt'
export const askAgain = 'Noch einmal fragen'
export const progress = {
  AWAITING_CONFIRMATIONS: 'Wartet auf Signaturen.',
  AWAITING_EXECUTION: 'Signiert; wartet darauf, dass jemand sie ausführt.',
  CANCELLED: 'Abgebrochen: Eine andere Transaktion ist an ihre Stelle getreten.',
  FAILED: 'Ausgeführt und fehlgeschlagen: Nichts davon ist geschehen.',
  SUCCESS: 'Ausgeführt.',
}
export const viewOnExplorer = 'Im Explorer ansehen'
export const transactionHash = 'Transaktion im Netzwerk'
export const hashesHint =
  'Der erste Hash benennt, was die Eigentümer signiert haben, der zweite die Transaktion, die es ausgeführt hat.'
export const noHashYet = 'Das ist kein Transaktions-Hash: Den gibt es erst, wenn der Safe sie ausgeführt hat.'
export const checked = (reason: string) => `Geprüft: ${reason}`
export const notConfirmed = 'Das Netzwerk bestätigt das nicht'
export const cannotFollow = 'Der Verlauf lässt sich nicht weiter verfolgen'
export const askingProgress = 'Vorgeschlagen. Es wird gefragt, wie weit es ist…'
export const ownersMissing = (count: number) =>
  plural(count, {
    one: 'Ein weiterer Eigentümer muss signieren.',
    other: `${count} weitere Eigentümer müssen signieren.`,
  })
export const checkingSignature = 'Signiert. Wird geprüft…'
export const signedByTransaction =
  'Die Nachricht wird durch eine Transaktion signiert: Es wird gewartet, bis die Eigentümer sie ausgeführt haben.'
export const signedCount = (signed: number, needed: number) =>
  `${signed} von ${needed} Eigentümern haben laut Safe-Dienst signiert. Es wird auf die übrigen gewartet.`
export const signedCountUnknown =
  'Es wird auf die anderen Eigentümer gewartet. Wie viele signiert haben, ist hier nicht bekannt.'
export const signedOnChain =
  'Die Nachricht wurde durch eine Transaktion signiert: Der Contract des Safes kennt sie, und die Signatur ist leer (0x).'
export const copySignature = 'Signatur kopieren'
