import type { Balances } from '@/components/assets/model/useBalances'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'

type UncheckedTokensProps = { balances: Balances }

/** That a long list is the gateway's word beyond its first tokens, and a way to have more of it checked. */
export function UncheckedTokens({ balances: { rows, unasked, askMore } }: UncheckedTokensProps) {
  if (!rows || unasked === 0) return null
  const count = unasked === 1 ? '1 token' : `${unasked} tokens`
  return (
    <Notice tone="warning" title={`The gateway lists so many tokens that ${count} of ${rows.length} were not checked`}>
      <p>All are in the list below; what was not checked is the gateway’s word.</p>
      <Button onClick={askMore}>Check more of them</Button>
    </Notice>
  )
}
