import type { DemoPart } from '@/devnet/demo'

type Telling = {
  /** Said when a part ends without being told to. */
  endedByItself: string
  explain: (error: unknown) => string
}

/** Runs what `start` hands over, part by part, until a signal, a failure or the end of a part stops all of it. */
export async function runParts(
  start: (onPart: (part: DemoPart) => void) => Promise<void>,
  { endedByItself, explain }: Telling,
): Promise<void> {
  const parts: DemoPart[] = []
  let isStopping = false
  const stopAll = async (code: number) => {
    if (isStopping) return
    isStopping = true
    await Promise.allSettled(parts.reverse().map((part) => part.stop()))
    // What was about to start ends with this process.
    process.exit(code)
  }
  const keepPart = (part: DemoPart) => {
    parts.push(part)
    part.ended?.then(() => {
      if (!isStopping) console.error(endedByItself)
      return stopAll(1)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0))
  // tsx, which started this, is gone without a word: killed, for example.
  process.on('disconnect', () => stopAll(0))
  try {
    await start(keepPart)
  } catch (error) {
    if (!isStopping) console.error(explain(error))
    await stopAll(1)
  }
}
