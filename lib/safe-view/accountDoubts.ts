import type { Hex } from 'viem'
import { type AccountVerdict, judgeAccount } from '@/lib/safe/account/implementation'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import * as words from './words'

/** Why an account may not do what a Safe does: what must be read before anything is signed for it. */
export type AccountDoubt = { code: Exclude<AccountVerdict, 'known'>; sentence: string }

/** What is doubtful about an account that answers like a Safe, see `judgeAccount`; undefined for a known Safe. */
export function findAccountDoubt(chain: SafeState, singletonCode: Hex | undefined): AccountDoubt | undefined {
  const code = judgeAccount(chain, singletonCode)
  return code === 'known' ? undefined : { code, sentence: sayDoubt(code, chain) }
}

type Verdict = { status: CheckStatus | 'loading'; sentence: string | undefined }

/** A verdict as it is shown: of an account in doubt, nothing is proved by what it says itself. */
export function doubtVerdict({ status, sentence }: Verdict, chain: SafeState | undefined): Verdict {
  if (status !== 'match' || !chain || !findAccountDoubt(chain, undefined)) return { status, sentence }
  return { status: 'unknown', sentence: words.accountAlone }
}

function sayDoubt(code: AccountDoubt['code'], { singleton, version, code: own }: SafeState): string {
  const target = own.kind === 'delegation' ? own.target : undefined
  return words.accountDoubts[code]({ singleton, version: version.slice(0, 40), target })
}
