import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Address, concat, keccak256, pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { publishedDeployments } from '@/tests/safe/publishedDeployments'
import { findDeployment } from './deployments'
import { classifyCode, proxyCodeHashes, proxyInitCodeHashes } from './proxies'

const require = createRequire(import.meta.url)
const proxyArtifacts = {
  '1.3.0': { package: '@gnosis.pm/safe-contracts', name: 'GnosisSafeProxy' },
  '1.4.1': { package: '@safe-global/safe-contracts', name: 'SafeProxy' },
  '1.5.0': { package: '@safe-global/safe-smart-account', name: 'SafeProxy' },
}

describe('the table of published contracts', () => {
  // After an update of the package: npx vitest run lib/safe/account/deployments -u
  test('is what @safe-global/safe-deployments publishes', async () => {
    const text = `${JSON.stringify(publishedDeployments(), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('./deployments.json')
  })

  test('finds a contract by its address, whatever the letter case', () => {
    const multiSend: Address = '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761'
    expect(findDeployment(multiSend)).toMatchObject({ name: 'multiSend', version: '1.3.0', flavor: 'canonical' })
    expect(findDeployment(zeroAddress)).toBeUndefined()
  })
})

// What factories of all versions put at a Safe's address; the paying ones were created by whoever was refunded for it.
const proxyBuilds: [versions: string, packageName: string, names: string[]][] = [
  ['0.1.0', 'safe-contracts-0.1.0', ['Proxy', 'PayingProxy', 'DelegateConstructorProxy']],
  ['1.0.0', 'safe-contracts-1.0.0', ['Proxy', 'PayingProxy', 'DelegateConstructorProxy']],
  ['1.1.0 to 1.4.1', 'safe-contracts-1.1.0', ['Proxy', 'PayingProxy', 'DelegateConstructorProxy']],
  ['1.1.0 to 1.4.1', 'safe-contracts-1.1.1', ['Proxy', 'PayingProxy', 'DelegateConstructorProxy']],
  ['1.1.0 to 1.4.1', 'safe-contracts-1.2.0', ['GnosisSafeProxy', 'PayingProxy', 'DelegateConstructorProxy']],
]

describe('the proxies', () => {
  test.each(proxyBuilds)('of %s are known by the code of %s', (versions, packageName, names) => {
    for (const name of names) {
      const { deployedBytecode } = readJson(packageName, `build/contracts/${name}.json`)
      expect(classifyCode(deployedBytecode)).toEqual({ kind: 'proxy', versions })
    }
  })

  test.each(Object.entries(proxyArtifacts))('of %s hash as the published artifact does', (version, artifact) => {
    const path = `build/artifacts/contracts/proxies/${artifact.name}.sol/${artifact.name}.json`
    const { bytecode, deployedBytecode } = readJson(artifact.package, path)
    expect(classifyCode(deployedBytecode)).toMatchObject({ kind: 'proxy' })
    expect(proxyCodeHashes[keccak256(deployedBytecode)]).toBe(version)
    for (const [singleton, hash] of Object.entries(proxyInitCodeHashes)) {
      const deployment = findDeployment(singleton as Address)
      if (deployment?.version !== version) continue
      expect(hash).toBe(keccak256(concat([bytecode, pad(deployment.address)])))
    }
  })

  test('cover every singleton of those versions', () => {
    const singletons = Object.keys(publishedDeployments()).filter((address) => {
      const deployment = findDeployment(address as Address)
      const isSingleton = deployment?.name === 'singleton' || deployment?.name === 'singletonL2'
      return isSingleton && deployment.version in proxyArtifacts && deployment.flavor !== 'zksync'
    })
    expect(Object.keys(proxyInitCodeHashes).sort()).toEqual(singletons.sort())
  })
})

function readJson(packageName: string, path: string) {
  return JSON.parse(readFileSync(join(dirname(require.resolve(`${packageName}/package.json`)), path), 'utf8'))
}
