import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import { StatusWord } from './StatusWord'
import * as words from './words'

type SignatureResultProps = { check: Check }

/** Whether a signature holds, and why. */
export function SignatureResult({ check }: SignatureResultProps) {
  return (
    <p>
      <StatusWord status={check.status}>{words.signatureResults[check.status]}</StatusWord> {sayReason(check.reason)}
    </p>
  )
}
