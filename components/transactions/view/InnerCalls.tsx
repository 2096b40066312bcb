import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import styles from './InnerCalls.module.css'
import * as words from './words'

type InnerCallsProps = { calls: readonly DecodedCall[]; depth: number; children: (call: DecodedCall) => ReactNode }

const step = 25
const headings = ['h3', 'h4', 'h5', 'h6'] as const

/** The calls inside of a call, in the order of execution; long lists in steps, never cut. */
export function InnerCalls({ calls, depth, children }: InnerCallsProps) {
  const [shown, setShown] = useState(step)
  if (calls.length === 0) return null
  const Heading = headings[Math.min(depth, headings.length) - 1] ?? 'h6'
  const hidden = calls.length - shown
  return (
    <>
      <ol className={styles.calls}>
        {calls.slice(0, shown).map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one constant batch
          <li key={index}>
            <Heading className={styles.heading}>{words.callPosition(index + 1, calls.length)}</Heading>
            {children(call)}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <p>
          <Button onClick={() => setShown(shown + step)}>{words.showMore(Math.min(step, hidden), hidden)}</Button>
        </p>
      )}
    </>
  )
}
