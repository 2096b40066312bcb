import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Seconds for one target; `npm test -- fuzz --minutes N` sets them. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 4)
const maxInputs = 2 ** 31 - 1

/**
 * Tries one target with as many inputs as its time allows. A failure names its input, made small, and the seed that
 * gives it again.
 */
export function fuzz<Input>(
  target: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): void {
  test(target, { timeout: seconds * 1000 + 120_000 }, async () => {
    let inputs = 0
    const property = fc.asyncProperty(input, async (value) => {
      inputs += 1
      await check(value)
    })
    await fc.assert(property, {
      numRuns: maxInputs,
      interruptAfterTimeLimit: seconds * 1000,
      // Time is what ends a run; not one input tried would prove nothing.
      markInterruptAsFailure: false,
    })
    console.log(`${target}: ${inputs} inputs`)
    expect(inputs).toBeGreaterThan(0)
  })
}
