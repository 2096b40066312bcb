import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type GateResult = { faults: string[]; passed: string }

export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl)
}

/** Prints what a gate found; any fault makes the process exit with 1. */
export async function runGate(name: string, gate: () => Promise<GateResult>): Promise<void> {
  const { faults, passed } = await gate()
  if (faults.length === 0) {
    console.log(`${name}: passed (${passed})`)
    return
  }
  console.error([`${name}: ${faults.length} faults (${passed})`, ...faults.map((fault) => `- ${fault}`)].join('\n'))
  process.exitCode = 1
}
