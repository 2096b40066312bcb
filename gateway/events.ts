type Level = 'info' | 'warn' | 'error'

/** Says what happened, for the operator. */
export type Tell = (level: Level, event: string, details?: Record<string, string | number>) => void

/** One line of JSON for each event. */
export function tellLines(write: (line: string) => void): Tell {
  return (level, event, details = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`)
}
