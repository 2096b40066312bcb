import { plural } from '@/lib/format/count'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

export const sharedNonce = (nonce: bigint) =>
  `Diese Transaktionen teilen sich Nonce ${nonce}: Nur eine davon kann ausgeführt werden`

export const listIsWrong = 'Die Liste des Safe-Dienstes zu dieser Warteschlange stimmt nicht'
export const forgetMissing = 'Fehlendes vergessen'
export const missingHint =
  'Was fehlt, hat vielleicht der gelöscht, der es vorgeschlagen hat, oder der Safe-Dienst verbirgt es.'
export const gap = 'Die Warteschlange hat eine Lücke'

export const showUnsigned = 'Vorschläge zeigen, die niemand signiert hat'
export const queue = 'Die Warteschlange'
export const loadingQueue = 'Die Warteschlange wird geladen…'
export const usedNonces = 'Verbrauchte Nonces'
export const usedHint = 'Der Safe ist über diese Nonces hinaus: Nichts davon kann noch ausgeführt werden.'
export const next = 'Als Nächstes'
export const queued = 'Danach'
export const nothingWaits = 'Der Safe-Dienst führt nichts auf, was auf Signaturen oder Ausführung wartet.'
export const noProposal = 'Der Safe-Dienst führt keinen Vorschlag auf, weder signiert noch unsigniert.'

export const noNonce = 'Ohne Nonce'
export const nonce = (value: bigint) => `Nonce ${value}`

export const note = (text: string) => `Notiz: ${text}`
export const warnings = (count: number) => plural(count, { one: '1 Warnung', other: `${count} Warnungen` })
export const confirm = 'Bestätigen'
export const execute = 'Ausführen'

export const unknown = (count: number) =>
  plural(count, {
    one: 'Ein Eintrag kann nicht gezeigt werden',
    other: `${count} Einträge können nicht gezeigt werden`,
  })
export const nameless = 'ohne Namen'
export const unknownKinds = (names: string) =>
  `Der Safe-Dienst führt eine Art auf, die hier nicht bekannt ist: ${names}.`

export const executed = 'Ausgeführt'
export const failed = 'Fehlgeschlagen'
export const cancelled = 'Abgebrochen'
export const unknownStatus = 'Status nicht bekannt'

export const statuses: Record<TransactionDetails['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: 'Wartet auf Signaturen',
  AWAITING_EXECUTION: 'Wartet auf Ausführung',
  CANCELLED: 'Abgebrochen: Eine andere Transaktion hat dieselbe Nonce verbraucht',
  FAILED: 'Ausgeführt, aber fehlgeschlagen',
  SUCCESS: executed,
  UNKNOWN: 'Ein Status, der hier nicht bekannt ist',
}

export const cannotLoad = 'Diese Liste kann nicht geladen werden.'
export const noQueue =
  'Diese Website hat keinen Safe-Dienst, also keine gemeinsame Warteschlange: Jeder Eigentümer behält in seinem Browser, was er beginnt und was ihm weitergegeben wird.'
export const newTransaction = 'Neue Transaktion'
