import { encodeFunctionData, parseEther, parseUnits } from 'viem'
import { owners, recipients } from './accounts'
import type { Chain } from './chain'
import { proposeMessage, proposeTransaction } from './proposals'
import { safeAbi } from './safeTransactions'
import { tokenAbi } from './tokens'
import { describeWorld } from './world'

const [alice, bob, carol] = owners
const [dave, erin] = recipients

/**
 * What waits for the owners of the shared Safe 1.4.1: two transactions that exclude each other, one that is fully
 * confirmed, and a message that lacks a signature.
 */
export async function seedQueue(chain: Chain, gatewayUrl: string) {
  const { shared, tokens } = describeWorld()
  const safe = shared['1.4.1']
  const as = (owner: typeof alice) => ({ gatewayUrl, safe, owner })
  const nonce = await nextNonce(chain, safe.address)
  await proposeTransaction(chain, as(alice), { to: dave.address, value: parseEther('0.75'), nonce })
  await proposeTransaction(chain, as(bob), { to: safe.address, nonce })
  const args = [erin.address, parseUnits('120', 6)] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
  for (const owner of [bob, carol]) {
    await proposeTransaction(chain, as(owner), { to: tokens.dollar, data, nonce: nonce + 1n })
  }
  await proposeMessage(chain, as(alice), 'We, the owners, agree to meet on Monday.')
}

function nextNonce({ client }: Chain, address: `0x${string}`) {
  return client.readContract({ address, abi: safeAbi, functionName: 'nonce' })
}
