import { encodeFunctionData, type Hex, hashMessage, hexToNumber, recoverAddress, slice } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction, signSafeTransaction } from '@/devnet/safeTransactions'
import { safeAbi } from '@/lib/safe/call/abi'
import { hashSafeMessageContent } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import vectors from '@/tests/vectors/safe.json'
import { checkContractSignature } from './contractSignature'
import { splitSignatures } from './signatures'
import { type SignatureInput, verifySignature } from './verifySignature'
import { approvedHashSignature, contractSignature, parseWalletSignature } from './walletSignature'

const [alice, bob, carol] = owners
const outsider = recipients[0]
const transaction = createTransaction({ to: outsider.address, value: 5n, data: '0x' }, 0n)

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

describe('published signatures', () => {
  const [overHash, personal] = vectors.signatures
  const account = { address: alice.address, chainId: 1, version: '1.3.0' } as const

  test('of a key over a hash', async () => {
    const { hash, signature, owner } = overHash as { hash: Hex; signature: Hex; owner: Hex }
    const input = { account, hash, preimage: '0x' as Hex, signature }
    expect(await verifySignature(undefined, { ...input, signer: owner })).toMatchObject({
      status: 'valid',
      kind: 'eoa',
    })
    const other = await verifySignature(undefined, { ...input, signer: alice.address })
    expect(other).toMatchObject({ status: 'invalid', recovered: owner })
  })

  test('of a personal message whose v is 0 or 1', async () => {
    const { message, signature, owner } = personal as { message: string; signature: Hex; owner: Hex }
    expect(hexToNumber(slice(signature, 64))).toBeLessThan(2)
    const corrected = parseWalletSignature(signature, 'typedData')
    expect(await recoverAddress({ hash: hashMessage(message), signature: corrected })).toBe(owner)
  })
})

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('signatures for a Safe of version %s', (version) => {
  let nested: Safe
  let doubleNested: Safe
  let safe: Safe
  let input: Omit<SignatureInput, 'signer' | 'signature'>

  beforeEach(async () => {
    nested = await createSafe(chain, { version, owners: [bob.address, carol.address], threshold: 2 })
    doubleNested = await createSafe(chain, { version, owners: [nested.address], threshold: 1 })
    const ownerAddresses = [alice.address, nested.address, doubleNested.address]
    safe = await createSafe(chain, { version, owners: ownerAddresses, threshold: 3 })
    const account = { address: safe.address, chainId: chain.chainId, version }
    const { safeTxHash, preimage } = hashSafeTransaction(account, transaction)
    input = { account, hash: safeTxHash, preimage }
  })

  test('by typed data and by eth_sign', async () => {
    const typed = await alice.signTypedData(safeTransactionTypedData(input.account, transaction))
    const personal = await alice.signMessage({ message: { raw: input.hash } })
    const ethSign = parseWalletSignature(personal, 'ethSign')
    const check = (signature: Hex) => verifySignature(undefined, { ...input, signer: alice.address, signature })
    expect(await check(typed)).toMatchObject({ status: 'valid', kind: 'eoa', recovered: alice.address })
    expect(await check(ethSign)).toMatchObject({ status: 'valid', kind: 'ethSign', recovered: alice.address })
    expect(await check(personal)).toMatchObject({ status: 'invalid', kind: 'eoa' })
    const other = await verifySignature(undefined, {
      ...input,
      hash: hashMessage('x'),
      signer: alice.address,
      signature: typed,
    })
    expect(other.status).toBe('invalid')
  })

  test('by an approval on the chain', async () => {
    const signature = approvedHashSignature(alice.address)
    const check = { ...input, signer: alice.address, signature }
    expect(await verifySignature(undefined, check)).toMatchObject({ status: 'unknown', kind: 'approvedHash' })
    expect(await verifySignature(chain.client, check)).toMatchObject({ status: 'invalid' })
    const sentBy = (sender: Hex) => ({ ...check, past: { execution: { sender } } })
    expect(await verifySignature(undefined, sentBy(alice.address))).toMatchObject({ status: 'valid' })
    expect(await verifySignature(chain.client, sentBy(bob.address))).toMatchObject({ status: 'invalid' })
    // Who called the Safe is not known: that it was this owner is possible.
    expect(await verifySignature(chain.client, { ...check, past: { execution: {} } })).toMatchObject({
      status: 'unknown',
    })
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [input.hash] })
    await chain.client.sendTransactionSync({ account: alice, to: safe.address, data })
    expect(await verifySignature(chain.client, check)).toMatchObject({ status: 'valid', kind: 'approvedHash' })
  })

  test('by a Safe, and by a Safe whose owner is a Safe', async () => {
    const signers = [alice, { safe: nested, signers: [bob, carol] }]
    const deepSigners = [...signers, { safe: doubleNested, signers: [{ safe: nested, signers: [bob, carol] }] }]
    const joined = await signSafeTransaction(chain, safe, transaction, deepSigners)
    const parts = splitSignatures(joined)
    for (const owner of [nested, doubleNested]) {
      const part = parts.find((part) => part.kind === 'contract' && part.signer === owner.address)
      if (part?.kind !== 'contract') throw new Error('no contract signature')
      const check = { ...input, signer: owner.address, signature: contractSignature(owner.address, part.data) }
      expect(await verifySignature(chain.client, check)).toMatchObject({ status: 'valid', kind: 'contract' })
      expect(await verifySignature(undefined, check)).toMatchObject({ status: 'unknown' })
      const tampered: Hex = `${part.data.slice(0, -4) as Hex}0000`
      const bad = { ...check, signature: contractSignature(owner.address, tampered) }
      expect(await verifySignature(chain.client, bad)).toMatchObject({ status: 'invalid' })
      const otherHash = hashMessage('other')
      const other = { ...check, hash: otherHash, preimage: otherHash }
      expect(await verifySignature(chain.client, other)).toMatchObject({ status: 'invalid' })
      const stolen = { ...check, signer: alice.address }
      expect(await verifySignature(chain.client, stolen)).toMatchObject({ status: 'invalid', recovered: owner.address })
    }
    // What is called valid here, the contract executes.
    await chain.client.setBalance({ address: safe.address, value: 5n })
    const { receipt } = await executeSafeTransaction(chain, safe, transaction, deepSigners, outsider)
    expect(receipt.status).toBe('success')
  })

  test('by an address without a contract', async () => {
    const signature = contractSignature(outsider.address, '0x1234')
    const check = { ...input, signer: outsider.address, signature }
    expect(await verifySignature(chain.client, check)).toMatchObject({ status: 'invalid', kind: 'contract' })
  })
})

