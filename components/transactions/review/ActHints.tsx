import type { Hex } from 'viem'
import { describeTold, nameAct } from '@/components/transactions/begun/describeAct'
import { useToldActs } from '@/components/transactions/begun/useToldActs'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './words'

type ActHintsProps = { safe: SafeView; hash: Hex | undefined; isShort?: boolean }

/** What was begun here with one transaction and is not at its end; in a list, in a few words. */
export function ActHints({ safe, hash, isShort = false }: ActHintsProps) {
  const acts = useToldActs(safe).filter(({ note, told }) => note.hash === hash && told && words.shortHints[told.state])
  if (acts.length === 0) return null
  return acts.map(({ note, told }) => (
    <p key={`${note.kind} ${note.account}`} data-told={told?.state}>
      {isShort && told ? words.shortHints[told.state] : told && words.hint(nameAct(note), describeTold(note, told))}
    </p>
  ))
}
