import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useWorth } from '@/components/assets/useWorth'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { HashLabel } from '@/components/chain/HashLabel'
import * as words from '@/components/transactions/review/words'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { formatCompactAmount } from '@/lib/format/amount'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { paidFeeQuery } from '@/lib/signing/transaction/reviewQuery'

type ReceiptProps = { safe: SafeRef; txHash: Hex; isMined: boolean }

/** The transaction that the chain was sent, and what was paid for it. */
export function Receipt({ safe, txHash, isMined }: ReceiptProps) {
  const { chainId } = safe
  const client = useReadClient({ chainId })
  const { data: fee } = useQuery(paidFeeQuery(client, isMined ? txHash : undefined))
  const worth = useWorth(safe)
  const native = findChain(chainId)?.nativeCurrency
  return (
    <>
      <HashLabel name={words.transaction} hash={txHash} />
      {native && fee !== undefined && (
        <p>
          {words.gasPaid(`${formatCompactAmount(fee, native.decimals)} ${native.symbol}`, worth(fee, native.decimals))}
        </p>
      )}
      <ExplorerLink chainId={chainId} kind="tx" value={txHash}>
        {words.openExplorer}
      </ExplorerLink>
    </>
  )
}
