import { plural } from '@/lib/format/count'

export const safesOn = (network: string) => `Safes auf ${network}`
export const chainUnserved = (network: string) =>
  `Der Safe-Dienst bedient ${network} nicht: Ihre Safes dort sind nicht bekannt.`
export const oldListShown = (network: string) =>
  `Der Safe-Dienst antwortet für ${network} nicht: Das ist seine letzte Liste`
export const listFailed = (network: string) => `Der Safe-Dienst führt Ihre Safes auf ${network} nicht auf`
export const factsUnknown = (failure: string) => `${failure}: Nötige Signaturen und Guthaben sind nicht bekannt`
export const loadingSafes = (network: string) => `Ihre Safes auf ${network} werden geladen…`
export const noSafes = 'Der Safe-Dienst führt hier keinen Safe dieses Kontos auf.'
export const yourSafesOn = (network: string) => `Ihre Safes auf ${network}`
export const showMore = (left: number) => `Mehr zeigen (${left})`
export const pinned = 'Angeheftet'
export const viewedLately = 'Zuletzt angesehen'
export const yourSafes = 'Ihre Safes'
export const signaturesNeeded = (threshold: number, owners: number) => `${threshold} von ${owners}`
export const noSafeHere = 'Das Netzwerk kennt hier keinen Safe'
export const notKnown = 'Nicht bekannt'
export const unknownCode = 'Sein Code ist nicht der eines bekannten Safes: Er antwortet vielleicht nur wie einer.'
export const notYours = 'Der Safe-Dienst sagt, er gehöre Ihnen; das Netzwerk nennt Sie nicht als Eigentümer.'

/** The name of a switch: it is on while the Safe is pinned. */
export const pin = (safe: string) => `${safe} anheften`
export const pinHint = 'Anheften: oben in Ihren Listen, und auch ohne Wallet im Blick'
export const unpinHint = 'Angeheftet'
export const needYou = (count: number) => plural(count, { one: '1 wartet auf Sie', other: `${count} warten auf Sie` })
