import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createMessageSigning } from '@/lib/safe/call/transfers'
import { hashSafeMessage, safeMessageTypedData } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { joinSignatures } from '@/lib/safe/signature/joinSignatures'
import { type ClaimedMessage, verifyMessage } from './verifyMessage'

const [alice, bob, carol] = owners
const typedData: MessageTypedData = {
  domain: { name: 'App', chainId: 1 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  message: { amount: '340282366920938463463374607431768211455' },
}

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

async function seed(version: '1.3.0' | '1.4.1' | '1.5.0', message: string | MessageTypedData) {
  const safe = await createSafe(chain, { version, owners: owners.map((owner) => owner.address), threshold: 2 })
  const account = { address: safe.address, chainId: chain.chainId, version }
  const context = { account, chain: await readSafe(chain.client, safe.address), client: chain.client }
  const { contentHash, safeMessageHash } = hashSafeMessage(account, message)
  const confirmations = await Promise.all(
    [bob, alice].map(async (owner) => ({
      signer: owner.address,
      signature: await owner.signTypedData(safeMessageTypedData(account, contentHash)),
    })),
  )
  const preparedSignature = joinSignatures(confirmations)
  const claimed: ClaimedMessage = { message, safeMessageHash, confirmations, preparedSignature }
  return { safe, context, claimed, contentHash }
}

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('verifyMessage on %s', (version) => {
  test.each([['a text'], [typedData]])('matches a finished message that the Safe itself accepts', async (message) => {
    const { context, claimed } = await seed(version, message)
    const result = await verifyMessage(context, claimed)
    expect(result).toMatchObject({ status: 'match', signedBy: [bob.address, alice.address] })
    expect(result.checks.map(({ subject }) => subject)).toContain('preparedSignature')
  })

  test('names what was changed', async () => {
    const { context, claimed } = await seed(version, 'a text')
    const message = await verifyMessage(context, { ...claimed, message: 'another text' })
    expect(message).toMatchObject({ status: 'mismatch', signedBy: [] })
    expect(message.checks[0]).toMatchObject({ field: 'message' })
    const [first] = claimed.confirmations
    const half: Hex = first?.signature ?? '0x'
    const unfinished = await verifyMessage(context, { ...claimed, preparedSignature: half })
    expect(unfinished.checks).toContainEqual(expect.objectContaining({ field: 'preparedSignature' }))
    const outsider = recipients[0].address
    const foreign = await verifyMessage(context, {
      ...claimed,
      confirmations: [{ signer: outsider, signature: half }],
    })
    expect(foreign.checks[1]).toMatchObject({ status: 'mismatch', owner: outsider })
  })

  test('accepts 0x only for a message signed on the chain', async () => {
    const { safe, context, claimed, contentHash } = await seed(version, 'signed on the chain')
    const onChain = { ...claimed, confirmations: [], preparedSignature: '0x' as const }
    expect(await verifyMessage(context, onChain)).toMatchObject({ status: 'mismatch' })
    const signing = createMessageSigning(safeContracts(version).signMessageLib, contentHash)
    await executeSafeTransaction(chain, safe, signing, [alice, carol])
    expect(await verifyMessage(context, onChain)).toMatchObject({ status: 'match' })
  })

  test('calls nobody a liar who was an owner and left', async () => {
    const { safe, context, claimed } = await seed(version, 'a text')
    const args = [alice.address, bob.address, 1n] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
    await executeSafeTransaction(chain, safe, { to: safe.address, data }, [alice, bob])
    const today = { ...context, chain: await readSafe(chain.client, safe.address) }
    const result = await verifyMessage(today, claimed)
    expect(result).toMatchObject({ signedBy: [alice.address] })
    expect(result.checks).toContainEqual(expect.objectContaining({ status: 'match', owner: bob.address }))
    // One signature is enough now, and the contract takes the first: which that is, the addresses decide.
    expect(result.checks.map(({ status }) => status)).not.toContain('mismatch')
    const invented = await verifyMessage(today, { ...claimed, preparedSignature: '0x1234' })
    expect(invented).toMatchObject({ status: 'mismatch' })
    const [first] = claimed.confirmations
    const stranger = { signer: recipients[0].address, signature: first?.signature ?? '0x' }
    expect(await verifyMessage(today, { ...claimed, confirmations: [stranger] })).toMatchObject({ status: 'mismatch' })
  })

  test('is unknown when the chain does not answer or the data cannot be hashed', async () => {
    const { context, claimed } = await seed(version, 'a text')
    const silent = await verifyMessage({ ...context, chain: undefined, client: undefined }, claimed)
    expect(silent.status).toBe('unknown')
    const broken = { ...typedData, message: {} }
    expect(await verifyMessage(context, { ...claimed, message: broken })).toMatchObject({ status: 'unknown' })
  })
})
