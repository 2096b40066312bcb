import { type Address, zeroAddress } from 'viem'
import type { ChainTransaction, ModuleExecution, Transfer } from '../chain/records'
import type { ChainService } from '../chainService'
import { collectAddresses, decodeCall } from '../codec/decoder'
import { isTrustedDelegateTarget } from '../deployments'
import { addressEx } from './addressEx'
import { type DescribedCall, describeCall, isCancellation } from './callInfo'
import type { MultisigItem } from './multisigItem'
import { describeOrigin } from './origin'
import { isSettled, nameSources } from './sources'
import { describeItem, moduleCall, moduleId, transferId } from './summary'
import { describeTransfer } from './transferInfo'

export async function detailMultisig(chain: ChainService, item: MultisigItem) {
  const { safe, safeTxHash, execution, proposal, status, fields } = item
  return {
    ...detailHead(safe, `multisig_${safe}_${safeTxHash}`, execution?.transaction, status),
    txInfo: await describeItem(chain, item),
    txData: fields && (await detailCall(chain, fields)),
    detailedExecutionInfo: await detailExecution(chain, item),
    ...(await describeOrigin(chain, proposal?.origin ?? null)),
    ...(isSettled(status) ? {} : await nameSources(chain, 'transaction', safeTxHash)),
  }
}

export async function detailModule(chain: ChainService, safe: Address, row: ModuleExecution) {
  return {
    ...detailHead(safe, moduleId(safe, row), row.transaction, row.isSuccess ? 'SUCCESS' : 'FAILED'),
    txInfo: await describeCall(chain, safe, moduleCall(safe, row)),
    txData: row.call && (await detailCall(chain, row.call)),
    detailedExecutionInfo: { type: 'MODULE', address: addressEx(row.module) },
    ...{ safeAppInfo: null, note: null },
  }
}

export async function detailTransfer(chain: ChainService, safe: Address, row: Transfer) {
  return {
    ...detailHead(safe, transferId(safe, row), row.transaction, 'SUCCESS'),
    txInfo: await describeTransfer(chain, safe, row),
    ...{ txData: null, detailedExecutionInfo: null, safeAppInfo: null, note: null },
  }
}

function detailHead(safeAddress: Address, txId: string, executed: ChainTransaction | undefined, txStatus: string) {
  return { safeAddress, txId, executedAt: executed?.timestamp ?? null, txStatus, txHash: executed?.hash ?? null }
}

async function detailCall(chain: ChainService, { to, value, data, operation }: DescribedCall) {
  const dataDecoded = decodeCall(data)
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded,
    to: addressEx(to),
    value: String(value),
    operation,
    trustedDelegateCallTarget: operation === 1 ? isTrustedDelegateTarget(to) : null,
    ...(await detailAddresses(chain, [to, ...collectAddresses(dataDecoded)])),
  }
}

const mostAddresses = 50

/** Names of published contracts and of tokens among the addresses that a call mentions. */
async function detailAddresses(chain: ChainService, mentioned: Address[]) {
  const addresses = [...new Set(mentioned)].filter((address) => address !== zeroAddress).slice(0, mostAddresses)
  const named = addresses.map(addressEx).filter(({ name }) => name !== null)
  const tokens = await Promise.all(addresses.map((address) => describeToken(chain, address)))
  const known = tokens.filter((token) => token !== null)
  return {
    addressInfoIndex: named.length === 0 ? null : Object.fromEntries(named.map((entry) => [entry.value, entry])),
    tokenInfoIndex: known.length === 0 ? null : Object.fromEntries(known.map((token) => [token.address, token])),
  }
}

async function describeToken(chain: ChainService, token: Address) {
  const { address, standard, name, symbol, decimals, logoUri } = await chain.tokens.read(token)
  if (!standard) return null
  const trusted = standard === 'ERC721' ? !chain.trust.isSpam(address) : chain.trust.isTrusted(address)
  const text = { name: name ?? '', symbol: symbol ?? '', logoUri, trusted }
  return { type: standard, address, decimals: standard === 'ERC721' ? 0 : decimals, ...text }
}

async function detailExecution(chain: ChainService, item: MultisigItem) {
  const { safe, safeTxHash, fields, proposal, execution, confirmations, confirmationsRequired } = item
  const { owners } = await chain.safes.read(safe)
  const gasToken = fields?.gasToken ?? zeroAddress
  return {
    type: 'MULTISIG',
    submittedAt: proposal?.submittedAt ?? execution?.transaction.timestamp ?? 0,
    nonce: Number(item.nonce),
    safeTxGas: String(fields?.safeTxGas ?? 0n),
    baseGas: String(fields?.baseGas ?? 0n),
    gasPrice: String(fields?.gasPrice ?? 0n),
    gasToken,
    ...(await detailCosts(chain, item)),
    refundReceiver: addressEx(fields?.refundReceiver ?? zeroAddress),
    safeTxHash,
    executor: execution && addressEx(execution.transaction.from),
    signers: owners.map(addressEx),
    confirmationsRequired,
    confirmations: confirmations.map(({ owner, signature, submittedAt }) => ({
      ...{ signer: addressEx(owner), signature, submittedAt },
    })),
    rejectors: (await listRejectors(chain, item)).map(addressEx),
    gasTokenInfo: gasToken === zeroAddress ? null : await describeToken(chain, gasToken),
    trusted: proposal?.isTrusted ?? true,
    proposer: proposal && addressEx(proposal.proposer),
    proposedByDelegate: null,
  }
}

/** `fee` is what the executor paid to the network, `payment` what the Safe paid back. */
async function detailCosts({ client }: ChainService, { execution }: MultisigItem) {
  if (!execution) return { fee: null, payment: null }
  const receipt = await client.getTransactionReceipt({ hash: execution.transaction.hash }).catch(() => null)
  const fee = receipt && String(receipt.gasUsed * receipt.effectiveGasPrice)
  return { fee, payment: execution.payment === null ? null : String(execution.payment) }
}

/** Who confirmed an empty transaction with the same nonce wants this one not to happen. */
async function listRejectors(chain: ChainService, { safe, safeTxHash, nonce }: MultisigItem): Promise<Address[]> {
  const sameNonce = await chain.proposals.listWithNonce(safe, nonce)
  const rivals = sameNonce.filter((rival) => rival.safeTxHash !== safeTxHash)
  const rejections = rivals.filter(({ fields }) => isCancellation(safe, fields))
  const owners = await Promise.all(rejections.map((rival) => chain.proposals.confirmationsOf(rival.safeTxHash)))
  return [...new Set(owners.flat().map(({ owner }) => owner))]
}
