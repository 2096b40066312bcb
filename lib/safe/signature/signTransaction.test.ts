import { type Hex, UserRejectedRequestError } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { signingDesk } from '@/tests/safe/signingDesk'
import { joinSignatures } from './joinSignatures'
import { signSafeMessage, signTransaction, WrongSignatureError } from './signTransaction'

const [alice, bob, carol] = owners
const receiver = recipients[0].address
const _ownerAddresses = owners.map((owner) => owner.address)
const _allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const { nodeWallet, refusingWallet, seedSafe } = signingDesk(() => chain)

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
