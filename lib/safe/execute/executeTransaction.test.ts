import { encodeFunctionData, type Hex, hashMessage, MethodNotFoundRpcError } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { sendCall } from '@/lib/safe/call/sendCall'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { splitSignatures } from '@/lib/safe/signature/signatures'
import { signForOwnerSafe, signTransaction, WrongSignatureError } from '@/lib/safe/signature/signTransaction'
import { approvedHashSignature, contractSignature } from '@/lib/safe/signature/walletSignature'
import { signingDesk } from '@/tests/safe/signingDesk'
import { createApproval, isTiedToNonce, prepareExecution } from './executeTransaction'
import { describeSafeErrorCode } from './executionErrors'
import { readExecutionResult } from './executionResult'
import { createRejection } from './rejection'

const [alice, bob, carol] = owners
const receiver = recipients[0].address
const _ownerAddresses = owners.map((owner) => owner.address)
const allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const { nodeWallet, refusingWallet, seedSafe, sending } = signingDesk(() => chain)

describe.each(allVersions)('a transaction on %s', (version) => {
  test('is signed by two owners, one by eth_sign, and executed by a third account', async () => {
    const { safe, account } = await seedSafe(version)
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const { safeTxHash } = hashSafeTransaction(account, transaction)
    const withoutTypedData = refusingWallet({ eth_signTypedData_v4: new MethodNotFoundRpcError(new Error('no')) })
    const confirmations = await Promise.all([
      signTransaction({ wallet: nodeWallet(), signer: bob.address }, account, transaction, safeTxHash),
      signTransaction({ wallet: withoutTypedData, signer: alice.address }, account, transaction, safeTxHash),
    ])
    expect(confirmations.map(({ signature }) => splitSignatures(signature)[0]?.kind)).toEqual(['eoa', 'ethSign'])
    const state = await readSafe(chain.client, safe.address)
    const call = prepareExecution(state, transaction, confirmations, recipients[1].address)
    const before = await chain.client.getBalance({ address: receiver })
    const hash = await sendCall(sending(recipients[1].address), call)
    const receipt = await chain.client.waitForTransactionReceipt({ hash })
    expect(readExecutionResult(receipt, safe.address, safeTxHash)).toBe('success')
    expect(readExecutionResult(receipt, safe.address, hashMessage('other'))).toBe('absent')
    expect(await chain.client.getBalance({ address: receiver })).toBe(before + 1n)
  })

  test('needs no signature of the owner who executes, and takes an approval on the chain', async () => {
    const { safe, account } = await seedSafe(version, 1n)
    const transaction = createRejection(safe.address, 0n)
    const { safeTxHash } = hashSafeTransaction(account, transaction)
    await chain.client.waitForTransactionReceipt({
      hash: await sendCall(sending(carol.address), createApproval(safe.address, safeTxHash)),
    })
    const approval = { signer: carol.address, signature: approvedHashSignature(carol.address) }
    const state = await readSafe(chain.client, safe.address)
    const call = prepareExecution(state, transaction, [approval], bob.address)
    const hash = await sendCall(sending(bob.address), call)
    const receipt = await chain.client.waitForTransactionReceipt({ hash })
    expect(readExecutionResult(receipt, safe.address, safeTxHash)).toBe('success')
  })

  test('whose call fails is told from one that succeeds', async () => {
    const { safe, account } = await seedSafe(version, 2n)
    const inner = { to: safe.address, value: 0n, data: badCall() }
    const failing = { ...createTransaction(inner, 0n), safeTxGas: 100_000n }
    const { safeTxHash } = hashSafeTransaction(account, failing)
    const signing = { wallet: nodeWallet(), signer: alice.address }
    const confirmation = await signTransaction(signing, account, failing, safeTxHash)
    const state = await readSafe(chain.client, safe.address)
    const hash = await sendCall(sending(bob.address), prepareExecution(state, failing, [confirmation], bob.address))
    const receipt = await chain.client.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(readExecutionResult(receipt, safe.address, safeTxHash)).toBe('failure')
  })

  test('is signed for a Safe among the owners by that Safe’s owners', async () => {
    const inner = await createSafe(chain, {
      version,
      owners: [bob.address, carol.address],
      threshold: 2,
      saltNonce: 9n,
    })
    const { safe, account } = await seedSafe(version, 3n, [alice.address, inner.address])
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const hashes = hashSafeTransaction(account, transaction)
    const signed = { hash: hashes.safeTxHash, preimage: hashes.preimage }
    const innerAccount = { address: inner.address, chainId: chain.chainId, version }
    const innerSignatures = await Promise.all(
      [bob, carol].map(({ address }) =>
        signForOwnerSafe({ wallet: nodeWallet(), signer: address }, innerAccount, signed, version),
      ),
    )
    const confirmation: OwnerSignature = {
      signer: inner.address,
      signature: contractSignature(inner.address, joinSignatures(innerSignatures)),
    }
    const state = await readSafe(chain.client, safe.address)
    const call = prepareExecution(state, transaction, [confirmation], alice.address)
    const receipt = await chain.client.waitForTransactionReceipt({
      hash: await sendCall(sending(alice.address), call),
    })
    expect(readExecutionResult(receipt, safe.address, hashes.safeTxHash)).toBe('success')
  })

  test('by the wallet of a contract owner is checked with the contract', async () => {
    const inner = await createSafe(chain, { version, owners: [bob.address], threshold: 1, saltNonce: 9n })
    const { account } = await seedSafe(version, 4n, [alice.address, inner.address])
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const { safeTxHash, preimage } = hashSafeTransaction(account, transaction)
    const innerAccount = { address: inner.address, chainId: chain.chainId, version }
    const { signature } = await signForOwnerSafe(
      { wallet: nodeWallet(), signer: bob.address },
      innerAccount,
      { hash: safeTxHash, preimage },
      version,
    )
    const contractWallet = { signTypedData: async () => signature, signMessage: async () => signature }
    const signing = { wallet: contractWallet, signer: inner.address, client: chain.client }
    const confirmation = await signTransaction(signing, account, transaction, safeTxHash)
    expect(confirmation.signature).toBe(contractSignature(inner.address, signature))
    const wrong = { ...signing, wallet: { ...contractWallet, signTypedData: async (): Promise<Hex> => '0x' } }
    await expect(signTransaction(wrong, account, transaction, safeTxHash)).rejects.toBeInstanceOf(WrongSignatureError)
  })

  test('is refused with a reason that names what the contract’s code means', async () => {
    const { safe, account } = await seedSafe(version, 5n)
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const { safeTxHash } = hashSafeTransaction(account, transaction)
    const signing = { wallet: nodeWallet(), signer: alice.address }
    const confirmation = await signTransaction(signing, account, transaction, safeTxHash)
    const state = await readSafe(chain.client, safe.address)
    const changed = { ...transaction, value: 2n }
    const call = prepareExecution(state, changed, [confirmation], bob.address)
    const error = await sendCall(sending(bob.address), call).catch((error: Error) => error)
    expect(describeSafeErrorCode(`${error}`)).toMatch(/GS026/)
  })
})

