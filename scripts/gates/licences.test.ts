import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkLicences } from './licences'
import { type LockedPackage, readLock } from './lockFile'

const root = fileURLToPath(new URL('../..', import.meta.url))
const real = readLock(root)

function locked(path: string, change: Partial<LockedPackage> = {}): LockedPackage {
  const name = path.slice('node_modules/'.length)
  return {
    path,
    name,
    version: '1.0.0',
    isShipped: true,
    linkTarget: undefined,
    licence: 'MIT',
    installed: undefined,
    ...change,
  }
}

const withChange = (name: string, change: Partial<LockedPackage>) =>
  real.map((entry) => (entry.name === name ? { ...entry, ...change } : entry))

test('this repository ships nothing that the gate refuses', () => {
  expect(checkLicences(root)).toEqual([])
})

test('refuses an AGPL package that is shipped and lets one through that only tools use', () => {
  const shipped = locked('node_modules/leech', { licence: 'AGPL-3.0-only' })
  expect(checkLicences(root, [...real, shipped])).toEqual([
    'node_modules/leech 1.0.0: licence "AGPL-3.0-only" is forbidden',
  ])
  expect(checkLicences(root, [...real, { ...shipped, isShipped: false }])).toEqual([])
})

test('believes the worse of lock file and installed manifest', () => {
  const entry = locked('node_modules/turned', { installed: { version: '1.0.0', licence: 'BUSL-1.1' } })
  expect(checkLicences(root, [...real, entry])).toEqual(['node_modules/turned 1.0.0: licence "BUSL-1.1" is forbidden'])
})

test('refuses copyleft and unnamed licences that have no reason listed', () => {
  const entries = [
    locked('node_modules/a', { licence: 'GPL-3.0-only' }),
    locked('node_modules/b', { licence: undefined }),
  ]
  expect(checkLicences(root, [...real, ...entries])).toEqual([
    'node_modules/a 1.0.0: licence "GPL-3.0-only" is copyleft',
    'node_modules/b 1.0.0: licence "none" is unknown',
  ])
})

test('refuses a forbidden licence even under a name that has an exception', () => {
  const changed = withChange('@metamask/eth-json-rpc-provider', { licence: 'UNLICENSED', installed: undefined })
  expect(checkLicences(root, changed).join()).toContain('licence "UNLICENSED" is forbidden')
})

test('says which exception no package needs any more', () => {
  const without = real.filter(({ name }) => name !== '@metamask/eth-json-rpc-provider')
  expect(checkLicences(root, without).join()).toContain('is used by no package')
})

test.each([
  ['ua-parser-js', '2.0.9', 'is 2.0.9'],
  ['qr', '0.7.0', 'is 0.7.0'],
  ['wagmi', '3.7.7', 'is 3.7.7'],
])('refuses %s at %s', (name, version, words) => {
  const changed = withChange(name, { version, installed: { version, licence: 'MIT' }, isShipped: true })
  expect(checkLicences(root, changed).join()).toContain(words)
})

test('refuses an installed version that is not the locked one', () => {
  const changed = withChange('ua-parser-js', { installed: { version: '2.0.9', licence: 'MIT' } })
  expect(checkLicences(root, changed).join()).toContain('ua-parser-js is 2.0.9')
})

test.each(['@tanstack/query-core', '@safe-global/safe-gateway-typescript-sdk'])(
  'refuses a second copy of %s',
  (name) => {
    const copy = real.find((entry) => entry.name === name)
    if (!copy) throw new Error(`${name} is not installed`)
    const second = { ...copy, path: `node_modules/other/node_modules/${name}` }
    expect(checkLicences(root, [...real, second]).join()).toContain(`${name} is there 2 times`)
  },
)

test('refuses the published MetaMask SDK in place of the stand-in', () => {
  const changed = withChange('@metamask/sdk', { linkTarget: undefined, licence: 'MIT' })
  expect(checkLicences(root, changed)).toContain(
    'node_modules/@metamask/sdk is not the link to vendor/metamask-sdk-stub',
  )
})
