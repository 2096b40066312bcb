import { type ParseArgsConfig, parseArgs } from 'node:util'
import { AppError, describeError } from '@/lib/errors'
import { printable, printableJson } from './checkTx/printable'

/** The arguments of a command; what they cannot mean is an `AppError` that ends with the usage. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new AppError(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

/** Runs a command that ends with 2 and one sentence when it cannot do its work, as JSON with `unknown` around it. */
export function runCommand(run: () => Promise<void>, unknown: object = {}): void {
  run().catch((error: unknown) => {
    process.exitCode = 2
    const sentence = describeError(error)
    if (process.argv.includes('--json')) console.log(printableJson({ ...unknown, exitCode: 2, sentence }))
    else console.error(sentence.split('\n').map(printable).join('\n'))
  })
}
