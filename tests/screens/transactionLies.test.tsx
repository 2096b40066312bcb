// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Situation } from '@/tests/verify/claims/claim'
import { detailsClaims } from '@/tests/verify/claims/detailsClaims'
import { listFieldLies } from '@/tests/verify/fieldLies'
import { change } from '@/tests/verify/lyingGateway'
import { type LyingSite, startLyingSite } from './lyingSite'
import { openSecondEyes } from './secondEyes'
import type { Sight } from './sight'
import { findUntold, lookHonest, tellLies } from './tellLies'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const multisig = 'detailedExecutionInfo'
/** What waits and was seen before by this browser: each field that is changed is called by its name. */
const names = {
  ...{ 'txData.to.value': 'Recipient', 'txData.value': 'Amount', 'txData.hexData': 'Call data' },
  ...{ 'txData.operation': 'Operation', 'txData.dataDecoded': 'Decoded call', txStatus: 'Status', safeAddress: 'Safe' },
  ...{ [`${multisig}.nonce`]: 'Nonce', [`${multisig}.safeTxGas`]: 'Safe transaction gas' },
  ...{
    [`${multisig}.baseGas`]: 'Base gas',
    [`${multisig}.gasPrice`]: 'Gas price',
    [`${multisig}.gasToken`]: 'Gas token',
  },
  ...{ [`${multisig}.refundReceiver.value`]: 'Refund receiver', [`${multisig}.safeTxHash`]: 'Transaction hash' },
  ...{ [`${multisig}.confirmations.0.signer.value`]: 'Signer', [`${multisig}.confirmations.0.signature`]: 'Signature' },
  ...{ [`${multisig}.confirmationsRequired`]: 'Signatures needed', [`${multisig}.signers.2.value`]: 'Owners' },
  ...{
    'txInfo.transferInfo.decimals': 'Decimals of the token',
    'txInfo.transferInfo.tokenSymbol': 'Symbol of the token',
  },
  ...{ 'txInfo.recipient.value': 'Recipient', 'txInfo.transferInfo.value': 'Amount' },
}
const situations: Situation[] = ['waiting', 'executed', 'cancelled', 'module', 'incoming']

test('each field of the details, changed alone, is found out and cannot be acted on, marked or not shown; check-tx says the same', async () => {
  const secondEyes = await openSecondEyes(site)
  const ref = { chainId: 31337, address: site.world.safe.address }
  const told = new Set<string>()
  const faults: string[] = []
  const inOrder = situations.flatMap((situation) => site.world.told.filter((one) => one.situation === situation))
  for (const { situation, name, details } of inOrder) {
    const lies = listFieldLies(details, detailsClaims, situation).filter((lie) => !told.has(keyOf(lie)))
    if (!details || lies.length === 0) continue
    const id: string = Reflect.get(Object(details), 'txId')
    const compare = (sight: Sight) => secondEyes({ ref, id }, sight)
    const screen = { ...screenOf(id), isReturning: true, isPartial: true, compare }
    const isNamed = situation === 'waiting' && name === 'a transfer'
    const truth = await lookHonest(site, screen)
    const unlike = await compare(truth.honest)
    if (unlike) faults.push(`${situation} ${name}: ${unlike}`)
    if (isNamed) expect(truth.honest.acts).toContain('Review and confirm')
    const found = await tellLies(site, { ...screen, ...(isNamed && { names }) }, truth, lies)
    faults.push(...found.map((fault) => `${situation} ${name}: ${fault}`))
    if (isNamed) expect(Object.keys(names).filter((path) => !lies.some((lie) => lie.path === path))).toEqual([])
    for (const lie of lies) told.add(keyOf(lie))
  }
  const fields = [...told].map((key) => ({ field: key.split(' ')[0] ?? '' }))
  // A creation has no details, Safes change their implementation no more, and of other kinds `type` is told.
  const isTold = (field: string) => !/UNKNOWN|CHANGE_IMPLEMENTATION|^txInfo\.Creation/.test(field)
  expect([faults, findUntold(detailsClaims, fields).filter(isTold)]).toEqual([[], []])
}, 300_000)

const screenOf = (id: string) => ({
  ...{ load: () => import('@/pages/transactions/tx'), page: `/transactions/tx?${site.param}&id=${id}` },
  ...{ path: new RegExp(`/transactions/${id}$`), until: /checks? passed/, isConnected: true },
})
const hashOf = (name: string) => {
  const found = site.world.told.find((told) => told.situation === 'waiting' && told.name === name)
  return { details: found?.details, hash: `${Reflect.get(Object(found?.details), 'txId')}`.slice(-66) }
}

test('a changed field that nothing else gives is honestly one of several', async () => {
  const { hash } = hashOf('a payment with a refund')
  const screen = screenOf(hash)
  site.tell(screen.path, (answer) => change(answer, `${multisig}.safeTxGas`, '100001'))
  const { verdicts, checks } = await site.look(screen)
  expect(verdicts[0]).toMatch(/^mismatch .*Does not match: .*One of the signed fields/)
  expect(checks.find((check) => check.includes('MismatchOne of the signed fields'))).toContain(
    'Which one, nothing here tells.',
  )
})

test('whose signature does not hold is not said to have confirmed', async () => {
  const screen = screenOf(hashOf('a transfer').hash)
  const confirmed = /Confirmed by /g
  const { all: honest } = await site.look(screen)
  const signers = honest.match(confirmed)?.length ?? 0
  expect(signers).toBeGreaterThan(0)
  site.tell(screen.path, (answer) => change(answer, `${multisig}.confirmations.0.signature`, `0x${'11'.repeat(64)}1b`))
  const { all } = await site.look(screen)
  expect(all.match(confirmed) ?? []).toHaveLength(signers - 1)
  expect(all).toMatch(/The signature of .+ does not hold/)
})

test('what the service writes to move a terminal stands there as codes', async () => {
  const { hash } = hashOf('a transfer')
  const screen = screenOf(hash)
  const hostile = '\u001b[2J\u009b1A\u202eyap'
  const subject = { ref: { chainId: 31337, address: site.world.safe.address }, id: hash }
  site.tell(screen.path, (answer) =>
    change(change(answer, 'note', hostile), 'txInfo.transferInfo.tokenSymbol', hostile),
  )
  const secondEyes = await openSecondEyes(site)
  expect(await secondEyes(subject, await site.look(screen))).toBeUndefined()
  expect(await secondEyes.print(subject)).toContain('U+001B[2JU+009B1AU+202Eyap')
})

test('a true answer about another transaction than was asked for is a mismatch', async () => {
  const screen = screenOf(hashOf('a transfer').hash)
  const { details } = hashOf('a rejection')
  site.tell(screen.path, () => details)
  expect((await site.look(screen)).verdicts[0]).toMatch(/^mismatch .*Does not match: Transaction id\./)
})

function keyOf({ field, claim }: { field: string; claim: { shown: string } }): string {
  return `${field} ${claim.shown}`
}
