import { plural } from '@/lib/format/count'

type Signed = { owner: string; threshold: bigint }
type Swap = { oldOwner: string; newOwner: string }
type Implementation = { implementation: string | undefined }
type Module = { module: string }
type Guard = { guard: string }

const needed = ({ threshold }: { threshold: bigint }) =>
  plural(Number(threshold), { one: '1 Signatur nötig', other: `${threshold} Signaturen nötig` })
const isOrAre = ({ threshold }: { threshold: bigint }) => plural(Number(threshold), { one: 'ist', other: 'sind' })

export const changes = {
  ADD_OWNER: (change: Signed) =>
    `Den Eigentümer ${change.owner} hinzufügen; danach ${isOrAre(change)} ${needed(change)}.`,
  REMOVE_OWNER: (change: Signed) =>
    `Den Eigentümer ${change.owner} entfernen; danach ${isOrAre(change)} ${needed(change)}.`,
  SWAP_OWNER: ({ oldOwner, newOwner }: Swap) => `Den Eigentümer ${oldOwner} durch ${newOwner} ersetzen.`,
  CHANGE_THRESHOLD: (change: { threshold: bigint }) => `Von nun an ${isOrAre(change)} ${needed(change)}.`,
  CHANGE_IMPLEMENTATION: ({ implementation = 'einer anderen Version' }: Implementation) =>
    `Den Code des Safes durch den von ${implementation} ersetzen.`,
  ENABLE_MODULE: ({ module }: Module) => `Das Modul ${module} ohne Signaturen für den Safe handeln lassen.`,
  DISABLE_MODULE: ({ module }: Module) => `Dem Modul ${module} das Recht entziehen, für den Safe zu handeln.`,
  SET_GUARD: ({ guard }: Guard) => `Den Guard ${guard} jede Transaktion zulassen oder zurückweisen lassen.`,
  SET_MODULE_GUARD: ({ guard }: Guard) =>
    `Den Guard ${guard} jede Transaktion eines Moduls zulassen oder zurückweisen lassen.`,
  DELETE_GUARD: () => 'Den Guard entfernen.',
  DELETE_MODULE_GUARD: () => 'Den Guard für Modul-Transaktionen entfernen.',
  SET_FALLBACK_HANDLER: ({ handler }: { handler: string }) =>
    `${handler} Aufrufe beantworten lassen, die der Safe nicht kennt, etwa Prüfungen von Signaturen.`,
}

export const ownerProblems = {
  alreadyOwner: 'Diese Adresse ist schon Eigentümer.',
  notOwner: 'Diese Adresse ist kein Eigentümer.',
  threshold: 'Die Zahl der nötigen Signaturen muss zwischen 1 und der Zahl der Eigentümer liegen.',
  ownSafe: 'Ein Safe kann nicht sein eigener Eigentümer sein: Seine Signatur würde sich selbst brauchen.',
  reserved: 'Diese Adresse kann kein Eigentümer sein.',
}
export const thresholdOf = ({ threshold, count }: { threshold: number; count: number }) => `${threshold} von ${count}`

export const reservedModule = 'Diese Adresse kann kein Modul sein.'
export const enabledModule = 'Dieses Modul ist schon aktiviert.'
export const disabledModule = 'Dieses Modul ist nicht aktiviert.'
export const ownHandler = 'Ein Safe kann nicht sein eigener Fallback-Handler sein.'
