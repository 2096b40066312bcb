import { formatCount } from '@/lib/format/count'

export const full = (most: number) => `Das Adressbuch ist voll: Es fasst ${formatCount(most)} Einträge.`

/** Which rule a name breaks; `longest` is in characters. */
export const nameFaults = (longest: number) => ({
  empty: 'Geben Sie einen Namen ein: Dieser hat kein sichtbares Zeichen.',
  length: `Dieser Name ist zu lang: Er darf ${longest} Zeichen haben.`,
})

export const badChainId = 'Die chainId ist keine Nummer eines Netzwerks.'
export const unknownPrefix = 'Das Netzwerkpräfix dieser Adresse nennt kein hier bekanntes Netzwerk.'
export const otherPrefix = 'Das Netzwerkpräfix dieser Adresse nennt ein anderes Netzwerk als das daneben angegebene.'
