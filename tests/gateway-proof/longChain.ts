import { encodeFunctionData } from 'viem'
import { minter, owners, recipients } from '@/devnet/accounts'
import { readArtifact } from '@/devnet/artifacts'
import { type Chain, startChain } from '@/devnet/chain'
import { deployContracts } from '@/devnet/contracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { tokenAbi } from '@/devnet/tokens'

const [alice] = owners
const [dave] = recipients
const mostAtOnce = 1_000

export type LongChain = { chain: Chain; safe: Safe }
type Length = { chainId: number; l2: boolean; blocks: number; transactions: number }

/** A chain of so many blocks, in whose last tenth one Safe executes so many transactions. */
export async function startLongChain({ chainId, l2, blocks, transactions }: Length): Promise<LongChain> {
  // Since Cancun each block writes into the state, and takes the longer the more there are; so does what keeps states of the past.
  const args = ['--hardfork', 'shanghai', '--prune-history']
  const chain = await startChain({ chainId, args })
  await chain.client.setLoggingEnabled(false)
  const early = Math.floor(blocks * 0.9)
  await mine(chain, early)
  await deployContracts(chain)
  const safe = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1, l2 })
  await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 10n ** 18n })
  const token = await deployOldToken(chain, safe)
  const transfer = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 3n] })
  const calls = [{ to: dave.address, value: 1n }, { to: token, data: transfer }, { to: safe.address }]
  for (let nonce = 0; nonce < transactions; nonce += 1) {
    await mine(chain, Math.floor((blocks - early) / transactions) - 1)
    const call = calls[nonce % calls.length] ?? { to: dave.address }
    await executeSafeTransaction(chain, safe, { ...call, nonce: BigInt(nonce) }, [alice])
    if (nonce % 10 === 0) await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 5n })
  }
  return { chain, safe }
}

/** The devnet's own tokens need Cancun. */
async function deployOldToken({ client }: Chain, safe: Safe) {
  const path = 'build/artifacts/contracts/test/ERC20Token.sol/ERC20Token.json'
  const { abi, bytecode } = readArtifact('@safe-global/safe-contracts', path)
  const hash = await client.deployContract({ account: minter, abi, bytecode })
  const { contractAddress: token } = await client.waitForTransactionReceipt({ hash })
  if (!token) throw new Error('The token was not deployed')
  const args = [safe.address, 10n ** 6n] as const
  await client.writeContractSync({ account: minter, address: token, abi: tokenAbi, functionName: 'transfer', args })
  return token
}

async function mine({ client }: Chain, blocks: number) {
  for (let left = blocks; left > 0; left -= mostAtOnce) await client.mine({ blocks: Math.min(left, mostAtOnce) })
}
