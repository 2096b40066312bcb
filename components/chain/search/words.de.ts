import { formatCount } from '@/lib/format/count'

export const searching = (from: bigint | undefined) =>
  from === undefined
    ? 'Die Aufzeichnungen werden durchsucht…'
    : `Die Aufzeichnungen werden durchsucht, bisher zurück bis Block ${formatCount(Number(from))}…`
export const searchedBack = (from: bigint) =>
  `Die Aufzeichnungen wurden bis Block ${formatCount(Number(from))} zurück durchsucht.`
export const lookFurther = 'Weiter zurück suchen'
export const notSearched = 'Der Knoten des Netzwerks antwortet nicht für diese Aufzeichnungen'
