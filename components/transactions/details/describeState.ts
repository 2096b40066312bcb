import { verdicts } from '@/components/verification/words'
import { includesAddress, isAmong } from '@/lib/format/address'
import type { Situation } from '@/lib/signing/transaction/decideActions'
import * as words from './words'

/** How far a queued transaction is for whoever looks at it, by the chain and by the signatures that hold. */
export function describeState({ account, chain, transaction, verdict, signedBy }: Situation): string {
  if (verdict?.status === 'mismatch') return words.states.wrong
  if (!verdict) return verdicts.loading
  if (!chain || !transaction) return words.states.unknown
  const { nonce } = transaction
  if (nonce < chain.nonce) return words.states.over
  const held = signedBy.filter(isAmong(chain.owners)).length
  if (held >= chain.threshold) return nonce === chain.nonce ? words.states.ready : words.states.waits(chain.nonce)
  const isYours = account && includesAddress(chain.owners, account) && !includesAddress(signedBy, account)
  return isYours ? words.states.yours : words.states.others
}
