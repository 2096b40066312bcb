// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createGateway } from '@/lib/gateway/client/client'
import { createPermissions } from '@/lib/safe-apps/permissions/permissions'
import { holdTurns } from '@/tests/safe/heldTurns'
import { worstTypedData } from '@/tests/safe/worstMessages'
import { shownSafe } from '@/tests/screens/shownSafe'
import { createHostDeps } from './hostDeps'
import { createAppHandlers } from './hostHandlers'
import { createReviewDesk } from './reviewDesk'

afterEach(() => void vi.unstubAllGlobals())

it('typed data is read in a turn of its own, and shown in the next', async () => {
  const desk = createReviewDesk()
  const handlers = createAppHandlers(
    createHostDeps({
      ...{ appOrigin: 'https://app.example', read: () => ({ safe: shownSafe, account: undefined, entries: [] }), desk },
      ...{
        client: undefined,
        gateway: createGateway({ baseUrl: 'http://127.0.0.1:9' }),
        queryClient: new QueryClient(),
      },
      permissions: createPermissions(window.localStorage),
    }),
  )
  const turns = holdTurns()
  const reads: string[] = []
  const ask = (name: string, typedData: unknown) => {
    const params = {
      get typedData() {
        reads.push(name)
        return typedData
      },
    }
    return Promise.resolve(handlers.signTypedMessage(params, new AbortController().signal)).catch(String)
  }
  const refused = ask('invalid', { domain: {}, types: {}, message: {} })
  void ask('long', worstTypedData.texts)
  await turns.settle()
  expect(reads).toEqual([])
  await turns.run()
  expect(await refused).toContain('Invalid typed data')
  expect(reads).toEqual(['invalid'])
  await turns.run()
  expect(reads).toEqual(['invalid', 'long'])
  expect(desk.getState()).toBeUndefined()
  await turns.run()
  expect(desk.getState()).toMatchObject({ kind: 'message' })
})
