import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createGateway } from '@/lib/gateway/client/client'
import { messageQuery } from '@/lib/gateway/queries/messageQueries'
import { safeNoncesQuery } from '@/lib/gateway/queries/safeQueries'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { claimMessage } from '@/lib/verify/claimedMessage'
import { message, messageHash, safe } from './answers'
import { startWireServer, text } from './wireServer'

const amount = 2n ** 255n + 1n
const types = { Order: [{ name: 'amount', type: 'uint256' }] }

test('numbers that no float holds keep their digits, so that what owners signed is what is hashed', async () => {
  const server = await startWireServer()
  const gateway = createGateway({ baseUrl: server.url })
  const typed = { domain: { chainId: 31337 }, types, primaryType: 'Order', message: { amount: 'AMOUNT' } }
  server.reply(text(JSON.stringify({ ...message, message: typed }).replace('"AMOUNT"', `${amount}`)))
  const answer = await new QueryClient().fetchQuery(messageQuery(gateway, 31337, messageHash))
  const account = { address: safe, chainId: 31337, version: '1.4.1' }
  const hashed = hashSafeMessage(account, claimMessage(answer).message)
  const exact = hashSafeMessage(account, { ...typed, message: { amount: `${amount}` } })
  expect(hashed).toEqual(exact)
  server.reply(text(`{"currentNonce":9007199254740993,"recommendedNonce":${amount}}`))
  const nonces = await new QueryClient().fetchQuery(safeNoncesQuery(gateway, { chainId: 31337, address: safe }))
  expect(nonces).toEqual({ currentNonce: 9007199254740993n, recommendedNonce: amount })
  await server.close()
})
