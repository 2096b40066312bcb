import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import type { FollowResult } from '@/lib/signing/transaction/followTransaction'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'

const patience = formatDuration(sentPatience)

/** How what was sent ended. */
export const endings: Record<FollowResult['outcome'], string> = {
  success: 'Ausgeführt: Laut Netzwerk war sie erfolgreich.',
  failure: 'Ausgeführt, und ihr Aufruf ist fehlgeschlagen: Die Nonce ist verbraucht, sonst ist nichts geschehen.',
  other:
    'Das Netzwerk hat sie aufgenommen, und sie hat etwas anderes getan als dies: Vielleicht wurde sie mit einer anderen Nonce ausgeführt. Sehen Sie in den Verlauf, bevor Sie noch einmal etwas senden.',
  unproved:
    'Das Netzwerk hat sie aufgenommen. Ein Safe dieser Version hält nicht fest, was er ausführt, und sonst sagt nichts, wie es ausgegangen ist: Sehen Sie seine Nonce und den Verlauf an, bevor Sie noch einmal etwas senden.',
  reverted: 'Das Netzwerk hat sie zurückgewiesen: Die Gebühr ist bezahlt, sonst ist nichts geschehen.',
  replaced:
    'Sie wurde abgebrochen oder ersetzt: Eine andere Transaktion desselben Kontos ist an ihre Stelle getreten. Sie kann nicht mehr kommen.',
  dropped: `Das Netzwerk hat sie seit ${patience} nicht aufgenommen und kennt sie nicht mehr: Vielleicht wurde sie verworfen. Vergewissern Sie sich in Ihrer Wallet, dass sie weg ist, bevor Sie sie noch einmal senden.`,
}
export const overdue = `Gesendet, und das Netzwerk hat sie seit ${patience} nicht aufgenommen. Das kann noch geschehen: Erhöhen Sie ihre Gebühr in Ihrer Wallet, oder brechen Sie sie dort ab.`

const acts: Record<ActNote['kind'] | 'reject', string> = {
  propose: 'Vorschlag',
  confirm: 'Bestätigung',
  execute: 'Ausführung',
  approve: 'Freigabe im Netzwerk',
  delete: 'Löschung',
  message: 'Signatur einer Nachricht',
  reject: 'Ablehnung',
}
export function nameAct(kind: ActNote['kind'] | 'reject', nonce: bigint | undefined): string {
  const name = acts[kind]
  return nonce === undefined ? name : `${name} zu Nonce ${nonce}`
}

/** What became of an act, where that alone says it. */
export const told = {
  approved: 'Ihre Freigabe steht im Netzwerk.',
  unreported:
    'Ihre Freigabe steht im Netzwerk, und der Safe-Dienst kennt die Transaktion nicht: Geben Sie sie an ihn weiter.',
  deleted: 'Gelöscht: Der Safe-Dienst führt sie nicht mehr auf. Schon gegebene Signaturen gelten weiter.',
  undelivered:
    'Sie haben signiert, und der Safe-Dienst hat Ihre Signatur nicht angenommen: Übermitteln Sie sie jetzt. Ihre Wallet wird nicht noch einmal gefragt.',
  signed: 'Sie haben signiert, und der Safe-Dienst hat es nicht: Wem es weitergegeben wurde, der hat es vielleicht.',
  asking: 'Ihre Wallet wird gerade danach gefragt, vielleicht aus einem anderen Tab: Antworten Sie dort.',
  open: 'Die Wallet wurde gefragt; was sie geantwortet hat, ist hier nicht bekannt: Es kann noch kommen.',
}
export const executed = 'Ausgeführt: Sie steht im Netzwerk.'
export const sent = 'Gesendet, und das Netzwerk hat sie noch nicht aufgenommen.'
const which = (nonce: bigint | undefined) => (nonce === undefined ? '' : `: Nonce ${nonce}`)
export const queuedUnsigned = (nonce: bigint | undefined) => `In der Warteschlange${which(nonce)}, ohne Ihre Signatur.`
export const confirmed = 'Bestätigt: Ihre Signatur ist da.'
export const proposed = (nonce: bigint | undefined) => `Vorgeschlagen${which(nonce)}.`

export const stillQueued = 'Daraus wurde nichts: Sie ist noch in der Warteschlange.'
/** Why nothing came of it. */
export const nothing = {
  nonceUsed: (nonce: bigint | undefined) =>
    `Daraus wurde nichts: Eine andere Transaktion hat Nonce ${nonce} verbraucht.`,
  nonceUsedUntold: (nonce: bigint | undefined) =>
    `Nonce ${nonce} ist verbraucht. Durch welche Transaktion, hält ein Safe dieser Version nicht fest: Sehen Sie in den Verlauf.`,
  notListed: () => 'Der Safe-Dienst führt sie nicht mehr auf: Sie wurde gelöscht.',
  unanswered: () => 'Daraus wurde nichts: Die Wallet wurde gefragt und hat hier keine Antwort gegeben.',
}

export const begunBefore = 'Hier schon begonnen'
export const askedBy = (time: string, account: string) => `${time}, von ${account}`
export const notKnown = (error: string) => `Was daraus geworden ist, ist nicht bekannt: ${error}`
export const openIt = 'Öffnen'
export const deliverIt = 'Signatur übermitteln'
export const handOn = 'Weitergeben'
export const putAway = 'Ausblenden'

export const draftBegun = 'Sie haben schon begonnen, diese Aktionen zu signieren oder auszuführen'
export const discardActions = 'Verwerfen Sie die Aktionen unten, wenn nicht dasselbe noch einmal getan werden soll.'
/** The same where this site has no Safe service. */
export const toldAlone = {
  unreported: 'Ihre Freigabe steht im Netzwerk: Geben Sie die Transaktion an die anderen Eigentümer weiter.',
  signed: 'Sie haben signiert: Wem es weitergegeben wurde, der hat Ihre Signatur.',
}