describe('prepareExecution', () => {
  test('says what is missing before anything is sent', async () => {
    const { safe, account } = await seedSafe('1.4.1', 7n)
    const state = await readSafe(chain.client, safe.address)
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const { safeTxHash } = hashSafeTransaction(account, transaction)
    const signing = { wallet: nodeWallet(), signer: alice.address }
    const confirmation = await signTransaction(signing, account, transaction, safeTxHash)
    const foreign = { ...confirmation, signer: receiver }
    const few = expect.objectContaining({ name: 'NotExecutableError', reason: 'signatures' })
    expect(() => prepareExecution(state, transaction, [confirmation])).toThrow(few)
    expect(() => prepareExecution(state, transaction, [confirmation, foreign])).toThrow(few)
    expect(() => prepareExecution(state, transaction, [confirmation], alice.address)).toThrow(few)
    expect(() => prepareExecution(state, transaction, [confirmation], receiver)).toThrow(few)
    const late = expect.objectContaining({ name: 'NotExecutableError', reason: 'nonce' })
    expect(() => prepareExecution(state, { ...transaction, nonce: 1n }, [confirmation], bob.address)).toThrow(late)
  })

  test('where one signature suffices, takes one that is tied to the nonce rather than that the owner sends it', async () => {
    const { safe, account } = await seedSafe('1.4.1', 8n)
    const state = { ...(await readSafe(chain.client, safe.address)), threshold: 1 }
    const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
    const { safeTxHash } = hashSafeTransaction(account, transaction)
    const own = { signer: alice.address, signature: approvedHashSignature(alice.address) }
    const signed = await signTransaction(
      { wallet: nodeWallet(), signer: bob.address },
      account,
      transaction,
      safeTxHash,
    )
    const isTied = (confirmations: OwnerSignature[]) =>
      isTiedToNonce(prepareExecution(state, transaction, confirmations, alice.address), alice.address)
    expect(isTied([own, signed])).toBe(true)
    expect(isTied([{ signer: bob.address, signature: approvedHashSignature(bob.address) }])).toBe(true)
    expect(isTied([own])).toBe(false)
    expect(isTied([])).toBe(false)
  })

  test('sends nothing from a wallet on another chain', async () => {
    const call = createApproval(receiver, hashMessage('x'))
    const elsewhere = { ...sending(alice.address), chainId: 1 }
    await expect(sendCall(elsewhere, call)).rejects.toMatchObject({ name: 'WrongChainError' })
  })
})

test('describeSafeErrorCode finds the code in any text', () => {
  expect(describeSafeErrorCode('execution reverted: GS013')).toBe('The call inside the transaction failed. (GS013)')
  expect(describeSafeErrorCode('execution reverted')).toBeUndefined()
  expect(describeSafeErrorCode('GS999')).toBeUndefined()
})

/** A call of the Safe to itself that the Safe refuses. */
function badCall(): Hex {
  return encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [99n] })
}
