import type { Address } from 'viem'
import { findChain } from '@/lib/config/chain'
import { formatCsv } from '@/lib/file/csv'
import { formatAmount } from '@/lib/format/amount'
import { formatIsoTime } from '@/lib/format/time'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo, TransferInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TransactionListItem, TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'

const columns = [
  'Date',
  'Type',
  'Direction',
  'From',
  'To',
  'Amount',
  'Asset',
  'Token address',
  'Token ID',
  'Method',
  'Status',
  'Nonce',
  'Safe transaction ID',
  'Transaction hash',
] as const

type Row = Partial<Record<(typeof columns)[number], string>>

/**
 * A Safe's history as a table, one row a transaction, in the order given. Amounts are exact and dates are UTC. Day
 * labels are left out; a kind that is not known here has a row that names it.
 */
export function exportHistory(items: readonly TransactionListItem[], safe: SafeRef): string {
  const rows = items.flatMap((item): Row[] => {
    if (item.type === 'TRANSACTION') return [historyRow(item.transaction, safe)]
    return item.type === 'UNKNOWN' ? [{ Type: item.kind }] : []
  })
  return formatCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

function historyRow(transaction: TransactionSummary, safe: SafeRef): Row {
  const { timestamp, txInfo, txStatus, executionInfo, id, txHash } = transaction
  return {
    Date: formatIsoTime(timestamp),
    ...describeInfo(txInfo, safe),
    Status: txStatus,
    Nonce: executionInfo?.type === 'MULTISIG' ? `${executionInfo.nonce}` : '',
    'Safe transaction ID': id,
    'Transaction hash': txHash ?? (txInfo.type === 'Creation' ? txInfo.transactionHash : ''),
  }
}

function describeInfo(info: TransactionInfo, safe: SafeRef): Row {
  switch (info.type) {
    case 'Transfer':
      return {
        Type: 'Transfer',
        Direction: directions[info.direction],
        From: info.sender.value,
        To: info.recipient.value,
        ...describeTransfer(info.transferInfo, safe.chainId),
      }
    case 'SettingsChange':
      return { Type: 'Settings change', From: safe.address, Method: info.dataDecoded?.method ?? '' }
    case 'Custom':
      return {
        Type: info.isCancellation ? 'Rejection' : 'Contract call',
        From: safe.address,
        To: info.to.value,
        Method: info.methodName ?? '',
        ...(info.value ? { Direction: 'Out', ...nativeAmount(info.value, safe.chainId) } : {}),
      }
    case 'Creation':
      return { Type: 'Safe creation', From: info.creator.value, To: safe.address }
    default:
      return { Type: info.kind }
  }
}

const directions = { INCOMING: 'In', OUTGOING: 'Out', UNKNOWN: 'Unknown' }

function describeTransfer(transfer: TransferInfo, chainId: number): Row {
  switch (transfer.type) {
    case 'NATIVE_COIN':
      return nativeAmount(transfer.value, chainId)
    case 'ERC20':
      return {
        // Without decimals the amount is known in smallest units only, and a bare number would be taken for tokens.
        Amount:
          transfer.decimals === null
            ? `${transfer.value} smallest units`
            : formatAmount(transfer.value, transfer.decimals),
        ...token(transfer),
      }
    case 'ERC721':
      return { Amount: '1', ...token(transfer), 'Token ID': `${transfer.tokenId}` }
    default:
      return { Asset: transfer.kind }
  }
}

function nativeAmount(amount: bigint, chainId: number): Row {
  const currency = findChain(chainId)?.nativeCurrency
  return currency
    ? { Amount: formatAmount(amount, currency.decimals), Asset: currency.symbol }
    : { Amount: `${amount} wei` }
}

function token({ tokenSymbol, tokenAddress }: { tokenSymbol: string | null; tokenAddress: Address }): Row {
  return { Asset: tokenSymbol ?? '', 'Token address': tokenAddress }
}
