import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { encodeFunctionData, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { buildProposal, seedGateway } from '@/devnet/gateway/seedGateway'
import { hashSafeMessage, signSafeMessage } from '@/devnet/safeMessages'
import { tokenAbi } from '@/devnet/tokens'
import { type Proof, startProof } from './proof'

const [alice, bob, carol] = owners
const [dave] = recipients
const id = '31337'

let proof: Proof
let safe: Proof['world']['nested']
const appList = 'tests/gateway-proof/safe-apps.json'

beforeAll(async () => {
  proof = await startProof({ safeAppsPath: appList })
  safe = proof.world.shared['1.4.1']
  sdk.setBaseUrl(proof.url)
  await seedGateway(proof.url, proof.chain, proof.world)
})
afterAll(() => proof.stop())

describe('the published SDK reads from the gateway', () => {
  test('a Safe', async () => {
    const info = await sdk.getSafeInfo(id, safe.address)
    expect(info).toMatchObject({ chainId: id, nonce: 8, threshold: 2, version: '1.4.1+L2', modules: null, guard: null })
    expect(info.owners.map(({ value }) => value)).toEqual(owners.map(({ address }) => address))
    expect(info.implementation.value).toBe(safe.singleton)
    expect(info.fallbackHandler?.value).toBe(safe.fallbackHandler)
    expect(info.implementationVersionState).toBe(sdk.ImplementationVersionState.UP_TO_DATE)
    expect(info.txQueuedTag).toMatch(/^\d{10}$/)
  })

  test('incoming transfers', async () => {
    const page = await sdk.getIncomingTransfers(id, safe.address)
    const assets = page.results.map(({ transaction }) => transaction.txInfo.transferInfo.type)
    expect(new Set(assets)).toEqual(new Set(['NATIVE_COIN', 'ERC20', 'ERC721']))
    expect(page.results.every(({ transaction }) => transaction.txInfo.direction === 'INCOMING')).toBe(true)
    const filtered = await sdk.getIncomingTransfers(id, safe.address, { token_address: proof.world.tokens.token })
    expect(filtered.results).toHaveLength(1)
  })

  test('module transactions', async () => {
    const { withModule, module } = proof.world
    const { results } = await sdk.getModuleTransactions(id, withModule.address)
    expect(results[0]?.transaction.executionInfo).toMatchObject({ type: 'MODULE', address: { value: module } })
    expect((await sdk.getModuleTransactions(id, withModule.address, { module: zeroAddress })).results).toEqual([])
  })

  test('multisig transactions, the newest nonce first', async () => {
    const { results } = await sdk.getMultisigTransactions(id, safe.address)
    const nonces = results.map(({ transaction }) => transaction.executionInfo?.nonce)
    expect(nonces).toEqual([10, 9, 8, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    const executed = await sdk.getMultisigTransactions(id, safe.address, { executed: 'true' })
    expect(executed.results).toHaveLength(8)
    const paid = await sdk.getMultisigTransactions(id, safe.address, { to: dave.address, executed: 'false' })
    expect(paid.results.map(({ transaction }) => transaction.executionInfo?.nonce)).toEqual([8])
  })

  test('balances, priced ones first, and the currencies', async () => {
    const { fiatTotal, items } = await sdk.getBalances(id, safe.address)
    expect(items[0]).toMatchObject({
      tokenInfo: { type: 'NATIVE_TOKEN', symbol: 'ETH' },
      balance: '6050000000000000000',
    })
    expect(fiatTotal).toBe('12100')
    expect(items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual(['ETH', 'DEV', 'DUSD'])
    expect((await sdk.getFiatCurrencies()).slice(0, 3)).toEqual(['USD', 'EUR', 'ETH'])
  })

  test('the Safes of an owner', async () => {
    const { safes } = await sdk.getOwnedSafes(id, carol.address)
    expect(safes).toEqual(Object.values(proof.world.shared).map(({ address }) => address))
    expect(await sdk.getOwnedSafes(id, dave.address)).toEqual({ safes: [] })
  })

  test('collectibles, whole and in pages', async () => {
    const holder = proof.world.shared['1.5.0'].address
    const [badge, ...others] = await sdk.getCollectibles(id, holder, {})
    expect(others).toEqual([])
    expect(badge).toMatchObject({ address: proof.world.tokens.badge, tokenSymbol: 'BADGE', id: '3' })
    expect((await sdk.getCollectiblesPage(id, holder, {})).results).toEqual([badge])
  })

  test('the history', async () => {
    const { results } = await sdk.getTransactionHistory(id, safe.address)
    expect(results[0]?.type).toBe('DATE_LABEL')
    expect(results.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(14)
    expect(results.at(-1)).toMatchObject({
      transaction: { id: `creation_${safe.address}`, txInfo: { type: 'Creation' } },
    })
  })

  test('the queue, with labels and a conflict', async () => {
    const { results } = await sdk.getTransactionQueue(id, safe.address)
    expect(results.map((item) => ('conflictType' in item ? item.conflictType : item.type))).toEqual([
      'LABEL',
      'CONFLICT_HEADER',
      'HasNext',
      'End',
      'LABEL',
      'None',
      'None',
    ])
  })

  test('details by each form of id', async () => {
    const { results } = await sdk.getTransactionHistory(id, safe.address)
    const ids = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
    const found = ids.filter((transactionId) => !transactionId.startsWith('creation_'))
    for (const transactionId of found) {
      const details = await sdk.getTransactionDetails(id, transactionId)
      expect(details).toMatchObject({ txId: transactionId, safeAddress: safe.address })
    }
    const multisig = found.find((transactionId) => transactionId.startsWith('multisig_')) ?? ''
    const byHash = await sdk.getTransactionDetails(id, multisig.split('_')[2] ?? '')
    expect(byHash.txId).toBe(multisig)
    const [spent] = (await sdk.getModuleTransactions(id, proof.world.withModule.address)).results
    const ofModule = await sdk.getTransactionDetails(id, spent?.transaction.id ?? '')
    expect(ofModule.detailedExecutionInfo).toMatchObject({ type: 'MODULE', address: { value: proof.world.module } })
  })

  test('chains, one chain, Safe Apps and master copies', async () => {
    expect((await sdk.getChainsConfig()).results).toEqual([await sdk.getChainConfig(id)])
    const apps = await sdk.getSafeApps(id)
    expect(apps.map(({ name }) => name)).toEqual(['Batches', 'Reserved'])
    expect((await sdk.getSafeApps(id, { client_url: 'https://elsewhere.example' })).map(({ name }) => name)).toEqual([
      'Batches',
    ])
    expect((await sdk.getSafeApps(id, { url: 'https://reserved.example' })).map(({ name }) => name)).toEqual([
      'Reserved',
    ])
    const copies = await sdk.getMasterCopies(id)
    expect(copies).toContainEqual({ address: safe.singleton, version: '1.4.1+L2' })
  })

  test('messages and one message', async () => {
    const { results } = await sdk.getSafeMessages(id, safe.address)
    const statuses = results.map((item) => (item.type === 'MESSAGE' ? item.status : item.type))
    expect(statuses).toEqual(['DATE_LABEL', 'CONFIRMED', 'NEEDS_CONFIRMATION'])
    const [, confirmed] = results
    if (confirmed?.type !== 'MESSAGE') throw new Error('A message was expected')
    const { type: _, ...expected } = confirmed
    expect(await sdk.getSafeMessage(id, confirmed.messageHash)).toEqual(expected)
    const signature = await signSafeMessage(proof.chain, safe, 'This is our Safe.', [alice, bob])
    expect(confirmed.preparedSignature).toBe(signature)
  })
})

describe('the published SDK writes to the gateway', () => {
  test('an estimation that the chain agrees to', async () => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 5n] })
    const body = { to: proof.world.tokens.dollar, value: '0', data, operation: 0 }
    for (const account of Object.values(proof.world.shared)) {
      const estimation = await sdk.postSafeGasEstimation(id, account.address, body)
      expect(Number(estimation.safeTxGas)).toBeGreaterThan(30_000)
      expect(Number(estimation.safeTxGas)).toBeLessThan(200_000)
    }
    expect(await sdk.postSafeGasEstimation(id, safe.address, body)).toMatchObject({
      currentNonce: 8,
      recommendedNonce: 11,
    })
  })

  test('a proposal, answered with its details', async () => {
    const payment = { to: dave.address, value: 7n, nonce: 30n }
    const proposal = await buildProposal(proof.chain, safe, payment, carol)
    const origin = JSON.stringify({ url: 'https://batches.example', name: 'Batches', note: 'For <b>lunch</b>' })
    const details = await sdk.proposeTransaction(id, safe.address, { ...signed(proposal), origin })
    expect(details).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: { type: 'Transfer', direction: 'OUTGOING', transferInfo: { type: 'NATIVE_COIN', value: '7' } },
      detailedExecutionInfo: { nonce: 30, confirmationsRequired: 2, proposer: { value: carol.address }, trusted: true },
      safeAppInfo: { name: 'Batches', url: 'https://batches.example', logoUri: 'https://batches.example/icon.svg' },
      note: 'For lunch',
    })
    expect(await sdk.getTransactionDetails(id, proposal.safeTxHash)).toEqual(details)
  })

  test('a second owner confirms by proposing the same again', async () => {
    const payment = { to: dave.address, value: 8n, nonce: 31n }
    await sdk.proposeTransaction(id, safe.address, signed(await buildProposal(proof.chain, safe, payment, alice)))
    const again = signed(await buildProposal(proof.chain, safe, payment, bob))
    const details = await sdk.proposeTransaction(id, safe.address, again)
    expect(details).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      detailedExecutionInfo: { proposer: { value: alice.address } },
    })
    expect(await sdk.proposeTransaction(id, safe.address, again)).toEqual(details)
  })

  test('call data to be decoded, batches inside', async () => {
    const transfer = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 5n] })
    const { data } = encodeBatch(safe.version, [
      { to: proof.world.tokens.token, data: transfer },
      { to: dave.address, value: 1n },
    ])
    const decoded = await sdk.getDecodedData(id, data ?? '0x')
    expect(decoded.method).toBe('multiSend')
    const [first, second] = decoded.parameters[0]?.valueDecoded ?? []
    expect(first).toMatchObject({ to: proof.world.tokens.token, value: '0', dataDecoded: { method: 'transfer' } })
    expect(first?.dataDecoded?.parameters.map(({ value }) => value)).toEqual([dave.address, '5'])
    expect(second).toMatchObject({ to: dave.address, value: '1', data: null, dataDecoded: null })
  })

  test('a message of typed data without its primary type, and a second signature', async () => {
    const message = {
      domain: { name: 'Ballot', chainId: 31337 },
      types: {
        Vote: [
          { name: 'choice', type: 'string' },
          { name: 'by', type: 'Voter' },
        ],
        Voter: [{ name: 'account', type: 'address' }],
      },
      message: { choice: 'yes', by: { account: dave.address } },
    } as const
    const whole = { ...message, primaryType: 'Vote' } as const
    const signature = await signSafeMessage(proof.chain, safe, whole, [alice])
    const types = { Vote: [...message.types.Vote], Voter: [...message.types.Voter] }
    const body = { message: { ...message, types }, signature, safeAppId: 1 }
    await expect(sdk.proposeSafeMessage(id, safe.address, body)).resolves.toBeUndefined()
    const hash = hashSafeMessage(proof.chain, safe, whole)
    expect(await sdk.getSafeMessage(id, hash)).toMatchObject({ name: 'Batches', confirmationsSubmitted: 1 })
    await sdk.confirmSafeMessage(id, hash, { signature: await signSafeMessage(proof.chain, safe, whole, [bob]) })
    const confirmed = await sdk.getSafeMessage(id, hash)
    expect(confirmed).toMatchObject({
      status: 'CONFIRMED',
      proposedBy: { value: alice.address },
      message: body.message,
    })
    expect(confirmed.preparedSignature).toBe(await signSafeMessage(proof.chain, safe, whole, [alice, bob]))
  })
})

/** The SDK has no null in its bodies. */
function signed({ origin: _, signature, ...rest }: Awaited<ReturnType<typeof buildProposal>>) {
  return { ...rest, signature: signature ?? undefined }
}
