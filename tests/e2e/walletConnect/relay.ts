import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { createMailbox, type Subscriber } from './mailbox'

export type Relay = { url: string; port: number; close: () => Promise<void> }

const topic = z.string()
const ttl = z.number().default(300)
const tag = z.number().default(0)
const publish = z.object({ topic, message: z.string(), ttl, tag })
const methods = z.discriminatedUnion('method', [
  z.object({ method: z.literal('irn_subscribe'), params: z.object({ topic }) }),
  z.object({ method: z.literal('irn_batchSubscribe'), params: z.object({ topics: z.array(topic) }) }),
  z.object({ method: z.literal('irn_unsubscribe'), params: z.object({ topic }) }),
  z.object({
    method: z.literal('irn_batchUnsubscribe'),
    params: z.object({ subscriptions: z.array(z.object({ topic })) }),
  }),
  z.object({ method: z.literal('irn_publish'), params: publish }),
  z.object({ method: z.literal('irn_batchPublish'), params: z.object({ messages: z.array(publish) }) }),
  z.object({ method: z.literal('irn_batchFetchMessages'), params: z.object({ topics: z.array(topic) }) }),
  z.object({
    method: z.literal('wc_proposeSession'),
    params: z.object({ pairingTopic: topic, sessionProposal: z.string(), ttl, tag }),
  }),
  z.object({
    method: z.literal('wc_approveSession'),
    params: z.object({
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: z.string(),
      sessionSettlementRequest: z.string(),
      ttl,
      tag,
    }),
  }),
])
type RelayCall = z.infer<typeof methods>

const id = z.union([z.number(), z.string()])
const acknowledgement = z.object({ id })
const request = z.object({ id, method: z.string(), params: z.unknown() })
const tokenPayload = z.object({ iss: z.string() })

// Clients in Node give a connection up when they hear nothing for 35 seconds.
const pingIntervalMs = 20_000

/**
 * A WalletConnect relay for tests: passes sealed messages between the subscribers of a topic and keeps them until they are
 * fetched. Loopback only. It checks no token and no project id, and it answers plain HTTP so that a runner can wait for it.
 */
export async function startRelay({ port = 0 }: { port?: number } = {}): Promise<Relay> {
  const http = createServer((_, response) => response.end('relay'))
  const sockets = new WebSocketServer({ server: http })
  const mailbox = createMailbox()
  sockets.on('connection', (socket, { url = '/' }) => {
    const clientId = clientIdOf(url)
    if (clientId) serve(socket, clientId, mailbox)
    else socket.close(1008, 'no client id')
  })
  const pings = setInterval(() => {
    for (const socket of sockets.clients) socket.ping()
  }, pingIntervalMs)

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  })
  const bound = z.object({ port: z.number() }).parse(http.address())

  async function close() {
    clearInterval(pings)
    for (const socket of sockets.clients) socket.terminate()
    await new Promise((resolve) => http.close(resolve))
  }
  return { url: `ws://127.0.0.1:${bound.port}`, port: bound.port, close }
}

function serve(socket: WebSocket, clientId: string, mailbox: ReturnType<typeof createMailbox>) {
  const subscriber: Subscriber = {
    clientId,
    push: (pushId, data) => {
      // An absent attestation sends the wallet to an outside server for one; an empty one tells it that there is none.
      const params = { id: data.topic, data: { ...data, attestation: '' } }
      socket.send(JSON.stringify({ id: pushId, jsonrpc: '2.0', method: 'irn_subscription', params }))
    },
  }
  socket.on('close', () => mailbox.leave(subscriber))
  socket.on('message', (raw) => {
    const payload: unknown = JSON.parse(raw.toString())
    const call = request.safeParse(payload)
    if (!call.success) return mailbox.acknowledge(Number(acknowledgement.parse(payload).id))
    const known = methods.safeParse(call.data)
    const answer = known.success
      ? { result: perform(known.data, subscriber, mailbox) }
      : { error: { code: -32601, message: `The relay cannot do ${call.data.method}.` } }
    socket.send(JSON.stringify({ id: call.data.id, jsonrpc: '2.0', ...answer }))
  })
}

function perform(
  { method, params }: RelayCall,
  subscriber: Subscriber,
  mailbox: ReturnType<typeof createMailbox>,
): unknown {
  switch (method) {
    case 'irn_subscribe':
      mailbox.subscribe(subscriber, params.topic)
      return params.topic
    case 'irn_batchSubscribe':
      for (const one of params.topics) mailbox.subscribe(subscriber, one)
      return params.topics
    case 'irn_unsubscribe':
      mailbox.unsubscribe(subscriber, params.topic)
      return true
    case 'irn_batchUnsubscribe':
      for (const one of params.subscriptions) mailbox.unsubscribe(subscriber, one.topic)
      return true
    case 'irn_publish':
      mailbox.publish(subscriber, params)
      return true
    case 'irn_batchPublish':
      for (const one of params.messages) mailbox.publish(subscriber, one)
      return true
    case 'irn_batchFetchMessages':
      // Everything waiting is pushed on subscription already.
      return { messages: [], hasMore: false }
    case 'wc_proposeSession':
      mailbox.subscribe(subscriber, params.pairingTopic)
      mailbox.publish(subscriber, { ...params, topic: params.pairingTopic, message: params.sessionProposal })
      return true
    case 'wc_approveSession':
      mailbox.subscribe(subscriber, params.sessionTopic)
      mailbox.publish(subscriber, { ...params, topic: params.pairingTopic, message: params.sessionProposalResponse })
      mailbox.publish(subscriber, { ...params, topic: params.sessionTopic, message: params.sessionSettlementRequest })
      return true
  }
}

/** The client's own key id from its (unchecked) token: it stays the same when the client connects again. */
function clientIdOf(url: string): string | undefined {
  const token = new URL(url, 'http://relay').searchParams.get('auth') ?? ''
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  try {
    return tokenPayload.parse(JSON.parse(payload)).iss
  } catch {
    return undefined
  }
}
