import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ContractName } from '@/lib/safe/account/deployments'
import type { InterfaceCode } from '@/lib/safe/call/knownFunctions'

export const whatItDoes = 'What it does'
export const gatewayWord = 'The Safe service’s word'
export const gatewayReadsOtherwise =
  'The Safe service reads this data as something else. What will be signed is what stands above.'
export const onlyGatewayReads =
  'Only the Safe service reads this data, and nothing here could check it: do not rely on it.'

export const to = 'To'
export const value = 'Value'
export const operation = 'Operation'
export const functionName = 'Function'
export const plainPayment = 'None: a plain payment without data'
export const unknownFunction = 'Not known here'
const interfaceNames: Record<InterfaceCode, string> = {
  safe: 'Safe',
  safeLibrary: 'Safe library',
  safeFactory: 'Safe factory',
  erc20: 'ERC-20',
  erc721: 'ERC-721',
  erc1155: 'ERC-1155',
  wrappedNative: 'wrapped native token',
  given: 'the given interface',
}
export const asInInterfaces = (codes: readonly InterfaceCode[]) =>
  `as in ${codes.map((code) => interfaceNames[code]).join(', ')}`
export const unnamedParameter = (position: number) => `Parameter ${position}`

export const checking = 'Checking…'

export const signedFields = 'The fields that are signed'

export const hashes = 'Hashes'
export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Computed here from the fields on this page: compare them with what your hardware wallet shows, and do not sign if a single character differs.'
export const noHashes = 'The hashes could not be computed: nothing of this may be signed.'

export const callPosition = (position: number, count: number) => `Call ${position} of ${count}`
export const showMore = (more: number, hidden: number) => `Show ${more} more of ${hidden}`

export const emptyList = 'empty list'
export const noBytes = '0x (no bytes)'
export const bytes = (count: number) => plural(count, { one: '1 byte', other: `${count} bytes` })

export const rawData = (count: number) => `Raw data (${bytes(count)})`
export const copyData = 'Copy data'

export const withoutParameters = (method: ReactNode) => <>{method} without parameters</>
export const callCount = (count: number) => plural(count, { one: '1 call', other: `${count} calls` })
export const callWithValue = (value: bigint) => `Call with the value ${value}`
export const delegatecallWithValue = (value: bigint) => `Delegatecall with the value ${value}`
export const characters = (count: number) => `${count} characters`

export const warnings = 'Warnings'
export const danger = 'Danger'
export const caution = 'Caution'
export const note = 'Note'

export const item = 'item'
export const someTokens = 'tokens'
export const smallestUnits = (amount: bigint, symbol: string | undefined) =>
  symbol === undefined ? `${amount} smallest units of a token` : `${amount} smallest units of ${symbol}`

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe (L2)',
  proxyFactory: 'Safe factory',
  tokenCallbackHandler: 'token callback handler',
  defaultCallbackHandler: 'callback handler',
  fallbackHandler: 'fallback handler',
  extensibleFallbackHandler: 'extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'migration',
  safeToL2Migration: 'migration to L2',
  safeToL2Setup: 'setup for L2',
}
export const thisSafe = 'This Safe itself'
export const addressOfContract = (name: string, version: string) =>
  `Address of Safe’s ${name} contract, version ${version}`
export const call = 'Call'
export const callBy = (from: string) => `Call by ${from}`
export const delegatecallAsSafe = 'Delegatecall: runs the code at this address as this Safe itself, with all its rights'
export const delegatecallAs = (from: string) =>
  `Delegatecall: runs the code at this address as the account ${from}, with all its rights`
export const functionUnknown = (selector: string) =>
  `Function ${selector} is not known here: what it does cannot be told from its data.`
export const dataTooShort = 'The data is too short to name a function.'
export const dataDoesNotFit = (signature: string) => `The data does not fit the function ${signature}.`
export const dataMalformed = (start: string) => `The data is malformed: ${start}`
export const dataHoldsMore = 'The data holds more than the parameters that are shown.'
export const callsUnread = 'It holds calls that could not be read.'

export const noRefund = 'Nobody is refunded: the gas price is 0.'
/** `receiver` is undefined for whoever executes it, `most` where the call's gas has no limit. */
export function refund(
  receiver: string | undefined,
  unit: string,
  least: string,
  most: string | undefined,
  isCapped: boolean,
): string {
  const rest =
    most === undefined ? 'what the call itself uses has no limit here' : `about ${most} if the call uses all of its gas`
  const cap = isCapped ? ' If the block’s gas price is lower, that one counts.' : ''
  return `The Safe pays ${receiver ?? 'whoever executes it'} ${unit} for each unit of gas: ${least} for the base gas, and ${rest}.${cap}`
}
export const smallestUnitsOfToken = (amount: bigint, token: string) => `${amount} smallest units of the token ${token}`

export const signedWithKey = 'Signed with a key'
export const signedAsMessage = 'Signed with a key as a message (eth_sign)'
export const signedByContract = 'Signed by a contract (EIP-1271)'
export const approvedOnChain = 'Approved on chain'
export const noSignature = 'No signature'
export const malformedSignature = 'Malformed signature'
