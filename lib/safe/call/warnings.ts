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
import { givenInterface } from './knownFunctions'

/** `danger` can cost everything, `caution` wants a second look, `notice` only explains. */
export type Warning = {
  code: string
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

/** The code of the warning that a hash is approved without a look at what has it. */
export const blindApproval = 'blindApproval'

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
    ...warnLookAlikes(calls, known),
  ]
  if (signedBy?.length === 0) {
    warnings.push(caution('unsigned', 'No owner has signed this yet: whoever proposed it may not be an owner.'))
  }
  const order = ['danger', 'caution', 'notice']
  return warnings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

function warnDelegateCall(call: DecodedCall, { safe, codeHashes }: WarningInput): Warning[] {
  if (call.operation !== 1) return []
  const address = call.to
  const whose = isAddressEqual(call.from, safe) ? 'this Safe' : `the account ${call.from}`
  const power = `It runs as ${whose} and can change or take everything.`
  const deployment = findDeployment(address)
  if (!deployment) return [danger('unknownDelegateCall', `Runs the code of an unknown contract. ${power}`, address)]
  const name = `${deployment.name} ${deployment.version}`
  const codeHash = codeHashes?.get(address.toLowerCase())
  if (codeHash === undefined) {
    const message = `Runs the code at the address of Safe's ${name}; what code stands there was not checked.`
    return [caution('uncheckedDelegateCall', message, address)]
  }
  if (codeHash !== deployment.codeHash) {
    const message = `Runs code that is not what belongs to the address of Safe's ${name}. ${power}`
    return [danger('changedDelegateCall', message, address)]
  }
  return [{ code: 'knownDelegateCall', severity: 'notice', message: `Runs Safe's ${name}, its code checked.`, address }]
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
  const message = `Approves the hash ${hash} at ${safe}. If that is a Safe, this signs a transaction of it that is not shown here.`
  return danger(blindApproval, message, safe)
}

function warnRefund(transaction: SafeTransaction): Warning[] {
  const { gasPrice, gasToken, refundReceiver, baseGas, safeTxGas } = transaction
  if (gasPrice === 0n) return []
  const receiver = isAddressEqual(refundReceiver, zeroAddress) ? 'whoever executes it' : refundReceiver
  const unit = isAddressEqual(gasToken, zeroAddress) ? 'wei' : `smallest units of the token ${gasToken}`
  const limit = isAddressEqual(gasToken, zeroAddress) ? ', at the lower of this price and that of the block,' : ''
  const message =
    `Pays ${receiver} a refund of ${gasPrice} ${unit} for each unit of gas${limit}: ` +
    `at least ${gasPrice * baseGas} for the fixed part, and about ${gasPrice * (baseGas + safeTxGas)} if all gas is used.`
  const isHidden = !isAddressEqual(refundReceiver, zeroAddress) || !isAddressEqual(gasToken, zeroAddress)
  return [isHidden ? danger('refund', message) : caution('refund', message)]
}

function warnRejection(safe: Address, transaction: SafeTransaction): Warning[] {
  const { to, value, data } = transaction
  if (!isAddressEqual(to, safe) || value !== 0n || !sameBytes(data, '0x')) return []
  if (isRejection(safe, transaction)) {
    const message = 'Does nothing but use up its nonce, so that others with the same nonce can never be executed.'
    return [{ code: 'rejection', severity: 'notice', message }]
  }
  return [danger('fakeRejection', 'Looks like a rejection and is none: its refund or its delegatecall has an effect.')]
}

function warnData(call: DecodedCall, safe: Address): Warning[] {
  const { to, status, isExact, isIncomplete } = call
  const warnings = warnUnknown(call, safe)
  if (status === 'malformed') warnings.push(danger('malformedCall', 'Its data does not fit the function it names.', to))
  if (status === 'decoded' && !isExact) warnings.push(caution('hiddenData', 'Its data holds more than is shown.', to))
  if (isIncomplete) warnings.push(danger('incomplete', 'Holds calls that could not be read.', to))
  return [...warnings, ...warnApproval(call)]
}

/**
 * What nobody here can read is a danger by itself where it can change who controls an account: as a call of a Safe to
 * itself, which may do what no owner alone may, and as code run in the place of a Safe.
 */
function warnUnknown(call: DecodedCall, safe: Address): Warning[] {
  const { from, to, status, operation, interfaces } = call
  if (operation === 1) {
    const message = 'Runs a function that is not known here in the place of the account: it can change everything.'
    return status === 'unknown' ? [danger('unknownCall', message, to)] : []
  }
  const isOwn = isAddressEqual(to, safe) || isAddressEqual(to, from)
  if (isOwn && status !== 'empty' && !interfaces.includes('Safe')) {
    const whose = isAddressEqual(to, safe) ? 'this Safe' : `the account ${to}`
    const message = `Calls ${whose} itself with a function that is not known here: it may change its owners or settings.`
    return [danger('unknownSelfCall', message, to)]
  }
  if (interfaces.includes(givenInterface)) {
    const message = 'What it calls is named by the interface that came with it: the contract may do something else.'
    return [caution('givenInterface', message, to)]
  }
  return status === 'unknown' ? [caution('unknownCall', 'Calls a function that is not known here.', to)] : []
}

function warnApproval({ to, functionName, parameters }: DecodedCall): Warning[] {
  const [first, second] = parameters
  const isUnlimited = typeof second?.value === 'bigint' && second.value >= 2n ** 95n
  if ((functionName === 'approve' || functionName === 'increaseAllowance') && isUnlimited) {
    return [caution('unlimitedApproval', `Lets ${first?.value} spend practically all of this token.`, to)]
  }
  if (functionName === 'setApprovalForAll' && second?.value === true) {
    return [caution('approvalForAll', `Lets ${first?.value} move every item of this collection.`, to)]
  }
  return []
}

function warnLookAlikes(calls: readonly DecodedCall[], known: readonly Address[]): Warning[] {
  const values = calls.flatMap(({ to, parameters }) => [to, ...parameters.flatMap(readAddress)])
  const addresses = [...new Map(values.map((address) => [address.toLowerCase(), address])).values()]
  return addresses.flatMap((address) => {
    const [other] = findLookAlikes(address, known)
    const message = `${address} looks like ${other}, which you know, but is another address.`
    return other ? [danger('lookAlikeAddress', message, address)] : []
  })
}

function readAddress({ type, value }: { type: string; value: unknown }): Address[] {
  return type === 'address' && typeof value === 'string' ? [`0x${value.slice(2)}`] : []
}

function danger(code: string, message: string, address?: Address): Warning {
  return { code, severity: 'danger', message, ...(address && { address }) }
}

function caution(code: string, message: string, address?: Address): Warning {
  return { code, severity: 'caution', message, ...(address && { address }) }
}
