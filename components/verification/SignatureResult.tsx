import type { Check } from '@/lib/safe/verify/verification'
import { StatusWord } from './StatusWord'

type SignatureResultProps = { check: Check }

const words = { match: 'Holds.', mismatch: 'Does not hold.', unknown: 'Not checked.' }

/** Whether a signature holds, and why. */
export function SignatureResult({ check }: SignatureResultProps) {
  return (
    <p>
      <StatusWord status={check.status}>{words[check.status]}</StatusWord> {check.reason}
    </p>
  )
}
