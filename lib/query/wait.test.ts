import { expect, test } from 'vitest'
import { wait } from './wait'

test('does not begin to wait on an aborted signal', async () => {
  await expect(wait(60, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})
