import { keccak256, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owners, recipients } from './accounts'
import { type Chain, startChain } from './chain'
import { deployContracts } from './contracts'
import { safeVersions } from './safeContracts'
import { signSafeMessage, signUndeployedSafeMessage } from './safeMessages'
import { createSafe, predictSafe, type Safe } from './safes'
import { buildSafeTransaction, executeSafeTransaction, hashSafeTransaction, safeAbi } from './safeTransactions'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
  await deployContracts(chain)
})
afterAll(() => chain.stop())

const ownerAddresses = owners.map((owner) => owner.address)
const kinds = [{ version: '1.3.0', l2: false } as const, ...safeVersions.map((version) => ({ version, l2: true }))]

async function createFunded({ version, l2 }: (typeof kinds)[number], saltNonce: bigint) {
  const safe = await createSafe(chain, { version, l2, owners: ownerAddresses, threshold: 2, saltNonce })
  await chain.client.setBalance({ address: safe.address, value: parseEther('1') })
  return safe
}

describe.each(kinds)('a 2-of-3 Safe of version $version, events $l2', (kind) => {
  let safe: Safe
  beforeAll(async () => {
    safe = await createFunded(kind, 1n)
  })

  it('stands at the predicted address with its owners', async () => {
    const { address } = safe
    expect(await chain.client.readContract({ address, abi: safeAbi, functionName: 'getOwners' })).toEqual(
      ownerAddresses,
    )
    expect(await chain.client.readContract({ address, abi: safeAbi, functionName: 'getThreshold' })).toBe(2n)
  })

  it('hashes a transaction as the contract does', async () => {
    const tx = await buildSafeTransaction(chain, safe, {
      to: recipients[0].address,
      value: 5n,
      data: '0x1234',
      operation: 1,
      safeTxGas: 6n,
      baseGas: 7n,
      gasPrice: 8n,
      gasToken: recipients[1].address,
      refundReceiver: recipients[2].address,
      nonce: 9n,
    })
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
    const expected = await chain.client.readContract({
      address: safe.address,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    })
    expect(hashSafeTransaction(chain, safe, tx)).toBe(expected)
  })

  it('pays when two owners sign, in whatever order', async () => {
    const to = recipients[0].address
    const before = await chain.client.getBalance({ address: to })
    await executeSafeTransaction(chain, safe, { to, value: 3n }, [owners[0], owners[1]])
    await executeSafeTransaction(chain, safe, { to, value: 4n }, [owners[2], owners[1]], recipients[1])
    expect((await chain.client.getBalance({ address: to })) - before).toBe(7n)
  })

  it('pays twice at once from one account', async () => {
    const other = await createFunded(kind, 3n)
    const payment = { to: recipients[0].address, value: 1n }
    const pay = (from: Safe) => executeSafeTransaction(chain, from, payment, [owners[0], owners[1]])
    const paid = await Promise.all([pay(safe), pay(other)])
    expect(paid.map(({ receipt }) => receipt.status)).toEqual(['success', 'success'])
  })

  it('refuses one signature, and a stranger among the signers', async () => {
    const payment = { to: recipients[0].address, value: 1n }
    await expect(executeSafeTransaction(chain, safe, payment, [owners[0]])).rejects.toThrow('reverted')
    await expect(executeSafeTransaction(chain, safe, payment, [owners[0], recipients[0]])).rejects.toThrow('reverted')
  })

  it('signs a text for EIP-1271 with two owners, not with one', async () => {
    const { address } = safe
    const signature = await signSafeMessage(chain, safe, 'hello', [owners[0], owners[2]])
    expect(await chain.client.verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(await chain.client.verifyMessage({ address, message: 'other', signature })).toBe(false)
    const single = await signSafeMessage(chain, safe, 'hello', [owners[0]])
    expect(await chain.client.verifyMessage({ address, message: 'hello', signature: single })).toBe(false)
  })

  it('signs typed data for EIP-1271', async () => {
    const mail = {
      domain: { name: 'Test', chainId: chain.chainId },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'hello' },
    } as const
    const { address } = safe
    const signature = await signSafeMessage(chain, safe, mail, [owners[1], owners[2]])
    expect(await chain.client.verifyTypedData({ address, ...mail, signature })).toBe(true)
  })

  it('signs as an owner of another Safe', async () => {
    const parent = await createSafe(chain, { ...kind, owners: [safe.address, owners[0].address], threshold: 2 })
    await chain.client.setBalance({ address: parent.address, value: 10n })
    const signers = [owners[0], { safe, signers: [owners[1], owners[2]] }]
    await executeSafeTransaction(chain, parent, { to: recipients[0].address, value: 10n }, signers)
    expect(await chain.client.getBalance({ address: parent.address })).toBe(0n)
    const signature = await signSafeMessage(chain, parent, 'nested', signers)
    expect(await chain.client.verifyMessage({ address: parent.address, message: 'nested', signature })).toBe(true)
  })
})

describe.each(safeVersions)('a Safe of version %s that is not deployed', (version) => {
  it('signs for ERC-6492, and differs by each part that makes its address', async () => {
    const options = { version, owners: ownerAddresses, threshold: 2, saltNonce: BigInt(keccak256(toHex(version))) }
    const safe = predictSafe(options)
    const signature = await signUndeployedSafeMessage(chain, safe, 'hello', [owners[0], owners[1]])
    const { address } = safe
    expect(await chain.client.getCode({ address })).toBeUndefined()
    expect(await chain.client.verifyMessage({ address, message: 'hello', signature })).toBe(true)
    const plain = await signSafeMessage(chain, safe, 'hello', [owners[0], owners[1]])
    expect(await chain.client.verifyMessage({ address, message: 'hello', signature: plain })).toBe(false)
    expect(predictSafe({ ...options, threshold: 1 }).address).not.toBe(address)
    expect(predictSafe({ ...options, l2: false }).address).not.toBe(address)
  })
})
