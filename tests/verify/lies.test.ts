import { recoverAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { RecoveryThread } from '@/lib/safe/recover/recoveryThread'
import { joinSafe } from '@/lib/safe-view/safeView'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { claimMessage } from '@/lib/verify/claimedMessage'
import { countRepeats } from '@/lib/verify/repeats'
import { recallTransaction, rememberTransaction } from '@/lib/verify/seenTransactions'
import { verifyMessageClaim } from '@/lib/verify/verifyMessageClaim'
import { threadWorkers } from '@/tests/safe/threadWorker'
import { detailsClaims } from '@/tests/verify/claims/detailsClaims'
import { listClaims } from '@/tests/verify/claims/listClaims'
import { messageClaims } from '@/tests/verify/claims/messageClaims'
import { safeClaims } from '@/tests/verify/claims/safeClaims'
import { createCachedClient } from './cachedClient'
import { type ClaimsWorld, seedClaims } from './claimsWorld'
import { type FieldLie, listFieldLies } from './fieldLies'
import { createJudges, readRow } from './judgeClaims'
import { changeAll, makeOnce, tellAll, wrongOf } from './judgeLies'
import { change, other, strangeHash } from './lyingGateway'
import { listSignedLies } from './signedLies'

let chain: Chain
let server: RunningGateway
let world: ClaimsWorld
let state: SafeState
let judges: ReturnType<typeof createJudges>
let client: ReturnType<typeof createCachedClient>
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  world = await seedClaims(chain, server.url)
  client = createCachedClient(chain.url)
  state = await readSafe(client, world.safe.address)
  judges = createJudges({ gatewayUrl: server.url, world, state, client })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

test('each field of the details of each kind that is changed alone is found out, or is not relied on', {
  timeout: 120_000,
}, async () => {
  const faults: string[] = []
  const once = makeOnce()
  for (const told of world.told) {
    if (!told.details) continue
    const { txId } = parseAnswer(transactionDetails, told.details)
    const judge = (answer: unknown) => judges.details(answer, txId)
    const { status } = await judge(told.details)
    if (status !== 'match') faults.push(`${told.situation} ${told.name}: ${status}`)
    const lies = listFieldLies(told.details, detailsClaims, told.situation).filter(once(told))
    faults.push(...(await tellAll(told, lies, judge, status)))
  }
  expect(faults).toEqual([])
})

test('each field of each row that is changed alone is found out, or is not relied on', {
  timeout: 120_000,
}, async () => {
  const faults: string[] = []
  const once = makeOnce()
  for (const told of world.told) {
    if (!told.row) continue
    const { status } = await judges.row(told.row)
    if (status !== 'match') faults.push(`${told.situation} ${told.name}: ${status}`)
    // For what a transaction waits, its row does not say.
    const isSaid = ({ field, told: lie }: FieldLie) =>
      told.situation !== 'waiting' || field !== 'txStatus' || !lie.includes('AWAITING')
    const lies = listFieldLies(told.row, listClaims.TRANSACTION.transaction, told.situation)
      .filter(isSaid)
      .filter(once(told))
    faults.push(...(await tellAll(told, lies, (answer) => judges.row(answer), status)))
  }
  expect(faults).toEqual([])
})

const past = 'CANCELLED'
const done = ['SUCCESS', 'FAILED']

test('no status, with or without a place on the chain, passes for a transaction that does not have it', async () => {
  const elsewhere = parseAnswer(transactionDetails, judges.find('module').details).txHash
  const verdicts: string[] = []
  for (const [situation, honest] of [
    ['waiting', 'AWAITING_CONFIRMATIONS null'],
    ['cancelled', 'CANCELLED null'],
    ['executed', 'SUCCESS own'],
  ] as const) {
    const { details } = judges.find(situation)
    const { txHash } = parseAnswer(transactionDetails, details)
    for (const txStatus of [past, ...done, 'AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'PENDING']) {
      const places = { null: null, own: txHash, elsewhere, strange: strangeHash }
      for (const [place, hash] of Object.entries(places)) {
        if (place === 'own' && !hash) continue
        const { status, checks } = await judges.details(changeAll(details, { txStatus, txHash: hash }))
        const name = `${txStatus} ${place}`
        if (name === honest) expect(status, name).toBe('match')
        // The chain tells where it was executed.
        else if (situation === 'executed' && name === 'SUCCESS null') expect(status, name).toBe('match')
        else if (status !== 'mismatch') verdicts.push(`${situation} ${name}: ${status}`)
        if (situation !== 'waiting') expect(summarise(checks).sentence).not.toContain('will be signed')
      }
    }
  }
  // A status that came later proves nothing, and contradicts nothing but a used nonce.
  expect(verdicts).toEqual([
    'waiting PENDING null: unknown',
    'waiting PENDING elsewhere: unknown',
    'waiting PENDING strange: unknown',
  ])
})

test('the sentence says how far it is', async () => {
  const say = async (situation: string) =>
    summarise((await judges.details(judges.find(situation).details)).checks).sentence
  expect(await say('waiting')).toBe('Checked: this is what will be signed.')
  expect(await say('executed')).toBe('Checked: this is what was signed, and the network has its execution.')
  expect(await say('cancelled')).toBe('Checked: this is what was proposed; it can no longer be executed.')
  expect(await say('module')).toBe('Checked: the network has it as it is shown here.')
})

test('what a node does not search through is not known, neither good nor bad', async () => {
  const limited = createCachedClient(chain.url, ['eth_getLogs'])
  const judge = (answer: unknown) => judges.details(answer, undefined, limited)
  const { checks, status } = await judge(judges.find('cancelled').details)
  expect(status).toBe('unknown')
  expect(wrongOf({ checks })).toEqual([])
  const executor = 'detailedExecutionInfo.executor'
  const cancelled = { txStatus: past, txHash: null, executedAt: null, [executor]: null }
  expect((await judge(changeAll(judges.find('executed').details, cancelled))).status).toBe('unknown')
  expect((await judge(judges.find('executed').details)).status).toBe('match')
})

test('a signature that was executed with and is left out is missed', async () => {
  const { details } = judges.find('executed', 'a transfer')
  const { detailedExecutionInfo: info } = parseAnswer(transactionDetails, details)
  const confirmations = info?.type === 'MULTISIG' ? info.confirmations : []
  expect(confirmations).toHaveLength(2)
  for (const kept of [[confirmations[0]], [confirmations[1]], []]) {
    const lie = change(details, 'detailedExecutionInfo.confirmations', kept)
    expect(wrongOf(await judges.details(lie))).toContain('confirmation')
  }
})

test('of several fields changed at once each is named, by what the chain executed or this browser saw before', async () => {
  const info = 'detailedExecutionInfo'
  const lies = { 'txData.to.value': other, 'txData.value': '9', [`${info}.safeTxGas`]: '5', [`${info}.gasPrice`]: '6' }
  const executed = changeAll(judges.find('executed', 'a transfer').details, lies)
  expect(wrongOf(await judges.details(executed))).toEqual(
    expect.arrayContaining(['to', 'value', 'safeTxGas', 'gasPrice']),
  )
  const { details } = judges.find('waiting', 'a payment with a refund')
  const { claimed, verification } = await judges.details(details)
  const waiting = changeAll(details, { ...lies, [`${info}.baseGas`]: '7' })
  expect(wrongOf(await judges.details(waiting))).toContain('signedFields')
  const storage = new GuardedStorage(undefined)
  if (claimed && verification?.hashes) {
    rememberTransaction(storage, verification.hashes.safeTxHash, claimed.transaction)
  }
  const seen = (hash: string) => recallTransaction(storage, hash)
  const named = wrongOf(await judges.details(waiting, undefined, client, seen))
  expect(named).toEqual(expect.arrayContaining(['to', 'value', 'safeTxGas', 'baseGas', 'gasPrice']))
  expect(named).not.toContain('signedFields')
  // A storage that somebody else wrote into accuses no field.
  const forged = () => claimed && { ...claimed.transaction, to: world.safe.address }
  expect(wrongOf(await judges.details(waiting, undefined, client, forged))).toContain('signedFields')
})

test('what happened once proves one row, whatever id the second has', async () => {
  for (const told of world.told) {
    if (!told.row || told.situation === 'waiting') continue
    const id = `${Reflect.get(Object(told.row), 'id')}0`
    const [first, second] = [readRow(told.row), readRow(change(told.row, 'id', id))]
    const repeats = countRepeats([first, second])
    // The id of what was signed names it: another one is another claim, which has no details.
    expect([repeats.get(first), repeats.get(second)]).toEqual([0, told.situation === 'executed' ? 0 : 1])
    expect((await judges.row(told.row)).status, told.name).toBe('match')
    const again = await judges.row(told.row, 1)
    expect(again.status, `${told.situation} ${told.name}`).toBe('mismatch')
    expect(summarise(again.checks).sentence).toContain('Listed twice')
  }
})

test('what a token says to have left the Safe, without owners, is neither proved nor accused', async () => {
  const { row } = judges.find('executed', 'a transfer')
  const id = `transfer_${world.safe.address}_e1`
  const { status, checks } = await judges.row(changeAll(row, { id, executionInfo: null }))
  expect(status).toBe('unknown')
  expect(wrongOf({ checks })).toEqual([])
  const incoming = changeAll(row, { id, executionInfo: null, 'txInfo.direction': 'INCOMING' })
  expect((await judges.row(incoming)).status).toBe('mismatch')
})

test('an execution that is listed under another spelling of its hash is listed twice', async () => {
  const { row } = judges.find('executed', 'a transfer')
  const loud = readRow(
    change(
      row,
      'id',
      String(Reflect.get(Object(row), 'id')).replace(/0x([0-9a-f]{64})$/, (_, hash) => `0x${hash.toUpperCase()}`),
    ),
  )
  expect([...countRepeats([readRow(row), loud]).values()]).toEqual([0, 1])
})

test('a Safe’s facts and a message that are changed alone are found out as the table says', async () => {
  const ref = { chainId: 31337, address: world.safe.address }
  const answer: unknown = await (await fetch(`${server.url}/v1/chains/31337/safes/${ref.address}`)).json()
  const view = (told: unknown) =>
    joinSafe(ref, state, parseAnswer(safeInfo, told), { chain: 'answered', service: 'answered' })
  const wrongAbout = (told: unknown) => (view(told)?.checks ?? []).filter(({ status }) => status === 'mismatch')
  expect(wrongAbout(answer)).toEqual([])
  for (const { field, claim, answer: lie } of listFieldLies(answer, safeClaims, 'waiting')) {
    const subjects = wrongAbout(lie).map(({ subject }) => subject)
    expect(subjects, field).toEqual(claim.shown === 'checked' ? [expect.toBeOneOf([...claim.by])] : [])
  }
  const context = { account: { ...ref, version: '1.4.1' }, chain: state, client }
  for (const { field, claim, answer: lie } of listFieldLies(world.message, messageClaims, 'waiting')) {
    const message = parseAnswer(safeMessage, lie)
    const { status, checks } = await verifyMessageClaim(context, claimMessage(message), message.confirmationsRequired)
    expect(status, field).toBe(claim.shown === 'checked' ? 'mismatch' : 'match')
    const subjects = checks.filter((check) => check.status === 'mismatch').map(({ subject }) => subject)
    if (claim.shown === 'checked') expect(subjects, field).toContainEqual(expect.toBeOneOf([...claim.by]))
  }
})

test('a worker finds whose keys made the signatures of each lie, as the main thread does', async () => {
  const signed = listSignedLies({ address: world.safe.address, chainId: 31337, version: state.version }, world.told)
  const { ThreadWorker, started } = threadWorkers()
  vi.stubGlobal('Worker', ThreadWorker)
  const thread = new RecoveryThread()
  const found = await Promise.all(signed.map((one) => thread.ask(one)))
  vi.unstubAllGlobals()
  expect(started[0]?.asked.flat()).toEqual(signed)
  expect(found).toEqual(await Promise.all(signed.map((one) => recoverAddress(one).catch(() => undefined))))
  const owned = signed.filter(({ likely }, index) => found[index] === likely)
  expect(owned.length).toBeGreaterThan(10)
  expect(signed.length - owned.length).toBeGreaterThan(20)
})
