import { concat, type Hex, hashTypedData, type LocalAccount, parseAbi, slice, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { buildProposal } from '@/devnet/gateway/seedGateway'
import { type SafeVersion, safeVersions } from '@/devnet/safeContracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { approvedHashSignature } from '@/devnet/safeSignatures'
import { createSafe, type Safe } from '@/devnet/safes'
import {
  buildSafeTransaction,
  encodeExecution,
  hashSafeTransaction,
  signSafeTransaction,
} from '@/devnet/safeTransactions'
import { type RunningGateway, startGateway } from './server'

const [alice, bob, carol] = owners
const [dave] = recipients
const approveAbi = parseAbi(['function approveHash(bytes32 hash)'])

let chain: Chain
let gateway: RunningGateway
const safes = new Map<SafeVersion, Safe>()

beforeAll(async () => {
  chain = await startDevnetChain()
  gateway = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  for (const version of safeVersions) {
    const inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce: 8n })
    const all = [alice.address, bob.address, inner.address]
    safes.set(version, await createSafe(chain, { version, owners: all, threshold: 2, saltNonce: 9n }))
  }
})
afterAll(async () => {
  await gateway.stop()
  await chain.stop()
})

type Details = {
  txStatus: string
  detailedExecutionInfo: { confirmations: { signer: { value: string }; signature: Hex }[] }
}

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${gateway.url}/v1/chains/31337/${path}`, {
    ...{ method, body: body === undefined ? undefined : JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

async function propose(safe: Safe, nonce: bigint, sign: (hash: Hex) => Promise<Hex>, sender: { address: string }) {
  const proposal = await buildProposal(chain, safe, { to: dave.address, nonce }, alice)
  const signature = await sign(proposal.safeTxHash)
  return call('POST', `transactions/${safe.address}/propose`, { ...proposal, signature, sender: sender.address })
}

/** What a wallet's eth_sign makes, with the mark that Safe contracts know it by. */
async function ethSign(account: LocalAccount, hash: Hex) {
  const signature = await account.signMessage({ message: { raw: hash } })
  return concat([slice(signature, 0, 64), toHex(Number(slice(signature, 64, 65)) + 4, { size: 1 })])
}

function find(version: SafeVersion) {
  const safe = safes.get(version)
  if (!safe) throw new Error(`No Safe ${version}`)
  return safe
}

describe.each(safeVersions)('a Safe %s accepts the confirmation of', (version) => {
  test('a key over the personal message of the hash', async () => {
    const { status, body } = await propose(find(version), 20n, (hash) => ethSign(alice, hash), alice)
    expect([status, body.detailedExecutionInfo.confirmations[0].signer.value]).toEqual([200, alice.address])
  })

  test('an owner that is itself a Safe, in a form that the contract then accepts', async () => {
    const safe = find(version)
    const inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce: 8n })
    const transaction = await buildSafeTransaction(chain, safe, { to: dave.address })
    const byInner = await signSafeTransaction(chain, safe, transaction, [{ safe: inner, signers: [carol] }])
    const first = await propose(safe, transaction.nonce, async () => byInner, { address: inner.address })
    expect([first.status, first.body.message]).toEqual([200, undefined])
    const hash = hashSafeTransaction(chain, safe, transaction)
    const second = await call('POST', `transactions/${hash}/confirmations`, {
      signature: await signSafeTransaction(chain, safe, transaction, [alice]),
    })
    expect(second.body.txStatus).toBe('AWAITING_EXECUTION')
    const { confirmations } = (second.body as Details).detailedExecutionInfo
    expect(new Set(confirmations.map(({ signer }) => signer.value))).toEqual(new Set([inner.address, alice.address]))

    const joined = await signSafeTransaction(chain, safe, transaction, [alice, { safe: inner, signers: [carol] }])
    const data = encodeExecution(transaction, joined)
    await chain.client.sendTransactionSync({ account: bob, to: safe.address, data })
    const executed = (await call('GET', `transactions/${hash}`)).body as Details
    expect(executed.txStatus).toBe('SUCCESS')
    expect(executed.detailedExecutionInfo.confirmations).toHaveLength(2)
  })

  test('a Safe whose signature is by a stranger: refused', async () => {
    const safe = find(version)
    const inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce: 8n })
    const transaction = await buildSafeTransaction(chain, safe, { to: dave.address, nonce: 25n })
    const forged = await signSafeTransaction(chain, safe, transaction, [{ safe: inner, signers: [dave] }])
    const { status, body } = await propose(safe, 25n, async () => forged, { address: inner.address })
    expect([status, body]).toEqual([400, { code: 400, message: expect.stringContaining('does not hold on the chain') }])
  })

  test('an owner who has approved the hash on the chain', async () => {
    const safe = find(version)
    const { safeTxHash } = await buildProposal(chain, safe, { to: dave.address, nonce: 21n }, bob)
    await chain.client.writeContractSync({
      ...{ account: bob, chain: chain.client.chain, address: safe.address, abi: approveAbi },
      ...{ functionName: 'approveHash', args: [safeTxHash] },
    })
    const { status, body } = await propose(safe, 21n, async () => approvedHashSignature(bob.address), bob)
    expect([status, body.detailedExecutionInfo.confirmations]).toEqual([
      200,
      [expect.objectContaining({ signer: expect.objectContaining({ value: bob.address }) })],
    ])
  })

  test('an owner who approves the hash of a queued transaction, without a word to the gateway', async () => {
    const safe = find(version)
    const { body } = await propose(safe, 22n, (hash) => alice.sign({ hash }), alice)
    expect(body.txStatus).toBe('AWAITING_CONFIRMATIONS')
    const hash = body.detailedExecutionInfo.safeTxHash
    await chain.client.writeContractSync({
      ...{ account: bob, chain: chain.client.chain, address: safe.address, abi: approveAbi },
      ...{ functionName: 'approveHash', args: [hash] },
    })
    const details = (await call('GET', `transactions/${hash}`)).body as Details
    expect(details.txStatus).toBe('AWAITING_EXECUTION')
    expect(details.detailedExecutionInfo.confirmations[1]?.signature).toBe(approvedHashSignature(bob.address))
  })

  test('a message by an owner that is itself a Safe, prepared as the contract wants it', async () => {
    const safe = find(version)
    const inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce: 8n })
    const asInner = { safe: inner, signers: [carol] }
    const message = `Signed in ${version}`
    const signature = await signSafeMessage(chain, safe, message, [asInner])
    const proposed = await call('POST', `safes/${safe.address}/messages`, { message, signature })
    expect([proposed.status, proposed.body]).toEqual([202, undefined])
    const [, item] = (await call('GET', `safes/${safe.address}/messages`)).body.results
    const second = { signature: await signSafeMessage(chain, safe, message, [alice]) }
    expect((await call('POST', `messages/${item.messageHash}/signatures`, second)).status).toBe(200)
    const { preparedSignature } = (await call('GET', `messages/${item.messageHash}`)).body
    expect(preparedSignature).toBe(await signSafeMessage(chain, safe, message, [alice, asInner]))
    const valid = await chain.client.verifyMessage({ address: safe.address, message, signature: preparedSignature })
    expect(valid).toBe(true)
  })
})

describe('a queued transaction', () => {
  const hourLength = 3_600_000
  async function signDeletion(safe: Safe, safeTxHash: Hex, account: LocalAccount, hour: number) {
    const hash = hashTypedData({
      domain: { name: 'Safe Transaction Service', version: '1.0', chainId: 31337, verifyingContract: safe.address },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      ...{ primaryType: 'DeleteRequest', message: { safeTxHash, totp: BigInt(hour) } },
    })
    if (!account.sign) throw new Error('This account cannot sign a hash')
    return account.sign({ hash })
  }

  test('is deleted by its proposer, in the hour of the signature or the next, and by nobody else', async () => {
    const safe = find('1.4.1')
    const { body } = await propose(safe, 40n, (hash) => alice.sign({ hash }), alice)
    const { safeTxHash } = body.detailedExecutionInfo
    const hour = Math.floor(Date.now() / hourLength)
    const path = `transactions/${safeTxHash}`
    for (const [account, at] of [
      [bob, hour],
      [alice, hour - 2],
      [alice, hour + 2],
    ] as const) {
      const refused = await call('DELETE', path, { signature: await signDeletion(safe, safeTxHash, account, at) })
      expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('Invalid signature')])
    }
    expect((await call('DELETE', path, { signature: '0x1234' })).status).toBe(422)
    const signature = await signDeletion(safe, safeTxHash, alice, hour - 1)
    expect(await call('DELETE', path, { signature })).toEqual({ status: 200, body: undefined })
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('DELETE', path, { signature })).status).toBe(404)
  })
})
