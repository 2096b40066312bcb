import type { Address } from 'viem'
import type { ModuleExecution, Transfer } from '../chain/records'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { addressEx } from './addressEx'
import { describeCall } from './callInfo'
import type { HistoryRow } from './historyRows'
import { executedItem, type MultisigItem } from './multisigItem'
import { describeOrigin } from './origin'
import { isSettled, nameSources } from './sources'
import { describeTransfer } from './transferInfo'

/** One line of a list. */
export async function summarizeRow(chain: ChainService, info: SafeInfo, row: HistoryRow) {
  if (row.kind === 'transfer') return summarizeTransfer(chain, info.address, row)
  if (row.kind === 'module') return summarizeModule(chain, info.address, row)
  return summarizeMultisig(chain, info, await executedItem(chain, info.address, row))
}

export async function summarizeMultisig(chain: ChainService, info: SafeInfo, item: MultisigItem) {
  const { safe, safeTxHash, proposal, execution, confirmations, confirmationsRequired, status } = item
  return {
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp: execution?.transaction.timestamp ?? proposal?.submittedAt ?? 0,
    txStatus: status,
    txInfo: await describeItem(chain, item),
    executionInfo: {
      ...{ type: 'MULTISIG', nonce: Number(item.nonce), confirmationsRequired },
      confirmationsSubmitted: confirmations.length,
      missingSigners: status === 'AWAITING_CONFIRMATIONS' ? missingSigners(info, item) : null,
    },
    ...(await describeOrigin(chain, proposal?.origin ?? null)),
    txHash: execution?.transaction.hash ?? null,
    ...(isSettled(status) ? {} : await nameSources(chain, 'transaction', safeTxHash)),
  }
}

export function describeItem(chain: ChainService, { safe, fields }: MultisigItem) {
  return describeCall(chain, safe, fields ?? { to: safe, value: 0n, data: '0x', operation: 1 })
}

function missingSigners(info: SafeInfo, { confirmations }: MultisigItem) {
  const confirmed = new Set(confirmations.map(({ owner }) => owner))
  return info.owners.filter((owner) => !confirmed.has(owner)).map(addressEx)
}

async function summarizeModule(chain: ChainService, safe: Address, row: ModuleExecution) {
  return {
    id: moduleId(safe, row),
    timestamp: row.transaction.timestamp,
    txStatus: row.isSuccess ? 'SUCCESS' : 'FAILED',
    txInfo: await describeCall(chain, safe, moduleCall(safe, row)),
    executionInfo: { type: 'MODULE', address: addressEx(row.module) },
    ...{ safeAppInfo: null, note: null },
    txHash: row.transaction.hash,
  }
}

/** A module's call that neither logs nor traces tell is shown as an unknown one. */
export function moduleCall(safe: Address, { call }: ModuleExecution) {
  return call ?? { to: safe, value: 0n, data: '0x' as const, operation: 1 as const }
}

async function summarizeTransfer(chain: ChainService, safe: Address, row: Transfer) {
  return {
    id: transferId(safe, row),
    timestamp: row.transaction.timestamp,
    txStatus: 'SUCCESS',
    txInfo: await describeTransfer(chain, safe, row),
    ...{ executionInfo: null, safeAppInfo: null, note: null },
    txHash: row.transaction.hash,
  }
}

export function transferId(safe: Address, { path, transaction }: Transfer) {
  return `transfer_${safe}_${path[0]}${transaction.hash.slice(2)}${path.slice(1)}`
}

export function moduleId(safe: Address, { logIndex, transaction }: ModuleExecution) {
  return `module_${safe}_i${transaction.hash.slice(2)}${logIndex}`
}
