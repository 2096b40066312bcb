import type { Chain } from './chain'

const secondsPerDay = 86_400

export type Clock = {
  /** Blocks are mined at this time from here on, later ones by the second. */
  moveTo: (daysAgo: number, minutes?: number) => Promise<void>
  /** From here on blocks are mined at the real time again. */
  resume: () => Promise<void>
}

/** Dates blocks to the days before now. Throws for a chain that has a block which is younger than `days`. */
export async function turnBack({ client }: Chain, days: number): Promise<Clock> {
  const now = Math.floor(Date.now() / 1000)
  const latest = await client.getBlock()
  if (latest.timestamp > now - days * secondsPerDay) {
    throw new Error(`The chain's last block must be older than ${days} days: start it with an early timestamp`)
  }
  const moveTo = (daysAgo: number, minutes = 0) => setTime(client, now - daysAgo * secondsPerDay + minutes * 60)
  return { moveTo, resume: () => setTime(client, Math.floor(Date.now() / 1000)) }
}

// Unlike evm_setNextBlockTimestamp it also goes back, as long as the blocks themselves are older.
async function setTime(client: Chain['client'], seconds: number) {
  type SetTime = { Method: 'evm_setTime'; Parameters: [number]; ReturnType: number }
  await client.request<SetTime>({ method: 'evm_setTime', params: [seconds] })
}
