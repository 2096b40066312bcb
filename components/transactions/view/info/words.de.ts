import { plural } from '@/lib/format/count'

export const creator = 'Ersteller'
export const factory = 'Factory'
export const implementation = 'Implementierung'
export const salt = 'Salt'
export const onChain = 'Transaktion im Netzwerk'

export const customCalls = {
  rejection:
    'Tut nichts, als ihre Nonce zu verbrauchen: Andere mit derselben Nonce können danach nie mehr ausgeführt werden.',
  fakeRejection:
    'Sieht aus wie eine Ablehnung und ist keine: Die Erstattung oder der Delegatecall darin hat eine eigene Wirkung.',
  call: 'Ruft einen Contract auf: Unten steht, was die Daten sagen.',
}
export const batch = (count: number) =>
  `Macht ${plural(count, { one: '1 Aufruf', other: `${count} Aufrufe` })} in einer Transaktion: alle oder keinen.`

export const unknownChange = 'Welche Einstellung geändert wird, sagt der Safe-Dienst nicht.'
export const changes = 'Ändert diesen Safe:'
export const changesByGateway = 'Ändert diesen Safe, nach Angabe des Safe-Dienstes:'

export const newOwner = 'Neuer Eigentümer'
export const formerOwner = 'Bisheriger Eigentümer'
export const copyOwner = 'Adresse kopieren'

export const from = 'Von'
export const to = 'An'
export const token = 'Token'
export const copy = 'Kopieren'

export const unknownKind = (kind: string | undefined) =>
  `Der Safe-Dienst nennt das ${kind ?? 'etwas ohne Namen'}, eine Art, die hier nicht bekannt ist: Nur was die Aufrufdaten sagen, zählt.`
