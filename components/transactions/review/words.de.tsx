import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ActKind } from '@/lib/signing/transaction/performAct'
import type { Repeat } from '@/lib/signing/transaction/repeats'
import type { ActFate } from '@/lib/signing/unfinished/tellAct'

/** What was begun, in a list. */
export const shortHints: Partial<Record<ActFate['state'], string>> = {
  sent: 'Ausführung gesendet',
  asking: 'Eine Wallet wird gerade gefragt',
  open: 'Eine Wallet wurde gefragt: Es kann noch kommen',
  undelivered: 'Ihre Signatur ist nicht übermittelt',
}
export const hint = (act: string, sentence: string) => `${act}: ${sentence}`

const comparing = 'Erneut geprüft. Vergleichen Sie den Hash, dann signieren Sie in Ihrer Wallet…'
const confirming = 'Erneut geprüft. Bestätigen Sie in Ihrer Wallet…'
export const waiting: Record<ActKind, string> = {
  sign: comparing,
  deliver: 'Erneut geprüft. Ihre Signatur wird übermittelt…',
  signOffline: comparing,
  handOver: 'Erneut geprüft. Die Signaturen werden übergeben…',
  execute: confirming,
  approve: confirming,
  delete: 'Signieren Sie die Löschung in Ihrer Wallet…',
}
export const transaction = 'Transaktion'
export const sent = 'Gesendet. Es wird gewartet, bis sie im Netzwerk steht…'
export const notTold = 'Das Netzwerk sagt nicht, was daraus geworden ist'
export const otherNotTold = 'Das Netzwerk sagt nicht, ob eine andere Transaktion es getan hat'
export const approvalNotTaken = 'Ihre Freigabe steht im Netzwerk, aber der Safe-Dienst hat sie nicht angenommen'
export const notAllTaken = 'Nicht alle Signaturen wurden angenommen'
export const deleted = 'Gelöscht: Der Safe-Dienst führt sie nicht mehr auf. Schon gegebene Signaturen gelten weiter.'
export const confirmed = 'Bestätigt: Ihre Signatur ist da.'
export const proposed = 'Vorgeschlagen: Sie ist in der Warteschlange.'
export const handedOver = 'Übergeben: Sie ist in der Warteschlange.'
export const signedOffline =
  'Signiert. Niemand hat davon erfahren: Geben Sie die Transaktion an die anderen Eigentümer weiter.'
export const signedAll =
  'Signiert. Niemand hat davon erfahren: Es haben genug Eigentümer signiert, und die Transaktion kann jetzt ausgeführt oder an den weitergegeben werden, der sie ausführt.'
export const done = 'Erledigt.'
export const approved = 'Im Netzwerk freigegeben.'

export const copyLinkFor = (owner: ReactNode) => <>Link für {owner} kopieren</>
export const copyLinkForOwners = 'Link für den nächsten Eigentümer kopieren'
export const stillToSign = (needed: number, candidates: number) =>
  needed === candidates ? 'Noch nötige Signaturen:' : `Noch nötige Signaturen, ${needed} von diesen:`
export const seeTransaction = 'Transaktion ansehen'

export const otherNonce = 'Nonce des anderen Safes'
export const status = 'Status'
export const approves = 'Damit wird eine Transaktion eines anderen Safes signiert, als einer seiner Eigentümer.'
export const otherSafe = 'Der andere Safe'
export const approvalWarnings = 'Warnungen zu dem, was freigegeben wird'
export const approvedHash = 'Freigegebener Hash'
export const openInItsSafe = 'Diese Transaktion in ihrem Safe öffnen'
export const canBeGiven =
  'Ein anderer Eigentümer kann diese Transaktion weitergeben. Sie wird hier nur angenommen, wenn sie den freigegebenen Hash hat.'
export const whatItApproves = (position: number, count: number) =>
  count === 1 ? 'Was freigegeben wird' : `Was freigegeben wird (${position} von ${count})`

export const falseApproval =
  'Was der Safe-Dienst über die Transaktion sagt, die hiermit freigegeben wird, ist nicht wahr.'
export const tooManyApprovals = (left: number) =>
  `Hiermit werden ${left} Hashes mehr freigegeben, als gezeigt werden können: Lehnen Sie ab, oder teilen Sie auf kleinere Transaktionen auf.`
export const unknownApproval =
  'Es ist nicht vollständig bekannt, was hiermit freigegeben wird. Fügen Sie jene Transaktion unter „Was freigegeben wird“ hinzu: Ein anderer Eigentümer kann sie weitergeben.'
export const approvalSought = 'Was hiermit freigegeben wird, wird noch nachgeschlagen.'
export const unshownApprovals = (left: number) =>
  `Hiermit werden ${left} weitere Hashes freigegeben, die hier nicht nachgeschlagen werden: Was sie bewirken, wird nicht gezeigt.`

