import { encodeFunctionData, type Hex, type LocalAccount, parseEther, parseUnits } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { confirmAt, proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { proposeMessage } from '@/devnet/proposals'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction, type SafeTransactionInput, safeAbi } from '@/devnet/safeTransactions'
import { badgeAbi, devnetTokens, tokenAbi } from '@/devnet/tokens'
import { gatewayUrl, mintItemTo, mintTo, seedSafe, sharedChain } from '@/tests/e2e/support/seed'

const [, bob, carol] = owners
const [dave, erin, frank] = recipients
const { token, dollar, badge } = devnetTokens
const chain = sharedChain()

export type BudgetWorld = {
  safe: Safe
  /** Queued: what the visitor has not signed yet. */
  payment: Hex
  tokenPayment: Hex
  message: Hex
}

const payToken = (of: Hex, to: Hex, value: bigint): SafeTransactionInput => ({
  to: of,
  data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, value] }),
})
const pay = (to: Hex, ether: string): SafeTransactionInput => ({ to, value: parseEther(ether) })
const give = (safe: Safe, to: Hex, item: bigint): SafeTransactionInput => ({
  to: badge,
  data: encodeFunctionData({ abi: badgeAbi, functionName: 'safeTransferFrom', args: [safe.address, to, item] }),
})
const change = (safe: Safe, data: Hex): SafeTransactionInput => ({ to: safe.address, data })
const threshold = (count: bigint) =>
  encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [count] })
const addOwner = (owner: Hex) =>
  encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, 2n] })
const batch = (safe: Safe) =>
  encodeBatch(
    safe.version,
    [dave, erin].map(({ address }) => ({ to: address, value: parseEther('0.05') })),
  )

/** The demo's Safe as its first owner finds it, of one visitor's own: every kind of thing in it, and eight that wait. */
export async function seedBudgetWorld(visitor: LocalAccount): Promise<BudgetWorld> {
  const everyone = [visitor.address, bob.address, carol.address]
  const safe = await seedSafe({ version: '1.4.1', owners: everyone, threshold: 2 }, parseEther('5'))
  await mintTo(safe.address, token, parseEther('1000'))
  await mintTo(safe.address, dollar, parseUnits('2500.5', 6))
  const [given, kept] = [await mintItemTo(safe.address), await mintItemTo(safe.address)]
  await live(safe, visitor, given)
  const { payment, tokenPayment } = await queue(safe, kept)
  const text = 'We, the owners, agree to meet on Monday.'
  const signer = { gatewayUrl, safe, owner: visitor }
  await proposeMessage(chain, signer, 'This is our Safe.')
  return { safe, payment, tokenPayment, message: await proposeMessageTo(gatewayUrl, chain, safe, text, bob) }
}

async function live(safe: Safe, visitor: LocalAccount, item: bigint) {
  const tooMuch = { ...payToken(dollar, dave.address, parseUnits('1000000', 6)), safeTxGas: 100_000n }
  const done = [
    ...[pay(dave.address, '0.25'), payToken(dollar, dave.address, parseUnits('99.9', 6)), batch(safe)],
    ...[change(safe, threshold(3n)), change(safe, threshold(2n)), { to: safe.address }, tooMuch],
    give(safe, erin.address, item),
  ]
  // The first one pays for it; all three, since three are needed for a while.
  for (const each of done) await executeSafeTransaction(chain, safe, each, [carol, bob, visitor])
}

async function queue(safe: Safe, item: bigint) {
  const nonce = await chain.client.readContract({ address: safe.address, abi: safeAbi, functionName: 'nonce' })
  const wanted = [
    ...[payToken(dollar, erin.address, parseUnits('120', 6)), pay(dave.address, '0.75'), batch(safe)],
    ...[change(safe, addOwner(frank.address)), give(safe, dave.address, item), change(safe, threshold(3n))],
    ...[payToken(token, dave.address, parseEther('10')), pay(erin.address, '0.5')],
  ]
  const hashes: Hex[] = []
  for (const [place, input] of wanted.entries()) {
    const each = { ...input, nonce: nonce + BigInt(place) }
    hashes.push((await proposeTo(gatewayUrl, chain, safe, each, bob)).safeTxHash)
    if (place === 0) await confirmAt(gatewayUrl, chain, safe, each, carol)
  }
  const [tokenPayment, payment] = hashes
  if (!payment || !tokenPayment) throw new Error('Nothing was proposed')
  return { payment, tokenPayment }
}
