import { confirmMessage } from '@/lib/gateway/calls/confirmMessage'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { messageQuery, messagesQuery } from '@/lib/gateway/queries/messageQueries'
import * as answers from './answers'
import { chainPath, safePath, safeRef, testCalls } from './callCases'

const { messageHash, signature } = answers

const typedData = { domain: { chainId: 1n }, types: { Mail: [{ name: 'to', type: 'string' }] }, message: { to: 'Bob' } }

testCalls([
  {
    name: 'messages',
    call: (g, c) => c.fetchInfiniteQuery(messagesQuery(g, safeRef)),
    answer: answers.page([
      { type: 'DATE_LABEL', timestamp: 1764000000000 },
      { ...answers.message, type: 'MESSAGE' },
    ]),
    path: `${safePath}/messages`,
  },
  {
    name: 'message',
    call: (g, c) => c.fetchQuery(messageQuery(g, 31337, messageHash)),
    answer: answers.message,
    path: `${chainPath}/messages/${messageHash}`,
  },
  {
    name: 'message proposal',
    call: (g) => proposeMessage(g, safeRef, { message: typedData, signature, safeAppId: 3 }),
    answer: undefined,
    method: 'POST',
    path: `${safePath}/messages`,
    body: { message: { ...typedData, domain: { chainId: '1' } }, signature, safeAppId: 3 },
  },
  {
    name: 'message confirmation',
    call: (g) => confirmMessage(g, 31337, messageHash, signature),
    answer: undefined,
    method: 'POST',
    path: `${chainPath}/messages/${messageHash}/signatures`,
    body: { signature },
  },
])