describe('a contract signature in the form that this Safe will not ask for', () => {
  test.each([
    ['1.4.1', 'hash'],
    ['1.5.0', 'bytes'],
  ] as const)('is refused on %s', async (version, form) => {
    // The owner is a 1.4.1 Safe, whose handler knows both forms.
    const owner = await createSafe(chain, { version: '1.4.1', owners: [bob.address], threshold: 1, saltNonce: 3n })
    const safe = await createSafe(chain, { version, owners: [owner.address], threshold: 1, saltNonce: 3n })
    const account = { address: safe.address, chainId: chain.chainId, version }
    const { safeTxHash: hash, preimage } = hashSafeTransaction(account, transaction)
    const ownerAccount = { address: owner.address, chainId: chain.chainId, version: '1.4.1' }
    const content = form === 'hash' ? hash : preimage
    const { safeMessageHash } = hashSafeMessageContent(ownerAccount, content)
    const data = await bob.sign({ hash: safeMessageHash })
    const signature = contractSignature(owner.address, data)
    const check = await verifySignature(chain.client, { account, hash, preimage, signer: owner.address, signature })
    expect(check).toMatchObject({ status: 'invalid', form })
    const either = { owner: owner.address, hash, preimage, signature: data }
    expect(await checkContractSignature(chain.client, either)).toMatchObject({ status: 'valid', form })
  })
})

test('a malformed signature is invalid and says why', async () => {
  const account = { address: alice.address, chainId: 1, version: '1.3.0' } as const
  const base = { account, hash: hashMessage('x'), preimage: '0x' as Hex, signer: alice.address }
  const check = (signature: Hex) => verifySignature(undefined, { ...base, signature })
  expect(await check('0x')).toMatchObject({ status: 'invalid', reason: { code: 'noSignature' } })
  expect(await check('0x1234')).toMatchObject({ status: 'invalid', reason: { code: 'malformedBy' } })
  const key = `0x${'00'.repeat(64)}1b` as const
  expect(await check(key)).toMatchObject({ status: 'invalid', reason: { code: 'noKey' } })
  expect(await check(`${key}${key.slice(2)}`)).toMatchObject({ reason: { code: 'noKey' } })
})
