import { type Address, encodeFunctionData, parseEther, parseUnits } from 'viem'
import { owners, recipients } from './accounts'
import type { Chain } from './chain'
import { type Proposal, proposeMessage, proposeTransaction } from './proposals'
import type { Safe } from './safes'
import { safeAbi } from './safeTransactions'
import { devnetTokens, tokenAbi } from './tokens'
import { describeWorld } from './world'

const [alice, bob, carol] = owners
const [dave, erin] = recipients

type As = (owner: typeof alice) => Proposal

/** What waits for the owners of the shared Safes, of each kind something: for Alice to confirm, to execute, to wait for. */
export async function seedQueue(chain: Chain, gatewayUrl: string) {
  const { shared } = describeWorld()
  const of =
    (safe: Safe): As =>
    (owner) => ({ gatewayUrl, safe, owner })
  await seedTreasury(chain, shared['1.4.1'], of(shared['1.4.1']))
  await seedPayroll(chain, shared['1.3.0'], of(shared['1.3.0']))
  await seedGrants(chain, shared['1.5.0'], of(shared['1.5.0']))
}

/** Two transactions that exclude each other, one that is fully confirmed, and a message that lacks a signature. */
async function seedTreasury(chain: Chain, safe: Safe, as: As) {
  const nonce = await nextNonce(chain, safe.address)
  await proposeTransaction(chain, as(alice), { to: dave.address, value: parseEther('0.75'), nonce })
  await proposeTransaction(chain, as(bob), { to: safe.address, nonce })
  const call = pay(devnetTokens.dollar, erin.address, parseUnits('120', 6))
  for (const owner of [bob, carol]) await proposeTransaction(chain, as(owner), { ...call, nonce: nonce + 1n })
  await proposeMessage(chain, as(alice), 'We, the owners, agree to meet on Monday.')
}

/** A payment and a new owner, which lack a signature. */
async function seedPayroll(chain: Chain, safe: Safe, as: As) {
  const nonce = await nextNonce(chain, safe.address)
  const call = pay(devnetTokens.dollar, dave.address, parseUnits('300', 6))
  await proposeTransaction(chain, as(bob), { ...call, nonce })
  const args = [erin.address, 2n] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
  await proposeTransaction(chain, as(carol), { to: safe.address, data, nonce: nonce + 1n })
}

/** A payment that can be executed. */
async function seedGrants(chain: Chain, safe: Safe, as: As) {
  const nonce = await nextNonce(chain, safe.address)
  const call = pay(devnetTokens.token, erin.address, parseEther('250'))
  for (const owner of [bob, carol]) await proposeTransaction(chain, as(owner), { ...call, nonce })
}

function pay(token: Address, to: Address, amount: bigint) {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }) }
}

function nextNonce({ client }: Chain, address: `0x${string}`) {
  return client.readContract({ address, abi: safeAbi, functionName: 'nonce' })
}
