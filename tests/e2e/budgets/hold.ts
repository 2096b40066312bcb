import { test } from '@playwright/test'
import { z } from 'zod'
import { expect } from '@/tests/e2e/support/fixtures'

const units = ['words', 'px', 'shift at first', 'shift again', 'clicks', 'fields'] as const

export const heldSchema = z.object({
  subject: z.string(),
  width: z.number(),
  unit: z.enum(units),
  measured: z.number(),
  budget: z.number(),
  /** Budget and slack. */
  most: z.number(),
})
export type Held = z.infer<typeof heldSchema>

/** Of words and pixels: a name of another length, a line that wraps. */
export const slack = 0.1
const isSlack = new Set<Held['unit']>(['words', 'px'])

/** Holds what was measured against its budget, and lets the table know. */
export function hold({ why, ...measure }: Omit<Held, 'most'> & { why?: string }): void {
  const { subject, width, unit, measured, budget } = measure
  const most = isSlack.has(unit) ? Math.floor(budget * (1 + slack)) : budget
  const held: Held = { ...measure, most }
  test.info().annotations.push({ type: 'budget', description: JSON.stringify(held) })
  expect.soft(measured, `${subject} at ${width} px: ${unit} ${why ?? ''}`).toBeLessThanOrEqual(most)
}
