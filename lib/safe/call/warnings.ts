import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { findLookAlikes } from '@/lib/format/lookAlike'
import { findDeployment } from '@/lib/safe/account/deployments'
import { isRejection } from '@/lib/safe/execute/rejection'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { describeSettingsChange, listSettingsChanges, type SettingsChange } from '@/lib/safe/settings/settingsChange'
import { type HashApproval, listApprovals } from '@/lib/safe/signature/hashApprovals'
import { flattenCalls } from './callData'
import type { DecodedCall } from './decodedCall'
import * as words from './words'

/** What a signer should have read, as a code. From `foreignApproval` on: what checking a claim adds. */
export type WarningCode =
  | keyof typeof words.warnings
  | SettingsChange['type']
  | 'foreignApproval'
  | 'usedApproval'
  | 'idleApproval'
  | 'wrongApproval'
  | 'unknownApproval'
  | 'movesNothing'
  | 'onlyTokenSent'
  | 'imitation'
  | 'distrustedToken'
  | `unproved-${string}`

/** `danger` can cost everything, `caution` wants a second look, `notice` only explains. */
export type Warning = {
  code: WarningCode
  severity: 'danger' | 'caution' | 'notice'
  message: string
  address?: Address
}

export type WarningInput = {
  safe: Address
  transaction: SafeTransaction
  decoded: DecodedCall
  /** keccak256 of the code at each delegatecall's target (lower-case address), as far as it was read. */
  codeHashes?: ReadonlyMap<string, Hex>
  /** Addresses that the user knows: address book, owners, earlier receivers. */
  known?: readonly Address[]
  /** Owners whose signatures were verified; undefined while that is not known. */
  signedBy?: readonly Address[]
}

