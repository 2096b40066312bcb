import type { Address } from 'viem'
import { findChain } from '@/lib/config/chain'
import { formatCsv } from '@/lib/file/csv'
import { formatAmount } from '@/lib/format/amount'
import { formatIsoTime } from '@/lib/format/time'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo, TransferInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TransactionListItem, TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import * as words from './words'

type Row = Partial<Record<keyof typeof words.columns, string>>

const blank = Object.fromEntries(Object.keys(words.columns).map((column) => [column, '']))

/**
 * A Safe's history as a table, one row a transaction, in the order given. Amounts are exact and dates are UTC. Day
 * labels are left out; a kind that is not known here has a row that names it.
 */
export function exportHistory(items: readonly TransactionListItem[], safe: SafeRef): string {
  const rows = items.flatMap((item): Row[] => {
    if (item.type === 'TRANSACTION') return [historyRow(item.transaction, safe)]
    return item.type === 'UNKNOWN' ? [{ type: item.kind }] : []
  })
  return formatCsv([Object.values(words.columns), ...rows.map((row) => Object.values({ ...blank, ...row }))])
}

function historyRow(transaction: TransactionSummary, safe: SafeRef): Row {
  const { timestamp, txInfo, txStatus, executionInfo, id, txHash } = transaction
  return {
    date: formatIsoTime(timestamp),
    ...describeInfo(txInfo, safe),
    status: txStatus,
    nonce: executionInfo?.type === 'MULTISIG' ? `${executionInfo.nonce}` : '',
    id,
    txHash: txHash ?? (txInfo.type === 'Creation' ? txInfo.transactionHash : ''),
  }
}

function describeInfo(info: TransactionInfo, safe: SafeRef): Row {
  switch (info.type) {
    case 'Transfer':
      return {
        type: words.transfer,
        direction: directions[info.direction],
        from: info.sender.value,
        to: info.recipient.value,
        ...describeTransfer(info.transferInfo, safe.chainId),
      }
    case 'SettingsChange':
      return { type: words.settingsChange, from: safe.address, method: info.dataDecoded?.method ?? '' }
    case 'Custom':
      return {
        type: info.isCancellation ? words.rejection : words.contractCall,
        from: safe.address,
        to: info.to.value,
        method: info.methodName ?? '',
        ...(info.value ? { direction: words.outgoing, ...nativeAmount(info.value, safe.chainId) } : {}),
      }
    case 'Creation':
      return { type: words.safeCreation, from: info.creator.value, to: safe.address }
    default:
      return { type: info.kind }
  }
}

const directions = { INCOMING: words.incoming, OUTGOING: words.outgoing, UNKNOWN: words.unknownDirection }

function describeTransfer(transfer: TransferInfo, chainId: number): Row {
  switch (transfer.type) {
    case 'NATIVE_COIN':
      return nativeAmount(transfer.value, chainId)
    case 'ERC20':
      return {
        // Without decimals the amount is known in smallest units only, and a bare number would be taken for tokens.
        amount:
          transfer.decimals === null
            ? words.smallestUnits(transfer.value)
            : formatAmount(transfer.value, transfer.decimals),
        ...token(transfer),
      }
    case 'ERC721':
      return { amount: '1', ...token(transfer), tokenId: `${transfer.tokenId}` }
    default:
      return { asset: transfer.kind }
  }
}

function nativeAmount(amount: bigint, chainId: number): Row {
  const currency = findChain(chainId)?.nativeCurrency
  return currency
    ? { amount: formatAmount(amount, currency.decimals), asset: currency.symbol }
    : { amount: words.wei(amount) }
}

function token({ tokenSymbol, tokenAddress }: { tokenSymbol: string | null; tokenAddress: Address }): Row {
  return { asset: tokenSymbol ?? '', tokenAddress }
}
