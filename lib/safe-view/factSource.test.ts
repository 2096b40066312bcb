import { expect, test } from 'vitest'
import type { Phase } from '@/lib/query/sourceState'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { isKnownVersion } from '@/lib/safe/account/version'
import { describeAgreement, describeSource } from './factSource'
import { joinSafe, type Phases, type SafeView } from './safeView'
import { judgeVersion } from './versionState'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
const singleton = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

const chain: SafeState = {
  ...{ address, version: '1.4.1', owners: [owner], threshold: 1, nonce: 3n, modules: [], hasMoreModules: false },
  ...{ guard: undefined, moduleGuard: undefined, fallbackHandler: undefined },
  ...{ singleton, code: { kind: 'other' }, codeHash: '0x', balance: 1n },
}
const named = (value: typeof owner | typeof singleton) => ({ value, name: null, logoUri: null })
const service: NonNullable<SafeView['service']> = {
  ...{ address: { value: address, name: null, logoUri: null }, chainId: 31337, nonce: 3n, threshold: 1 },
  ...{ owners: [named(owner)], implementation: named(singleton), implementationVersionState: 'UP_TO_DATE' as never },
  ...{ modules: null, guard: null, fallbackHandler: null, version: '1.4.1+L2' },
  ...{ collectiblesTag: null, txQueuedTag: null, txHistoryTag: null, messagesTag: null },
}

function join(onChain: SafeState | undefined, atService: SafeView['service'], missing: Phase = 'failed'): SafeView {
  const phases: Phases = { chain: onChain ? 'answered' : missing, service: atService ? 'answered' : missing }
  const safe = joinSafe({ chainId: 31337, address }, onChain, atService, phases)
  if (!safe) throw new Error('Neither source answers')
  return safe
}

test('a fact that both sources agree on says so; a false one says what the gateway claims', () => {
  expect(describeSource(join(chain, service), 'threshold').text).toBe('From the network; the Safe service agrees')
  const lie = join(chain, { ...service, threshold: 2 })
  expect(describeSource(lie, 'threshold')).toEqual({
    status: 'mismatch',
    text: 'From the network; the Safe service says 2',
  })
  expect(describeAgreement(lie)).toMatchObject({ status: 'mismatch' })
  expect(describeAgreement(lie).sentence).toContain('Signatures needed')
})

test('one source alone is never an agreement', () => {
  expect(describeAgreement(join(chain, undefined)).status).toBe('unknown')
  expect(describeAgreement(join(undefined, service)).status).toBe('unknown')
  expect(describeSource(join(undefined, service), 'owners').text).toBe('The Safe service’s word')
  expect(describeAgreement(join(chain, service)).status).toBe('match')
})

test('a source that is still being asked is no verdict', () => {
  const [early, late] = [join(chain, undefined, 'checking'), join(undefined, service, 'checking')]
  for (const safe of [early, late]) {
    expect(describeAgreement(safe).status).toBe('loading')
    expect(describeAgreement(safe).sentence).toContain('is being asked')
    expect(judgeVersion(safe).state).toBe('CHECKING')
    expect(describeSource(safe, 'owners').status).toBe('loading')
  }
})

test('the state of the version is unknown without the gateway, without a version, and with another implementation', () => {
  expect(judgeVersion(join(chain, service)).state).toBe('UP_TO_DATE')
  expect(judgeVersion(join(chain, undefined)).state).toBe('UNKNOWN')
  expect(judgeVersion(join(chain, { ...service, version: null })).state).toBe('UNKNOWN')
  expect(judgeVersion(join({ ...chain, singleton: owner }, service)).state).toBe('UNKNOWN')
  expect(judgeVersion(join({ ...chain, version: '1.5.0' }, service)).state).toBe('UNKNOWN')
})

test('the state is the gateway’s, and never better than what was published', () => {
  const outdated = { ...service, implementationVersionState: 'OUTDATED' as never }
  expect(judgeVersion(join(chain, outdated)).state).toBe('OUTDATED')
  const old = { ...chain, version: '1.3.0', singleton: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E' as const }
  expect(judgeVersion(join(old, service)).state).toBe('OUTDATED')
})

test('knows the versions whose hashes it can compute', () => {
  expect(isKnownVersion('1.4.1+L2')).toBe(true)
  expect(isKnownVersion('9.9.9')).toBe(false)
})