/** Everything about a transaction that a signer should have read, the worst first. */
export function listWarnings(input: WarningInput): Warning[] {
  const { safe, transaction, decoded, known = [], signedBy } = input
  const calls = flattenCalls(decoded)
  const warnings = [
    ...calls.flatMap((call) => warnDelegateCall(call, input)),
    ...listSettingsChanges(safe, decoded).map(warnSettings),
    ...listApprovals(decoded).map(warnBlindApproval),
    ...warnRefund(transaction),
    ...warnRejection(safe, transaction),
    ...calls.flatMap((call) => warnData(call, safe)),
    ...warnLookAlikes(listAddresses(calls), known),
  ]
  if (signedBy?.length === 0) {
    warnings.push(caution('unsigned', words.warnings.unsigned))
  }
  const order = ['danger', 'caution', 'notice']
  return warnings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

function warnDelegateCall(call: DecodedCall, { safe, codeHashes }: WarningInput): Warning[] {
  if (call.operation !== 1) return []
  const address = call.to
  const account = isAddressEqual(call.from, safe) ? undefined : call.from
  const deployment = findDeployment(address)
  if (!deployment) return [danger('unknownDelegateCall', words.warnings.unknownDelegateCall(account), address)]
  const contract = `${deployment.name} ${deployment.version}`
  const codeHash = codeHashes?.get(address.toLowerCase())
  if (codeHash === undefined)
    return [caution('uncheckedDelegateCall', words.warnings.uncheckedDelegateCall(contract), address)]
  if (codeHash !== deployment.codeHash) {
    return [danger('changedDelegateCall', words.warnings.changedDelegateCall({ contract, account }), address)]
  }
  return [
    { code: 'knownDelegateCall', severity: 'notice', message: words.warnings.knownDelegateCall(contract), address },
  ]
}

const dangerousChanges: SettingsChange['type'][] = [
  'CHANGE_IMPLEMENTATION',
  'ENABLE_MODULE',
  'SET_GUARD',
  'SET_MODULE_GUARD',
  'SET_FALLBACK_HANDLER',
]

function warnSettings(change: SettingsChange): Warning {
  const message = describeSettingsChange(change)
  return dangerousChanges.includes(change.type) ? danger(change.type, message) : caution(change.type, message)
}

/** Whoever looks up what is approved and shows it puts what was found in the place of this. */
function warnBlindApproval({ safe, hash }: HashApproval): Warning {
  return danger('blindApproval', words.warnings.blindApproval({ hash, address: safe }), safe)
}

function warnRefund(transaction: SafeTransaction): Warning[] {
  const { gasPrice, gasToken, refundReceiver, baseGas, safeTxGas } = transaction
  if (gasPrice === 0n) return []
  const receiver = isAddressEqual(refundReceiver, zeroAddress) ? undefined : refundReceiver
  const token = isAddressEqual(gasToken, zeroAddress) ? undefined : gasToken
  const amounts = { price: gasPrice, fixed: gasPrice * baseGas, most: gasPrice * (baseGas + safeTxGas) }
  const message = words.warnings.refund({ receiver, token, ...amounts })
  return [receiver || token ? danger('refund', message) : caution('refund', message)]
}

function warnRejection(safe: Address, transaction: SafeTransaction): Warning[] {
  const { to, value, data } = transaction
  if (!isAddressEqual(to, safe) || value !== 0n || !sameBytes(data, '0x')) return []
  if (isRejection(safe, transaction))
    return [{ code: 'rejection', severity: 'notice', message: words.warnings.rejection }]
  return [danger('fakeRejection', words.warnings.fakeRejection)]
}

function warnData(call: DecodedCall, safe: Address): Warning[] {
  const { to, status, isExact, isIncomplete } = call
  const warnings = warnUnknown(call, safe)
  if (status === 'malformed') warnings.push(danger('malformedCall', words.warnings.malformedCall, to))
  if (status === 'decoded' && !isExact) warnings.push(caution('hiddenData', words.warnings.hiddenData, to))
  if (isIncomplete) warnings.push(danger('incomplete', words.warnings.incomplete, to))
  return [...warnings, ...warnApproval(call)]
}

/**
 * What nobody here can read is a danger by itself where it can change who controls an account: as a call of a Safe to
 * itself, which may do what no owner alone may, and as code run in the place of a Safe.
 */
function warnUnknown(call: DecodedCall, safe: Address): Warning[] {
  const { from, to, status, operation, interfaces } = call
  if (operation === 1) return status === 'unknown' ? [danger('unknownCall', words.unknownCode, to)] : []
  const isOwn = isAddressEqual(to, safe) || isAddressEqual(to, from)
  if (isOwn && status !== 'empty' && !interfaces.includes('safe')) {
    const account = isAddressEqual(to, safe) ? undefined : to
    return [danger('unknownSelfCall', words.warnings.unknownSelfCall(account), to)]
  }
  if (interfaces.includes('given')) return [caution('givenInterface', words.warnings.givenInterface, to)]
  return status === 'unknown' ? [caution('unknownCall', words.warnings.unknownCall, to)] : []
}

function warnApproval({ to, functionName, parameters }: DecodedCall): Warning[] {
  const [first, second] = parameters
  const isUnlimited = typeof second?.value === 'bigint' && second.value >= 2n ** 95n
  if ((functionName === 'approve' || functionName === 'increaseAllowance') && isUnlimited) {
    return [caution('unlimitedApproval', words.warnings.unlimitedApproval(`${first?.value}`), to)]
  }
  if (functionName === 'setApprovalForAll' && second?.value === true) {
    return [caution('approvalForAll', words.warnings.approvalForAll(`${first?.value}`), to)]
  }
  return []
}

/** Which of these addresses look like one of a list of `known` ones and are another. */
export function warnLookAlikes(addresses: readonly Address[], ...known: (readonly Address[])[]): Warning[] {
  return addresses.flatMap((address) => {
    const [other] = known.flatMap((list) => findLookAlikes(address, list))
    return other ? [danger('lookAlikeAddress', words.warnings.lookAlikeAddress({ address, other }), address)] : []
  })
}

function listAddresses(calls: readonly DecodedCall[]): Address[] {
  const values = calls.flatMap(({ to, parameters }) => [to, ...parameters.flatMap(readAddress)])
  return [...new Map(values.map((address) => [address.toLowerCase(), address])).values()]
}

function readAddress({ type, value }: { type: string; value: unknown }): Address[] {
  return type === 'address' && typeof value === 'string' ? [`0x${value.slice(2)}`] : []
}

function danger(code: WarningCode, message: string, address?: Address): Warning {
  return { code, severity: 'danger', message, ...(address && { address }) }
}

function caution(code: WarningCode, message: string, address?: Address): Warning {
  return { code, severity: 'caution', message, ...(address && { address }) }
}
