import { sql } from 'kysely'
import type { Address } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/database'
import { Progress } from './progress'
import { Turn } from './turn'

const safe: Address = '0x5AFE5aFe5afE5aFE5Afe5aFe5AfE5AfE5afe5AFE'
const step = { entries: [], safes: [{ address: safe, next: 7, isOld: false }], mark: undefined }

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.destroy())

function createReader() {
  const changes: boolean[] = []
  const turn = new Turn(store, 1, (isMine) => changes.push(isMine))
  return { turn, changes, progress: new Progress(store, 1, 6, turn) }
}

test('who lost the turn without knowing it keeps nothing, and knows then', async () => {
  const { turn, changes, progress } = createReader()
  await turn.seek()
  await progress.save(step)
  const kept = () => store.selectFrom('watched_safes').select('next_block').execute()
  await sql`UPDATE readers SET holder = 'another'`.execute(store)
  await expect(progress.save({ ...step, safes: [{ address: safe, next: 9, isOld: false }] })).rejects.toThrow('Another')
  expect([await kept(), changes]).toEqual([[{ next_block: 7 }], [true, false]])
  await turn.seek()
  expect(turn.isMine).toBe(false)
})

test('what one keeps the other finds, and finds gone what does not hold any more', async () => {
  const [reader, other] = [createReader(), createReader()]
  await reader.turn.seek()
  expect(await other.progress.refresh()).toEqual({ entries: [], isAnew: true })
  expect(await other.progress.refresh()).toBeUndefined()
  await reader.progress.save(step)
  expect(await other.progress.refresh()).toEqual({ entries: [], isAnew: false })
  expect(other.progress.safes).toEqual(reader.progress.safes)
  await reader.progress.forgetAbove(3)
  expect(await other.progress.refresh()).toMatchObject({ isAnew: true })
  expect(other.progress.safes.get(safe)?.next).toBe(4)
})

test('a Safe that another process has watched is not lost on the reader, whatever it keeps meanwhile', async () => {
  const [reader, other] = [createReader(), createReader()]
  await reader.turn.seek()
  await reader.progress.refresh()
  await other.progress.watch({ address: safe, next: 0, isOld: false })
  await reader.progress.save({ entries: [], safes: [], mark: undefined })
  await reader.progress.refresh()
  expect([...reader.progress.safes.keys()]).toEqual([safe])
})
