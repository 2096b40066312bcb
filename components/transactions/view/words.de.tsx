import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ContractName } from '@/lib/safe/account/deployments'
import type { InterfaceCode } from '@/lib/safe/call/knownFunctions'

export const whatItDoes = 'Was sie bewirkt'
export const gatewayWord = 'Angabe des Safe-Dienstes'
export const gatewayReadsOtherwise =
  'Der Safe-Dienst liest diese Daten als etwas anderes. Signiert wird, was oben steht.'
export const onlyGatewayReads =
  'Nur der Safe-Dienst liest diese Daten, und hier konnte nichts davon geprüft werden: Verlassen Sie sich nicht darauf.'

export const to = 'An'
export const value = 'Betrag'
export const operation = 'Operation'
export const functionName = 'Funktion'
export const plainPayment = 'Keine: eine reine Zahlung ohne Daten'
export const unknownFunction = 'Hier nicht bekannt'
const interfaceNames: Record<InterfaceCode, string> = {
  safe: 'Safe',
  safeLibrary: 'Safe-Bibliothek',
  safeFactory: 'Safe-Factory',
  erc20: 'ERC-20',
  erc721: 'ERC-721',
  erc1155: 'ERC-1155',
  wrappedNative: 'umhüllte Netzwerkwährung',
  given: 'die angegebene Schnittstelle',
}
export const asInInterfaces = (codes: readonly InterfaceCode[]) =>
  `nach: ${codes.map((code) => interfaceNames[code]).join(', ')}`
export const unnamedParameter = (position: number) => `Parameter ${position}`

export const checking = 'Wird geprüft…'

export const signedFields = 'Die Felder, die signiert werden'

export const hashes = 'Hashes'
export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Hier aus den Feldern auf dieser Seite berechnet: Vergleichen Sie sie mit der Anzeige Ihrer Hardware-Wallet, und signieren Sie nicht, wenn auch nur ein Zeichen abweicht.'
export const noHashes = 'Die Hashes konnten nicht berechnet werden: Nichts davon darf signiert werden.'

export const callPosition = (position: number, count: number) => `Aufruf ${position} von ${count}`
export const showMore = (more: number, hidden: number) => `${more} weitere von ${hidden} zeigen`

export const emptyList = 'leere Liste'
export const noBytes = '0x (keine Bytes)'
export const bytes = (count: number) => plural(count, { one: '1 Byte', other: `${count} Bytes` })

export const rawData = (count: number) => `Rohdaten (${bytes(count)})`
export const copyData = 'Daten kopieren'

export const withoutParameters = (method: ReactNode) => <>{method} ohne Parameter</>
export const callCount = (count: number) => plural(count, { one: '1 Aufruf', other: `${count} Aufrufe` })
export const callWithValue = (value: bigint) => `Aufruf mit dem Wert ${value}`
export const delegatecallWithValue = (value: bigint) => `Delegatecall mit dem Wert ${value}`
export const characters = (count: number) => `${count} Zeichen`

export const warnings = 'Warnungen'
export const danger = 'Gefahr'
export const caution = 'Vorsicht'
export const note = 'Hinweis'

export const item = 'Objekt'
export const someTokens = 'Token'
export const smallestUnits = (amount: bigint, symbol: string | undefined) =>
  symbol === undefined ? `${amount} kleinste Einheiten eines Tokens` : `${amount} kleinste Einheiten von ${symbol}`

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe (L2)',
  proxyFactory: 'Safe-Factory',
  tokenCallbackHandler: 'Token-Callback-Handler',
  defaultCallbackHandler: 'Callback-Handler',
  fallbackHandler: 'Fallback-Handler',
  extensibleFallbackHandler: 'erweiterbarer Fallback-Handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'Migration',
  safeToL2Migration: 'Migration zu L2',
  safeToL2Setup: 'Einrichtung für L2',
}
export const thisSafe = 'Dieser Safe selbst'
export const addressOfContract = (name: string, version: string) =>
  `Adresse von Safes Contract „${name}“, Version ${version}`
export const call = 'Aufruf'
export const callBy = (from: string) => `Aufruf durch ${from}`
export const delegatecallAsSafe =
  'Delegatecall: führt den Code an dieser Adresse als dieser Safe selbst aus, mit allen seinen Rechten'
export const delegatecallAs = (from: string) =>
  `Delegatecall: führt den Code an dieser Adresse als das Konto ${from} aus, mit allen seinen Rechten`
export const functionUnknown = (selector: string) =>
  `Die Funktion ${selector} ist hier nicht bekannt: Was sie bewirkt, lässt sich aus ihren Daten nicht sagen.`
export const dataTooShort = 'Die Daten sind zu kurz, um eine Funktion zu nennen.'
export const dataDoesNotFit = (signature: string) => `Die Daten passen nicht zur Funktion ${signature}.`
export const dataMalformed = (start: string) => `Die Daten sind fehlerhaft: ${start}`
export const dataHoldsMore = 'Die Daten enthalten mehr als die gezeigten Parameter.'
export const callsUnread = 'Darin sind Aufrufe, die nicht gelesen werden konnten.'

export const noRefund = 'Niemand bekommt etwas erstattet: Der Gaspreis ist 0.'
/** `receiver` is undefined for whoever executes it, `most` where the call's gas has no limit. */
export function refund(
  receiver: string | undefined,
  unit: string,
  least: string,
  most: string | undefined,
  isCapped: boolean,
): string {
  const rest =
    most === undefined
      ? 'ohne Obergrenze das, was der Aufruf selbst verbraucht'
      : `etwa ${most}, wenn der Aufruf sein ganzes Gas verbraucht`
  const cap = isCapped ? ' Ist der Gaspreis des Blocks niedriger, zählt dieser.' : ''
  return `Der Safe zahlt ${receiver ?? 'dem Ausführenden'} ${unit} je Einheit Gas: ${least} für das Basisgas und ${rest}.${cap}`
}
export const smallestUnitsOfToken = (amount: bigint, token: string) =>
  `${amount} kleinste Einheiten des Tokens ${token}`

export const signedWithKey = 'Mit einem Schlüssel signiert'
export const signedAsMessage = 'Mit einem Schlüssel als Nachricht signiert (eth_sign)'
export const signedByContract = 'Von einem Contract signiert (EIP-1271)'
export const approvedOnChain = 'Im Netzwerk freigegeben'
export const noSignature = 'Keine Signatur'
export const malformedSignature = 'Fehlerhafte Signatur'
