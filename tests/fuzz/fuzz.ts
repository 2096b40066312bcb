import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** What ends a target: a number of inputs, `npm test -- fuzz --inputs N`, or else the time, `--minutes N`. */
const wanted = Number(process.env.FUZZ_INPUTS ?? 0)
const seconds = Number(process.env.FUZZ_SECONDS ?? 4)
const countEnds = { numRuns: wanted }
const timeEnds = {
  numRuns: 2 ** 31 - 1,
  interruptAfterTimeLimit: seconds * 1000,
  // Not one input tried would prove nothing.
  markInterruptAsFailure: false,
}
const longest = 2 ** 31 - 1

// Refusals are thrown by the million, and their stacks are read by nobody.
Error.stackTraceLimit = 5

/**
 * Tries one target with as many inputs as it is given or its time allows. A failure names its input, made small, and the
 * seed that gives it again.
 */
export function fuzz<Input>(
  target: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): void {
  test(target, { timeout: wanted > 0 ? longest : seconds * 1000 + 120_000 }, async () => {
    const started = Date.now()
    let inputs = 0
    const say = () => console.log(`${target}: ${inputs} inputs, ${Math.round((Date.now() - started) / 1000)} s`)
    const property = fc.asyncProperty(input, async (value) => {
      inputs += 1
      await check(value)
      // Without a turn of the event loop nothing that is referred to weakly is ever freed, such as a listener.
      if (inputs % 1000 === 0) await setImmediate()
      if (inputs % 100_000 === 0) say()
    })
    await fc.assert(property, wanted > 0 ? countEnds : timeEnds)
    say()
    expect(inputs).toBeGreaterThan(0)
  })
}
