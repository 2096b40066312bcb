import { type Address, getAddress, type Hex, size, zeroAddress } from 'viem'
import type { ChainService } from '../chainService'
import { type DecodedCall, decodeCall } from '../codec/decoder'
import type { SafeTransactionFields } from '../codec/safeHash'
import { addressEx } from './addressEx'
import { describeSettings, isSettingsCall } from './settingsInfo'
import { describeTransfer } from './transferInfo'

export type DescribedCall = { to: Address; value: bigint; data: Hex; operation: 0 | 1 } & Partial<SafeTransactionFields>

/** What a Safe's call amounts to: a transfer, a change of the Safe, or anything else. */
export async function describeCall(chain: ChainService, safe: Address, call: DescribedCall) {
  const hasData = call.data !== '0x'
  const decoded = decodeCall(call.data)
  if (call.operation === 1 || (call.value > 0n && hasData)) return describeCustom(safe, call, decoded)
  if (call.value > 0n) {
    return describeTransfer(chain, safe, { asset: 'native', from: safe, to: call.to, amount: call.value })
  }
  if (decoded && call.to === safe && isSettingsCall(decoded)) {
    const settingsInfo = describeSettings(decoded)
    return { type: 'SettingsChange', humanDescription: null, dataDecoded: decoded, settingsInfo }
  }
  return (decoded && (await describeTokenCall(chain, safe, call.to, decoded))) ?? describeCustom(safe, call, decoded)
}

function describeCustom(safe: Address, call: DescribedCall, decoded: DecodedCall | null) {
  const batch = decoded?.method === 'multiSend' ? decoded.parameters[0]?.valueDecoded : null
  return {
    type: 'Custom',
    humanDescription: null,
    to: addressEx(call.to),
    dataSize: String(size(call.data)),
    value: String(call.value),
    methodName: decoded?.method ?? null,
    ...(batch ? { actionCount: batch.length } : { actionCount: null }),
    isCancellation: isCancellation(safe, call),
  }
}

/** An empty call to itself only uses up the nonce. Refund parameters are all left out, or all given. */
export function isCancellation(safe: Address, call: DescribedCall) {
  if (call.to !== safe || call.data !== '0x' || call.value !== 0n || call.operation !== 0) return false
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = call
  const given = [safeTxGas, baseGas, gasPrice, BigInt(gasToken ?? zeroAddress), BigInt(refundReceiver ?? zeroAddress)]
  return given.every((value) => !value) || given.every((value) => value)
}

const transferMethods = ['transfer', 'transferFrom', 'safeTransferFrom']

/** A token transfer, when the Safe takes part in it and the contract is a token. */
async function describeTokenCall(chain: ChainService, safe: Address, token: Address, decoded: DecodedCall) {
  if (!transferMethods.includes(decoded.method)) return null
  const values = decoded.parameters.map(({ value }) => String(value))
  const isDirect = decoded.method === 'transfer'
  const [from, to, amount] = isDirect ? [safe, values[0], values[1]] : values
  if (!from || !to || amount === undefined) return null
  const parties = { from: getAddress(from), to: getAddress(to) }
  if (parties.from !== safe && parties.to !== safe) return null
  const { standard } = await chain.tokens.read(token)
  if (standard === 'ERC721' && !isDirect) {
    return describeTransfer(chain, safe, { ...parties, asset: 'erc721', token, tokenId: BigInt(amount) })
  }
  if (standard !== 'ERC20' || decoded.method === 'safeTransferFrom') return null
  return describeTransfer(chain, safe, { ...parties, asset: 'erc20', token, amount: BigInt(amount) })
}
