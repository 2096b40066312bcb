import * as deployments from '@safe-global/safe-deployments'
import { type Abi, type Address, getAddress, type Hex } from 'viem'
import { readArtifact } from './artifacts'

export const safeVersions = ['1.3.0', '1.4.1', '1.5.0'] as const
export type SafeVersion = (typeof safeVersions)[number]

const mainContracts = {
  singleton: { find: deployments.getSafeSingletonDeployment, folder: '' },
  singletonL2: { find: deployments.getSafeL2SingletonDeployment, folder: '' },
  proxyFactory: { find: deployments.getProxyFactoryDeployment, folder: 'proxies/' },
  fallbackHandler: { find: deployments.getCompatibilityFallbackHandlerDeployment, folder: 'handler/' },
  multiSend: { find: deployments.getMultiSendDeployment, folder: 'libraries/' },
  multiSendCallOnly: { find: deployments.getMultiSendCallOnlyDeployment, folder: 'libraries/' },
  signMessageLib: { find: deployments.getSignMessageLibDeployment, folder: 'libraries/' },
  createCall: { find: deployments.getCreateCallDeployment, folder: 'libraries/' },
  simulateTxAccessor: { find: deployments.getSimulateTxAccessorDeployment, folder: 'accessors/' },
} as const

// Published for some versions only.
const furtherContracts = {
  extensibleFallbackHandler: { find: deployments.getExtensibleFallbackHandlerDeployment, folder: 'handler/' },
  tokenCallbackHandler: { find: deployments.getTokenCallbackHandlerDeployment, folder: 'handler/' },
  safeMigration: { find: deployments.getSafeMigrationDeployment, folder: 'libraries/' },
  safeToL2Migration: { find: deployments.getSafeToL2MigrationDeployment, folder: 'libraries/' },
  safeToL2Setup: { find: deployments.getSafeToL2SetupDeployment, folder: 'libraries/' },
} as const

const artifactPackages: Record<SafeVersion, string> = {
  '1.3.0': '@gnosis.pm/safe-contracts',
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
}

export type SafeContractName = keyof typeof mainContracts
export type PublishedContract = { name: string; address: Address; codeHash: Hex; abi: Abi; bytecode: Hex }

/** The canonical addresses of a version's contracts, as published. */
export function safeContracts(version: SafeVersion): Record<SafeContractName, Address> {
  const addressOf = (name: SafeContractName) => publishedAddress(name, version)
  return {
    singleton: addressOf('singleton'),
    singletonL2: addressOf('singletonL2'),
    proxyFactory: addressOf('proxyFactory'),
    fallbackHandler: addressOf('fallbackHandler'),
    multiSend: addressOf('multiSend'),
    multiSendCallOnly: addressOf('multiSendCallOnly'),
    signMessageLib: addressOf('signMessageLib'),
    createCall: addressOf('createCall'),
    simulateTxAccessor: addressOf('simulateTxAccessor'),
  }
}

/** Every contract of a version that the published artifacts reproduce, with the published hash of its code. */
export function publishedContracts(version: SafeVersion): PublishedContract[] {
  const all = Object.entries({ ...mainContracts, ...furtherContracts })
  return all.flatMap(([name, { find, folder }]) => {
    const deployment = isReproducible(name, version) ? find({ version }) : undefined
    const canonical = deployment?.deployments.canonical
    if (!deployment || !canonical) return []
    const { abi, bytecode } = readSafeArtifact(version, `${folder}${deployment.contractName}`)
    const address = getAddress(canonical.address)
    return [{ name: deployment.contractName, address, codeHash: asHex(canonical.codeHash), abi, bytecode }]
  })
}

export function readSafeArtifact(version: SafeVersion, path: string) {
  const name = path.split('/').at(-1)
  return readArtifact(artifactPackages[version], `build/artifacts/contracts/${path}.sol/${name}.json`)
}

// 1.3.0's message library was published from a later source than its package holds; 1.4.1's does the same work.
function isReproducible(name: string, version: SafeVersion) {
  return name !== 'signMessageLib' || version !== '1.3.0'
}

function publishedAddress(name: SafeContractName, version: SafeVersion) {
  const found = mainContracts[name].find({ version: isReproducible(name, version) ? version : '1.4.1' })
  const address = found?.deployments.canonical?.address
  if (!address) throw new Error(`No canonical ${name} is published for version ${version}`)
  return getAddress(address)
}

function asHex(value: string): Hex {
  if (!value.startsWith('0x')) throw new Error(`Not a hash: ${value}`)
  return `0x${value.slice(2)}`
}
