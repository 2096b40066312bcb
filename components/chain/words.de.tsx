import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const unknownVersion = 'Dieser Safe hat eine Version, die hier nicht bekannt ist'
export const unknownVersionHint = (version: string) =>
  `Er nennt sich „${version}“. Wie ein solcher Safe berechnet, was seine Eigentümer signieren, ist dieser Website nicht bekannt. Er lässt sich daher ansehen, aber hier kann nichts für ihn geprüft oder signiert werden.`
export const mayBeNoSafe = 'Dieses Konto ist vielleicht kein Safe'
export const mayBeNoSafeHint =
  'Seine Eigentümer, die Signaturen, die es für gültig erklärt, und was es mit Geld tut, können erfunden sein: Was hier darüber gezeigt wird, auch „Verifiziert“, ist nur so viel wert wie die eigene Aussage des Kontos.'
export const acceptDoubt = 'Ich habe das gelesen und will trotzdem handeln'
export const doubtAccepted = 'Sie haben angegeben, dies gelesen zu haben: In diesem Tab kann gehandelt werden.'

export const ensName = (name: string) => `${name} (ENS)`
export const ensAddress = (name: string, address: string) => `${ensName(name)}, ${address}`
export const serviceName = 'Name laut Safe-Dienst'
export const noDate = 'Kein Datum'
export const utc = 'UTC'
export const copy = 'Kopieren'
export const tokens = 'Token'
export const smallestUnits = (amount: bigint, unit: string) => `${amount} kleinste Einheiten von ${unit}`

export const messageText = 'Text der Nachricht'
export const emptyText = 'Dieser Text ist leer.'
export const hiddenCharacter = 'Ein Zeichen, das man nicht sieht'
export const hiddenCharacters = (count: number) =>
  plural(count, {
    one: 'Dieser Text enthält ein Zeichen, das man nicht sieht oder das andere umordnet. Es wird durch seinen Code gezeigt.',
    other: `Dieser Text enthält ${count} Zeichen, die man nicht sieht oder die andere umordnen. Sie werden durch ihre Codes gezeigt.`,
  })
export const disguisedWords = (named: ReactNode, more: number) => (
  <>
    Diese Wörter sind in Buchstaben geschrieben, die wie die eines anderen Alphabets aussehen: {named}
    {more > 0 && ` und ${more} weitere`}
  </>
)
export const lettersUnchecked =
  'Ob hier Wörter in Buchstaben eines anderen Alphabets geschrieben sind, ließ sich nicht prüfen.'

export const addressPlaceholder = '0x… oder ein Name'
export const lookingUp = 'Der Name wird nachgeschlagen…'
export const knownAccounts = 'Vorschläge'
/** How this browser comes to know an account. */
export const origins = {
  book: 'Adressbuch',
  owner: 'Eigentümer dieses Safes',
  account: 'Ihr Konto',
  safe: 'Ihr Safe',
  paid: 'Früherer Empfänger',
  pinned: 'Angeheftet',
  viewed: 'Zuletzt angesehen',
}
export const nameOneWay = (name: string) =>
  `Die Adresse nennt sich selbst nicht ${name}: Vergewissern Sie sich, dass es die richtige ist.`
export const looksLike = (other: string) =>
  `Nicht ${other}, das hier bekannt ist und so aussieht: Vergleichen Sie jede Stelle.`
