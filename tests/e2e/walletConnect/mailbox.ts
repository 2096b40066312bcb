export type RelayMessage = { topic: string; message: string; publishedAt: number; tag: number }
export type Subscriber = { clientId: string; push: (pushId: number, message: RelayMessage) => void }

type Stored = RelayMessage & { sender: string; expires: number }

/**
 * Messages wait here until one other client acknowledges them or their time is over: the wallet subscribes after the
 * proposal was sent, and a page that reloads misses what came meanwhile. Nobody gets back what they sent themselves.
 */
export function createMailbox() {
  const subscriptions = new Map<string, Set<Subscriber>>()
  const stored = new Map<string, Set<Stored>>()
  const unacknowledged = new Map<number, Stored>()
  let lastPushId = 0

  function push(subscriber: Subscriber, message: Stored) {
    lastPushId += 1
    unacknowledged.set(lastPushId, message)
    const { topic, message: text, publishedAt, tag } = message
    subscriber.push(lastPushId, { topic, message: text, publishedAt, tag })
  }

  function subscribe(subscriber: Subscriber, topic: string) {
    subscriptions.set(topic, (subscriptions.get(topic) ?? new Set()).add(subscriber))
    for (const message of stored.get(topic) ?? []) {
      if (message.expires < Date.now()) stored.get(topic)?.delete(message)
      else if (message.sender !== subscriber.clientId) push(subscriber, message)
    }
  }

  function publish(sender: Subscriber, sent: { topic: string; message: string; ttl: number; tag: number }) {
    const { topic, message, ttl, tag } = sent
    const now = Date.now()
    const entry: Stored = { topic, message, tag, publishedAt: now, sender: sender.clientId, expires: now + ttl * 1000 }
    stored.set(topic, (stored.get(topic) ?? new Set()).add(entry))
    for (const subscriber of subscriptions.get(topic) ?? []) {
      if (subscriber.clientId !== sender.clientId) push(subscriber, entry)
    }
  }

  return {
    subscribe,
    publish,
    unsubscribe: (subscriber: Subscriber, topic: string) => void subscriptions.get(topic)?.delete(subscriber),
    leave(subscriber: Subscriber) {
      for (const subscribers of subscriptions.values()) subscribers.delete(subscriber)
    },
    acknowledge(pushId: number) {
      const message = unacknowledged.get(pushId)
      unacknowledged.delete(pushId)
      if (message) stored.get(message.topic)?.delete(message)
    },
  }
}
