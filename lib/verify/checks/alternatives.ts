import { type Address, encodeFunctionData, erc20Abi, erc721Abi, type Hex } from 'viem'
import { AppError } from '@/lib/errors'
import { listStart } from '@/lib/format/listStart'
import type { DecodedData } from '@/lib/gateway/schemas/decodedSchema'
import type { SettingsInfo } from '@/lib/gateway/schemas/settingsSchema'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { safeAbi } from '@/lib/safe/call/abi'
import { encodeCall } from '@/lib/safe/call/encodeCall'
import type { FieldAlternatives } from '@/lib/safe/verify/alteredField'

type TransferTransaction = Extract<TransactionInfo, { type: 'Transfer' }>
type Details = Pick<TransactionDetails, 'safeAddress' | 'txData' | 'detailedExecutionInfo'>

/**
 * What other parts of the same answer give for the fields that are hashed: whoever changes one field of an answer and
 * forgets the others gives away which one it was.
 */
export function listAlternatives(txInfo: TransactionInfo, details: Details): FieldAlternatives {
  const { txData, detailedExecutionInfo: info, safeAddress } = details
  const named = Object.values(txData?.addressInfoIndex ?? {}).map(({ value }) => value)
  const people = info?.type === 'MULTISIG' ? listPeople(info) : []
  const gasToken = info?.type === 'MULTISIG' ? info.gasTokenInfo?.address : undefined
  const decoded = [txData?.dataDecoded, txInfo.type === 'SettingsChange' ? txInfo.dataDecoded : undefined]
  const encoded = [...decoded.flatMap((data) => (data ? encodeDecoded(data) : [])), ...encodeSummary(txInfo, details)]
  return [
    ...[...listTargets(txInfo, safeAddress), ...named].map((to) => ({ to })),
    ...listValues(txInfo).map((value) => ({ value })),
    ...encoded.map((data) => ({ data })),
    ...(gasToken ? [{ gasToken }] : []),
    ...people.map((refundReceiver) => ({ refundReceiver })),
  ]
}

function listPeople(info: Extract<Details['detailedExecutionInfo'], { type: 'MULTISIG' }>): Address[] {
  const { executor, proposer, signers } = info
  return [executor, proposer, ...signers].flatMap((person) => (person ? [person.value] : []))
}

function listTargets(txInfo: TransactionInfo, safe: Address): Address[] {
  if (txInfo.type === 'Custom') return [txInfo.to.value]
  if (txInfo.type === 'SettingsChange') return [safe]
  if (txInfo.type !== 'Transfer') return []
  const { transferInfo, recipient } = txInfo
  return 'tokenAddress' in transferInfo ? [transferInfo.tokenAddress] : [recipient.value]
}

function listValues(txInfo: TransactionInfo): bigint[] {
  if (txInfo.type === 'Custom') return txInfo.value === null ? [] : [txInfo.value]
  const isPayment = txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'NATIVE_COIN'
  return isPayment && 'value' in txInfo.transferInfo ? [txInfo.transferInfo.value] : []
}

function encodeSummary(txInfo: TransactionInfo, { detailedExecutionInfo: info }: Details): Hex[] {
  if (txInfo.type === 'Transfer') return encodeTransfer(txInfo)
  if (txInfo.type !== 'SettingsChange' || !txInfo.settingsInfo) return []
  const owners = info?.type === 'MULTISIG' ? info.signers.map(({ value }) => value) : []
  return encodeSettings(txInfo.settingsInfo, owners)
}

function encodeTransfer({ sender, recipient, transferInfo }: TransferTransaction): Hex[] {
  const [from, to] = [sender.value, recipient.value]
  if (transferInfo.type === 'ERC20') {
    const { value } = transferInfo
    return [
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
      encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, value] }),
    ]
  }
  if (transferInfo.type !== 'ERC721') return []
  const args = [from, to, transferInfo.tokenId] as const
  return [
    encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args }),
    encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args }),
  ]
}

function encodeSettings(info: SettingsInfo, owners: readonly Address[]): Hex[] {
  const previous = [listStart, ...owners]
  const abi = safeAbi
  switch (info.type) {
    case 'ADD_OWNER': {
      const args = [info.owner.value, BigInt(info.threshold)] as const
      return [encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args })]
    }
    case 'REMOVE_OWNER': {
      const [owner, threshold] = [info.owner.value, BigInt(info.threshold)]
      return previous.map((before) =>
        encodeFunctionData({ abi, functionName: 'removeOwner', args: [before, owner, threshold] }),
      )
    }
    case 'SWAP_OWNER': {
      const [oldOwner, newOwner] = [info.oldOwner.value, info.newOwner.value]
      return previous.map((before) =>
        encodeFunctionData({ abi, functionName: 'swapOwner', args: [before, oldOwner, newOwner] }),
      )
    }
    case 'CHANGE_THRESHOLD':
      return [encodeFunctionData({ abi, functionName: 'changeThreshold', args: [BigInt(info.threshold)] })]
    case 'CHANGE_IMPLEMENTATION':
      return [encodeFunctionData({ abi, functionName: 'changeMasterCopy', args: [info.implementation.value] })]
    case 'ENABLE_MODULE':
      return [encodeFunctionData({ abi, functionName: 'enableModule', args: [info.module.value] })]
    case 'DISABLE_MODULE':
      return [encodeFunctionData({ abi, functionName: 'disableModule', args: [listStart, info.module.value] })]
    case 'SET_GUARD':
      return [encodeFunctionData({ abi, functionName: 'setGuard', args: [info.guard.value] })]
    case 'SET_FALLBACK_HANDLER':
      return [encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [info.handler.value] })]
    default:
      return []
  }
}

/** The service's decoding turned back into bytes; nothing when it names types that it does not spell out. */
function encodeDecoded({ method, parameters }: DecodedData): Hex[] {
  const given = parameters ?? []
  if (!/^\w+$/.test(method) || given.some(({ type }) => type.startsWith('tuple'))) return []
  const inputs = given.map(({ name, type }) => ({ name, type }))
  const item = { type: 'function', name: method, inputs, outputs: [], stateMutability: 'nonpayable' } as const
  try {
    return [
      encodeCall(
        item,
        given.map(({ value }) => value),
      ),
    ]
  } catch (error) {
    // Values that do not fit their types cannot be what was encoded.
    if (error instanceof AppError) return []
    throw error
  }
}
