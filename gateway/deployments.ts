import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Abi, type Address, getAddress, type Hex } from 'viem'

const require = createRequire(import.meta.url)

export type PublishedAddress = { contractName: string; version: string; file: string; address: Address; codeHash: Hex }
type DeploymentFile = {
  contractName: string
  version: string
  deployments: Record<string, { address: string; codeHash: Hex }>
  abi: Abi
}

/** The published Safe contracts: every version, every way of deployment. Read once, at the start. */
function readDeploymentFiles() {
  const assets = join(require.resolve('@safe-global/safe-deployments/package.json'), '..', 'dist', 'assets')
  return readdirSync(assets).flatMap((folder) =>
    readdirSync(join(assets, folder)).map((file) => {
      const content: DeploymentFile = JSON.parse(readFileSync(join(assets, folder, file), 'utf8'))
      return { file, content }
    }),
  )
}

const files = readDeploymentFiles()

export const publishedAbis: Abi[] = files.map(({ content }) => content.abi)

const publishedAddresses: PublishedAddress[] = files.flatMap(({ file, content }) =>
  Object.values(content.deployments).map(({ address, codeHash }) => ({
    ...{ contractName: content.contractName, version: content.version, file },
    ...{ address: getAddress(address), codeHash },
  })),
)

const byAddress = new Map(publishedAddresses.map((entry) => [entry.address, entry]))

export function findPublished(address: Address) {
  return byAddress.get(address)
}

const trustedLibraries = [
  'multi_send',
  'multi_send_call_only',
  'sign_message_lib',
  'safe_migration',
  'safe_to_l2_migration',
]

/** Targets that a Safe may delegate to: the libraries that the published front ends use. */
export function isTrustedDelegateTarget(address: Address) {
  const file = findPublished(address)?.file.replace('.json', '')
  return file !== undefined && trustedLibraries.includes(file)
}

const singletonFiles: Record<string, string> = {
  'gnosis_safe.json': '',
  'safe.json': '',
  'gnosis_safe_l2.json': '+L2',
  'safe_l2.json': '+L2',
}

export const publishedSingletons = publishedAddresses.flatMap((entry) => {
  const suffix = singletonFiles[entry.file]
  return suffix === undefined ? [] : [{ ...entry, suffix }]
})

export function accessorsFor(version: string) {
  return publishedAddresses.filter((entry) => entry.file === 'simulate_tx_accessor.json' && entry.version === version)
}
