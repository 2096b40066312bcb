import { expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { offerOf, sayObstacle } from '@/lib/signing/obstacle'
import { planCreation } from './creation'
import { decideCreation } from './decideCreation'

const [alice] = owners
const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.5.0')
const setup = { threshold: 1, version: '1.5.0', singleton: singletonL2, proxyFactory, fallbackHandler, saltNonce: 1n }
const named = [{ address: alice.address, name: '' }]
const creation = planCreation({ chainId: 31337, name: '', owners: named, ...setup })
const review = {
  created: { state: 'absent' as const },
  factoryAddress: creation.address,
  addressBalance: 0n,
  fee: undefined,
  payerBalance: undefined,
  mayBeUnderWay: false,
  isBeingTaken: false,
}
const good = { creation, account: alice.address, walletChainId: 31337, review, error: null }

test('what the chain agrees to may be sent by the connected account on its chain', () => {
  expect(decideCreation(good)).toBeUndefined()
})

test.each<[string, Partial<Parameters<typeof decideCreation>[0]>, RegExp, string?]>([
  ['a failed question, whatever was answered before', { error: new Error('no connection') }, /could not be checked/],
  ['no answer yet', { review: undefined }, /still being checked/],
  ['a Safe that is there', { review: { ...review, created: { state: 'asAsked', checks: [] } } }, /exists already/],
  ['something else there', { review: { ...review, created: { state: 'other', checks: [] } } }, /Something else/],
  ['somebody’s transaction for it under way', { review: { ...review, isBeingTaken: true } }, /wait for it/],
  ['another address', { review: { ...review, factoryAddress: recipients[0].address } }, /another address/],
  ['no address', { review: { ...review, factoryAddress: undefined } }, /another address \(none\)/],
  ['no wallet', { account: undefined }, /No wallet/, 'connect'],
  ['a wallet on another chain', { walletChainId: 1 }, /another network than/, 'switchChain'],
])('is refused with %s', (_, change, reason, offer) => {
  const obstacle = decideCreation({ ...good, ...change })
  expect(obstacle && sayObstacle(obstacle)).toMatch(reason)
  expect(obstacle && offerOf(obstacle)).toBe(offer)
})
