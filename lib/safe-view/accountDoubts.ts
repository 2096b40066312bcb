import type { Hex } from 'viem'
import { type AccountVerdict, judgeAccount } from '@/lib/safe/account/implementation'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { CheckStatus } from '@/lib/safe/verify/verification'

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
  return { status: 'unknown', sentence: 'Only this account itself says so, and it may not be a Safe.' }
}

function sayDoubt(code: AccountDoubt['code'], { singleton, version, code: own }: SafeState): string {
  switch (code) {
    case 'unknownProxy':
      return 'The code at this address is not that of a Safe that is known here: it may do anything, whatever it answers.'
    case 'delegatedKey':
      return own.kind === 'delegation'
        ? `This is the account of a key, which lends itself the code of ${own.target}: that key alone can do everything with it, without any owner.`
        : 'This is the account of a key: that key alone can do everything with it, without any owner.'
    case 'unknownSingleton':
      return `It runs the contract ${singleton}, which Safe did not publish as the implementation of a version that is known here.`
    case 'changedSingleton':
      return `It runs the contract ${singleton}, whose code or version (“${version.slice(0, 40)}”) is not the one that Safe published at this address.`
  }
}
