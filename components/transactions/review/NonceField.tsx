import { parseNonce } from '@/components/transactions/view/parseNonce'
import { Field } from '@/components/ui/Field'

type NonceFieldProps = {
  text: string
  onChange: (text: string) => void
  /** The next nonce on the chain, undefined while it is not known. */
  next: bigint | undefined
  /** What the service proposes; undefined when it does not answer. */
  proposed: bigint | undefined
}

/** The nonce that is going to be signed, changeable, with what another one would mean. */
export function NonceField({ text, onChange, next, proposed }: NonceFieldProps) {
  const nonce = parseNonce(text)
  return (
    <Field
      label="Nonce"
      inputMode="numeric"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      hint={explain(nonce, next, proposed)}
      problem={findProblem(nonce, next)}
    />
  )
}

function findProblem(nonce: bigint | undefined, next: bigint | undefined): string | undefined {
  if (nonce === undefined) return 'A nonce is a whole number.'
  return next !== undefined && nonce < next ? `This nonce is used already: the next one is ${next}.` : undefined
}

function explain(
  nonce: bigint | undefined,
  next: bigint | undefined,
  proposed: bigint | undefined,
): string | undefined {
  if (nonce === undefined || next === undefined || nonce < next) return undefined
  const first = proposed === undefined || proposed < next ? next : proposed
  if (nonce > first) {
    const gap =
      nonce === first + 1n
        ? `The gateway has nothing queued for nonce ${first}`
        : `The gateway has nothing queued for nonce ${first} to ${nonce - 1n}`
    return `${gap}: this has to wait until something is.`
  }
  if (nonce < first) return 'The gateway has something else queued with this nonce: only one of them can be executed.'
  if (proposed === undefined) return 'The next nonce on the chain; the service did not say what is queued.'
  return nonce === next
    ? 'The next one: it can be executed as soon as it is signed.'
    : `After what the gateway has queued from ${next} on.`
}
