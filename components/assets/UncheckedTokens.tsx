import type { Balances } from '@/components/assets/model/useBalances'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import * as words from './words'

type UncheckedTokensProps = { balances: Balances }

/** That a long list is the gateway's word beyond its first tokens, and a way to have more of it checked. */
export function UncheckedTokens({ balances: { rows, unasked, askMore } }: UncheckedTokensProps) {
  if (!rows || unasked === 0) return null
  return (
    <Notice tone="warning" title={words.tokensUnchecked(unasked, rows.length)}>
      <p>{words.uncheckedHint}</p>
      <Button onClick={askMore}>{words.checkMore}</Button>
    </Notice>
  )
}
