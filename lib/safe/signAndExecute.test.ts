import {
  type Address,
  createWalletClient,
  custom,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  MethodNotFoundRpcError,
  UserRejectedRequestError,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { safeAbi } from './abi'
import { createSafeCall, InvalidNewSafeError, type NewSafe, predictSafeAddress } from './createSafe'
import { createApproval, prepareExecution } from './executeTransaction'
import { describeSafeErrorCode } from './executionErrors'
import { readExecutionResult } from './executionResult'
import { joinSignatures, type OwnerSignature } from './joinSignatures'
import { hashSafeMessage } from './messageHash'
import { readSafe } from './readSafe'
import { createRejection } from './rejection'
import { sendCall } from './sendCall'
import { splitSignatures } from './signatures'
import { WrongSignatureError } from './signContent'
import { signForOwnerSafe, signSafeMessage, signTransaction } from './signTransaction'
import { createTransaction } from './transaction'
import { hashSafeTransaction } from './transactionHash'
import { approvedHashSignature, contractSignature } from './walletSignature'

const [alice, bob, carol] = owners
const receiver = recipients[0].address
const ownerAddresses = owners.map((owner) => owner.address)
const allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

/** The node signs for its own accounts, as a wallet with keys would. */
function nodeWallet() {
  return createWalletClient({ transport: http(chain.url) })
}

/** The node's wallet behind a provider that refuses some methods. */
function refusingWallet(refused: Record<string, Error>, changeAnswer = (answer: unknown): unknown => answer) {
  const node = nodeWallet()
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const error = refused[method]
    if (error) throw error
    return changeAnswer(await node.request({ method, params } as never))
  }
  return createWalletClient({ transport: custom({ request }, { retryCount: 0 }) })
}

async function seedSafe(version: (typeof allVersions)[number], saltNonce = 0n, safeOwners = ownerAddresses) {
  const safe = await createSafe(chain, { version, owners: safeOwners, threshold: 2, saltNonce })
  await chain.client.setBalance({ address: safe.address, value: 100n })
  return { safe, account: { address: safe.address, chainId: chain.chainId, version } }
}

function sending(sender: Address) {
  return { client: chain.client, wallet: nodeWallet(), chainId: chain.chainId, sender }
}

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

describe('signing', () => {
  const account = { address: receiver, chainId: 31337, version: '1.4.1' } as const
  const transaction = createTransaction({ to: receiver, value: 1n, data: '0x' }, 0n)
  const { safeTxHash } = hashSafeTransaction(account, transaction)

  test('asks the wallet nothing when the hash shown is not that of the fields', async () => {
    let isAsked = false
    const ask = async (): Promise<Hex> => {
      isAsked = true
      return '0x'
    }
    const signing = { wallet: { signTypedData: ask, signMessage: ask }, signer: alice.address }
    const changed = { ...transaction, value: 2n }
    const mismatch = expect.objectContaining({ name: 'HashMismatchError', received: safeTxHash })
    await expect(signTransaction(signing, account, changed, safeTxHash)).rejects.toEqual(mismatch)
    const unknown = { ...account, version: '7.0.0' }
    await expect(signTransaction(signing, unknown, transaction, safeTxHash)).rejects.toThrow('not known here')
    const { safeMessageHash } = hashSafeMessage(account, 'a text')
    await expect(signSafeMessage(signing, account, 'another', safeMessageHash)).rejects.toThrow('Do not sign')
    expect(isAsked).toBe(false)
  })

  test('passes on a rejection, and does not ask a second time', async () => {
    const rejection = new UserRejectedRequestError(new Error('no'))
    const wallet = refusingWallet({ eth_signTypedData_v4: rejection })
    const signing = { wallet, signer: alice.address }
    await expect(signTransaction(signing, account, transaction, safeTxHash)).rejects.toThrow('rejected')
  })

  test.each([0, 1])('corrects a wallet that answers v - 27 (run %i)', async (nonce) => {
    const wallet = refusingWallet({}, (answer) => {
      if (typeof answer !== 'string' || answer.length !== 132) return answer
      return `${answer.slice(0, -2)}0${Number.parseInt(answer.slice(-2), 16) - 27}`
    })
    const own = { ...transaction, nonce: BigInt(nonce) }
    const hash = hashSafeTransaction(account, own).safeTxHash
    const { signature } = await signTransaction({ wallet, signer: alice.address }, account, own, hash)
    expect(['1b', '1c']).toContain(signature.slice(-2))
  })

  test('refuses the signature of another account or of another message', async () => {
    const signature = await bob.sign({ hash: safeTxHash })
    const wallet = { signTypedData: async () => signature, signMessage: async () => signature }
    const signing = { wallet, signer: alice.address, client: chain.client }
    await expect(signTransaction(signing, account, transaction, safeTxHash)).rejects.toBeInstanceOf(WrongSignatureError)
  })

  test('signs a message that the Safe then accepts', async () => {
    const { account } = await seedSafe('1.4.1', 6n)
    const message = 'hello'
    const { safeMessageHash } = hashSafeMessage(account, message)
    const signatures = await Promise.all(
      [carol, alice].map(({ address }) =>
        signSafeMessage({ wallet: nodeWallet(), signer: address }, account, message, safeMessageHash),
      ),
    )
    const signature = joinSignatures(signatures)
    expect(await chain.client.verifyMessage({ address: account.address, message, signature })).toBe(true)
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

  test('sends nothing from a wallet on another chain', async () => {
    const call = createApproval(receiver, hashMessage('x'))
    const elsewhere = { ...sending(alice.address), chainId: 1 }
    await expect(sendCall(elsewhere, call)).rejects.toMatchObject({ name: 'WrongChainError' })
  })
})

describe('createSafe', () => {
  const newSafe = (version: (typeof allVersions)[number], l2: boolean): NewSafe => {
    const contracts = safeContracts(version)
    return {
      owners: ownerAddresses,
      threshold: 2,
      saltNonce: 2n ** 255n + (l2 ? 1n : 0n),
      singleton: l2 ? contracts.singletonL2 : contracts.singleton,
      proxyFactory: contracts.proxyFactory,
      fallbackHandler: contracts.fallbackHandler,
    }
  }

  test.each(allVersions.flatMap((version) => [true, false].map((l2) => ({ version, l2 }))))(
    'predicts the address that the chain then gives: %o',
    async ({ version, l2 }) => {
      const safe = newSafe(version, l2)
      const address = predictSafeAddress(safe)
      expect(await chain.client.getCode({ address })).toBeUndefined()
      const call = createSafeCall(safe)
      const hash = await sendCall(sending(alice.address), call)
      await chain.client.waitForTransactionReceipt({ hash })
      expect(await readSafe(chain.client, address)).toMatchObject({
        address,
        version,
        owners: ownerAddresses,
        threshold: 2,
        singleton: safe.singleton,
        fallbackHandler: safe.fallbackHandler,
      })
    },
  )

  test.each<[string, Partial<NewSafe>]>([
    ['no owner', { owners: [], threshold: 0 }],
    ['an owner twice', { owners: [alice.address, alice.address.toLowerCase() as Address], threshold: 1 }],
    ['the zero address', { owners: [zeroAddress], threshold: 1 }],
    ['a threshold of 0', { threshold: 0 }],
    ['a threshold above the owners', { threshold: 4 }],
    ['an unknown implementation', { singleton: receiver }],
  ])('refuses %s', (_, change) => {
    expect(() => predictSafeAddress({ ...newSafe('1.4.1', true), ...change })).toThrow(InvalidNewSafeError)
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