export const impossibleCalls = 'Diese Aufrufe sind nicht möglich'
export const preparing = 'Die Transaktion wird vorbereitet…'
export const askedForBy = (app: string | undefined, url: string) => (
  <>
    Angefragt von <strong>{app ?? 'einer App'}</strong> <code>{url}</code>
  </>
)
export const setsGas = (safeTxGas: bigint) => (
  <>
    Sie setzt <strong>safeTxGas auf {`${safeTxGas}`}</strong>: Mit weniger Gas kann sie nicht ausgeführt werden, und
    schlägt der Aufruf fehl, ist ihre Nonce trotzdem verbraucht.
  </>
)

export const nonce = 'Nonce'
export const badNonce = 'Eine Nonce ist eine ganze Zahl.'
export const usedNonce = (next: bigint) => `Diese Nonce ist schon verbraucht: Die nächste ist ${next}.`
export const nonceGap = (first: bigint, last: bigint) =>
  `Der Safe-Dienst hat für Nonce ${first === last ? first : `${first} bis ${last}`} nichts in der Warteschlange: Diese Transaktion muss warten, bis dort etwas steht.`
export const queuedNonce =
  'Der Safe-Dienst hat mit dieser Nonce schon etwas anderes in der Warteschlange: Nur eines davon kann ausgeführt werden.'
export const nonceOfChain =
  'Die nächste Nonce im Netzwerk; was in der Warteschlange steht, hat der Safe-Dienst nicht gesagt.'
export const nextNonce = 'Die nächste: Sie kann ausgeführt werden, sobald sie signiert ist.'
export const afterQueue = (next: bigint) => `Nach dem, was der Safe-Dienst ab ${next} in der Warteschlange hat.`

export const ownerSafe = (address: string, threshold: number) =>
  `${address}, ein Safe, der Ihnen gehört, ist hier Eigentümer und braucht ${threshold} Signaturen. Er signiert durch eine eigene Transaktion, die diesen Hash freigibt. Ist sie ausgeführt, zeigt diese hier ihn als im Netzwerk freigegeben.`
export const proposeApproval = 'Freigabe in jenem Safe vorschlagen'

const repeatStates: Record<Repeat['state'], string> = {
  queued: 'in der Warteschlange',
  asked: 'eine Wallet wurde hier danach gefragt; was sie geantwortet hat, ist nicht bekannt',
  answered: 'hier signiert oder gesendet; was daraus geworden ist, ist nicht bekannt',
  proposed: 'hier vorgeschlagen, und jetzt nicht in der Liste des Safe-Dienstes',
  executed: 'von hier aus ausgeführt',
  over: 'hier begonnen, und die Nonce ist seither verbraucht: vielleicht ausgeführt',
}
/** `time` is when it was begun. */
export function repeat({ nonce, state, shared, total }: Repeat, time: string | undefined): string {
  const what = shared === total ? 'Dasselbe' : `${shared} von den ${total} Aufrufen`
  const which = nonce === undefined ? '' : ` mit Nonce ${nonce}`
  const when = time === undefined ? '' : ` (${time})`
  return `${what}${which}: ${repeatStates[state]}${when}.`
}
export const repeatsUnknown = 'Es ist nicht bekannt, ob dasselbe schon in der Warteschlange steht'
export const repeats = 'Dasselbe, schon begonnen'
export const wholeRepeated = 'Dasselbe wurde schon begonnen'
export const partRepeated = 'Ein Teil davon wurde schon begonnen'
export const openRepeat = (nonce: bigint | undefined) => (nonce === undefined ? 'Öffnen' : `Nonce ${nonce} öffnen`)
export const onceMore = 'Es soll noch einmal getan werden, zusätzlich zu dem hier Genannten'

/** In the list of transactions of the wallet dialog. */
export const sentActs = { execute: 'Safe-Transaktion ausführen', approve: 'Safe-Transaktion freigeben' }
/** `wallet` is the one that asks next. */
export const confirm = (wallet?: string) => (wallet ? `Mit ${wallet} bestätigen` : 'Bestätigen')
export const signAndPropose = (wallet?: string) =>
  wallet ? `Mit ${wallet} signieren und vorschlagen` : 'Signieren und vorschlagen'
export const handOver = () => 'Signaturen dem Safe-Dienst übergeben'
export const execute = (wallet?: string) => (wallet ? `Mit ${wallet} ausführen` : 'Ausführen')
export const executeDirectly = (wallet?: string) => (wallet ? `Direkt mit ${wallet} ausführen` : 'Direkt ausführen')
export const executeNow = 'Jetzt ausführen'
export const otherWays = 'Mehr'
export const nothingToSign = (sentence: string) => `Es kann nichts signiert werden. ${sentence}`
export const approveOnChain = (wallet?: string) =>
  wallet ? `Mit ${wallet} im Netzwerk freigeben` : 'Im Netzwerk freigeben'
export const signOffline = () => 'Signieren, ohne vorzuschlagen'
/** In place of a proposal, while the service is down. */
export const signAndHandOn = (wallet?: string) =>
  wallet ? `Mit ${wallet} signieren und weitergeben` : 'Signieren und weitergeben'
