import { type Address, encodeFunctionData, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { minter, owners } from '../../devnet/accounts'
import { encodeBatch } from '../../devnet/batch'
import { confirmAt, proposeTo } from '../../devnet/gateway/seedGateway'
import type { Safe } from '../../devnet/safes'
import { buildSafeTransaction, signSafeTransaction } from '../../devnet/safeTransactions'
import { compiledContracts } from '../../devnet/solidity'
import { tokenAbi } from '../../devnet/tokens'
import { gatewayUrl, seedSafe, sharedChain } from '../../tests/e2e/support/seed'

const [alice, bob] = owners
const chain = sharedChain()
const atOnce = 40

const makeKeys = (count: number) =>
  Array.from({ length: count }, (_, index) => privateKeyToAccount(keccak256(numberToHex(index + 1))))

/** A Safe with so many tokens, each a contract of its own. */
export async function seedTokens(count: number): Promise<Safe> {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  const { DevnetToken } = await compiledContracts()
  const from = { account: minter, chain: chain.client.chain }
  let nonce = await chain.client.getTransactionCount(minter)
  await inParts(count, async (place) => {
    const args = [`Token ${place}`, `T${place}`, 18]
    const hash = await chain.client.deployContract({ ...from, ...DevnetToken, args, nonce: nonce++ })
    const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('A token was not deployed')
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [safe.address, BigInt(place + 1)] })
    await chain.client.sendTransaction({ ...from, to: contractAddress, data, nonce: nonce++ })
  })
  return safe
}

/** So many transactions that wait, each signed by both owners. */
export async function seedQueue(count: number): Promise<Safe> {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
  await inParts(count, async (place) => {
    const payment = { to: receiver(place), value: 1n, nonce: BigInt(place) }
    await proposeTo(gatewayUrl, chain, safe, payment)
    await confirmAt(gatewayUrl, chain, safe, payment, bob)
  })
  return safe
}

export async function seedBatch(count: number) {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  const calls = Array.from({ length: count }, (_, place) => ({ to: receiver(place), value: 1n }))
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, encodeBatch(safe.version, calls))
  return { safe, id: `multisig_${safe.address}_${safeTxHash}` }
}

/** A Safe of which so many owners have signed a transaction that waits. */
export async function seedOwners(count: number) {
  const others = makeKeys(count - 1)
  const everyone = [alice, ...others].map(({ address }) => address)
  const safe = await seedSafe({ version: '1.4.1', owners: everyone, threshold: count })
  const transaction = await buildSafeTransaction(chain, safe, { to: receiver(0), value: 1n })
  // Takes seconds, in which the service would close a connection that is kept.
  const signature = await signSafeTransaction(chain, safe, transaction, others)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, { to: receiver(0), value: 1n })
  const { ok, status } = await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}/confirmations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ signature }),
  })
  if (!ok) throw new Error(`The signatures were answered with ${status}`)
  return { safe, id: `multisig_${safe.address}_${safeTxHash}` }
}

export async function seedSafes(owner: Address, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await seedSafe({ version: '1.4.1', owners: [owner], threshold: 1 }, 0n)
  }
}

const receiver = (place: number) => privateKeyToAccount(keccak256(numberToHex(1_000_000 + place))).address

async function inParts(count: number, make: (place: number) => Promise<void>) {
  for (let start = 0; start < count; start += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) => start + index)
    await Promise.all(places.map(make))
  }
}
