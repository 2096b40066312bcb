import { expect, it, vi } from 'vitest'
import { createMailbox, type RelayMessage } from './mailbox'

function createClient(clientId: string) {
  const received: { pushId: number; message: RelayMessage }[] = []
  return {
    received,
    subscriber: { clientId, push: (pushId: number, message: RelayMessage) => received.push({ pushId, message }) },
  }
}

const sent = { topic: 'pairing', message: 'sealed', ttl: 300, tag: 1100 }

it('keeps a message for a client that subscribes later, and never returns it to its sender', () => {
  const mailbox = createMailbox()
  const [site, siteAfterReload, wallet] = [createClient('site'), createClient('site'), createClient('wallet')]
  mailbox.subscribe(site.subscriber, 'pairing')
  mailbox.publish(site.subscriber, sent)
  mailbox.subscribe(siteAfterReload.subscriber, 'pairing')
  mailbox.subscribe(wallet.subscriber, 'pairing')
  expect(wallet.received.map(({ message }) => message.message)).toEqual(['sealed'])
  expect([...site.received, ...siteAfterReload.received]).toEqual([])
})

it('delivers again to a client that left before it acknowledged, and not after', () => {
  const mailbox = createMailbox()
  const [site, wallet, again, last] = ['site', 'wallet', 'wallet', 'wallet'].map(createClient)
  if (!site || !wallet || !again || !last) throw new Error('unreachable')
  mailbox.subscribe(wallet.subscriber, 'pairing')
  mailbox.publish(site.subscriber, sent)
  mailbox.leave(wallet.subscriber)
  mailbox.subscribe(again.subscriber, 'pairing')
  expect(again.received).toHaveLength(1)
  mailbox.acknowledge(again.received[0]?.pushId ?? 0)
  mailbox.subscribe(last.subscriber, 'pairing')
  expect(last.received).toEqual([])
})

it('drops a message whose time is over', () => {
  vi.useFakeTimers()
  try {
    const mailbox = createMailbox()
    const [site, wallet] = [createClient('site'), createClient('wallet')]
    mailbox.publish(site.subscriber, sent)
    vi.advanceTimersByTime(301_000)
    mailbox.subscribe(wallet.subscriber, 'pairing')
    expect(wallet.received).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