export const handOnNote =
  'Sie geben sie dem nächsten Eigentümer selbst, als Link oder Datei: Der Safe-Dienst antwortet nicht.'
export const notProposable = 'Der Safe-Dienst antwortet nicht: Er kann jetzt keinen Vorschlag annehmen.'
export const signAs = (address: string) => `Sie signieren als ${address}, ein Safe, der Ihnen gehört.`

export const cancel = 'Abbrechen'
export const finish = 'Fertig'
export const place = (network: string, nonce: bigint | undefined) =>
  nonce === undefined ? network : `${network} · #${nonce}`
export const to = 'an'
export const copyAddress = 'Adresse kopieren'
export const freeToSign = 'Signieren ist kostenlos.'
export const executionCosts = (amount: string, worth: string | undefined) =>
  worth === undefined ? `Ausführen kostet etwa ${amount}.` : `Ausführen kostet etwa ${amount} (${worth}).`
export const gasPaid = (amount: string, worth: string | undefined) =>
  worth === undefined ? `Bezahltes Gas: ${amount}` : `Bezahltes Gas: ${amount} (${worth})`
export const openExplorer = 'Im Explorer öffnen'

export const notChecked = 'Die Transaktion konnte nicht geprüft werden'
export const unsignable = 'Jetzt kann nichts signiert werden'
export const unsignableHint = 'Das Netzwerk hat nicht gesagt, was dieser Safe ist. Oben auf der Seite steht, warum.'
export const checking = 'Die Transaktion wird geprüft…'
export const nonceIs = (nonce: bigint, meaning: string | undefined) =>
  meaning === undefined ? `Nonce ${nonce}` : `Nonce ${nonce}. ${meaning}`
export const whatItDoes = 'Was sie bewirkt'
export const signatures = 'Signaturen'
export const allFields = 'Alle signierten Felder'
export const calls = (inner: number) =>
  inner === 0
    ? 'Aufrufdaten'
    : plural(inner, { one: 'Was ihr Aufruf bewirkt', other: `Was ihre ${inner} Aufrufe bewirken` })
export const hashes = 'Hashes für Ihre Hardware-Wallet'
export const shortHashes = (hashes: readonly string[]) => hashes.map((hash) => `${hash.slice(0, 6)}…`).join(' ')

/** By the act that is next. */
export const titles = { sign: 'Bestätigen', execute: 'Ausführen', approve: 'Im Netzwerk freigeben' }
export const rejectIt = 'Transaktion ablehnen'
export const review = 'Transaktion prüfen'

export const simulating = 'Auf Ihrem Knoten wird sie durchgespielt…'
export const notSimulated = (reason: string) => `Nicht verfügbar: ${reason}`
export const chainSilent = 'Nicht verfügbar: Das Netzwerk hat nicht geantwortet.'
export const wouldFail = (reason: string) => `✗ Sie würde jetzt fehlschlagen. ${reason}`
export const wouldSucceed = '✓ Sie wäre jetzt erfolgreich.'
export const changesUnknown = 'Welche Guthaben sich ändern, sagt der Knoten nicht.'
export const noChanges = 'Kein Guthaben dieses Safes ändert sich.'
export const changes = 'Änderungen der Guthaben'
export const receives = 'Empfängt'
export const sends = 'Sendet'
export const item = (tokenId: bigint | string) => `Objekt ${tokenId}`

export const fileTooLarge = 'Diese Datei ist zu groß für eine Transaktion.'
export const file = 'Transaktion eines anderen Eigentümers, als Datei (wählen oder hier ablegen)'
export const textOrLink = 'Oder als Text oder Link'
export const openThere = 'Dort öffnen'
export const readAndCheck = 'Lesen und prüfen'
/** `chain` is the name of a chain that is set up here. */
export const ofOtherSafe = (safe: string, chainId: number, chain: string | undefined) =>
  `Diese Transaktion ist von einem anderen Safe: ${safe} ${chain === undefined ? `in Netzwerk ${chainId}, das hier nicht eingerichtet ist` : `auf ${chain}`}.`
/** Where this site has no Safe service. */
export const handOnAlone = 'Sie geben sie dem nächsten Eigentümer selbst, als Link oder Datei.'
export const nonceLater = (first: bigint, last: bigint) =>
  `Nonce ${first === last ? first : `${first} bis ${last}`} kommt zuerst: Diese Transaktion muss warten, bis sie verbraucht ist.`
export const keptHere = 'Dieser Browser bewahrt sie auf.'
export const notHeld = (most: number) =>
  `Dieser Browser hat sie nicht aufbewahrt: Er bewahrt höchstens ${most} Transaktionen eines Safes auf, die von Eigentümer zu Eigentümer gehen. Speichern Sie sie oder geben Sie sie weiter, bevor Sie dies schließen.`
export const seeHeld = 'Ansehen, was weitergegeben wird'
