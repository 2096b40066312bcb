import { judgeImplementation } from '@/lib/safe/implementation'
import type { SafeState } from '@/lib/safe/readSafe'
import { isAtLeast, parseSafeVersion } from '@/lib/safe/version'

/** Why an account may not do what a Safe does, in a sentence that must be read before anything is signed for it. */
export type AccountDoubt = { code: 'proxy' | 'implementation'; sentence: string }

/** What is doubtful about the code of an account that answers like a Safe; none when it is the code of a known Safe. */
export function findAccountDoubts(chain: SafeState): AccountDoubt[] {
  const { isKnownProxy, state } = judgeImplementation(chain)
  const doubts: AccountDoubt[] = []
  if (!isKnownProxy && isRecent(chain.version)) {
    const sentence =
      'The code at this address is not that of a Safe proxy that is known here: it may do anything, whatever it answers.'
    doubts.push({ code: 'proxy', sentence })
  }
  if (state === 'UNKNOWN' && isRecent(chain.version)) {
    const sentence = `Its implementation ${chain.singleton} is not the one that Safe published under the version that it claims.`
    doubts.push({ code: 'implementation', sentence })
  }
  return doubts
}

function isRecent(version: string): boolean {
  try {
    return isAtLeast(parseSafeVersion(version), parseSafeVersion('1.3.0'))
  } catch {
    return false
  }
}
