import { parseNonce } from '@/components/transactions/view/parseNonce'
import { Field } from '@/components/ui/Field'
import { Fold } from '@/components/ui/Fold'
import { hasService } from '@/lib/config/publicEnv'
import * as words from './words'

type NonceFoldProps = {
  text: string
  onChange: (text: string) => void
  /** The next nonce on the chain, undefined while it is not known. */
  next: bigint | undefined
  /** What the service proposes; undefined when it does not answer. */
  proposed: bigint | undefined
}

/** The nonce that is going to be signed and what it means; it can be changed inside. */
export function NonceFold({ text, onChange, next, proposed }: NonceFoldProps) {
  const nonce = parseNonce(text)
  const problem = findProblem(nonce, next)
  return (
    <Fold title={problem ?? words.nonceIs(nonce ?? 0n, explain(nonce, next, proposed))} isOpen={problem !== undefined}>
      <Field
        label={words.nonce}
        inputMode="numeric"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        problem={problem}
      />
    </Fold>
  )
}

function findProblem(nonce: bigint | undefined, next: bigint | undefined): string | undefined {
  if (nonce === undefined) return words.badNonce
  return next !== undefined && nonce < next ? words.usedNonce(next) : undefined
}

function explain(
  nonce: bigint | undefined,
  next: bigint | undefined,
  proposed: bigint | undefined,
): string | undefined {
  if (nonce === undefined || next === undefined || nonce < next) return undefined
  const first = proposed === undefined || proposed < next ? next : proposed
  if (nonce > first) return (hasService ? words.nonceGap : words.nonceLater)(first, nonce - 1n)
  if (nonce < first) return words.queuedNonce
  if (proposed === undefined && hasService) return words.nonceOfChain
  return nonce === next ? words.nextNonce : words.afterQueue(next)
}
