import { getSingletonFactoryInfo } from '@safe-global/safe-singleton-factory'
import {
  type Address,
  concat,
  encodeDeployData,
  getAddress,
  type Hex,
  isHex,
  keccak256,
  parseEther,
  zeroHash,
} from 'viem'
import { deployer } from './accounts'
import { readMulticall3Bytecode } from './artifacts'
import { type Chain, multicall3Address } from './chain'
import {
  type PublishedContract,
  publishedContracts,
  type SafeVersion,
  safeContracts,
  safeVersions,
} from './safeContracts'

// anvil has it from the first block on.
const deterministicProxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
// The account whose first transaction created Multicall3 on every chain.
const multicall3Deployer = '0x05f32B3cC3888453ff71B01135B34FF8e41263F2'

/** Puts the Safe contracts of all three versions and Multicall3 at their canonical addresses, and checks the code. */
export async function deployContracts(chain: Chain) {
  const singletonFactory = await deploySingletonFactory(chain)
  await deployMulticall3(chain)
  for (const version of safeVersions) {
    const factory = version === '1.3.0' ? deterministicProxy : singletonFactory
    for (const contract of publishedContracts(version)) await deployPublished(chain, factory, version, contract)
  }
}

async function deploySingletonFactory({ client, chainId }: Chain) {
  const info = getSingletonFactoryInfo(chainId)
  if (!info || !isHex(info.transaction)) throw new Error(`The Safe singleton factory is not published for ${chainId}`)
  await client.setBalance({ address: getAddress(info.signerAddress), value: parseEther('1') })
  await client.sendRawTransactionSync({ serializedTransaction: info.transaction })
  return getAddress(info.address)
}

/** Batches reads on every chain; clients use it without being asked. */
export async function deployMulticall3({ client }: Chain) {
  await client.impersonateAccount({ address: multicall3Deployer })
  await client.setBalance({ address: multicall3Deployer, value: parseEther('1') })
  const hash = await client.deployContract({ account: multicall3Deployer, abi: [], bytecode: readMulticall3Bytecode() })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  await client.stopImpersonatingAccount({ address: multicall3Deployer })
  if (contractAddress?.toLowerCase() !== multicall3Address.toLowerCase()) throw new Error('Multicall3 is misplaced')
}

async function deployPublished({ client }: Chain, factory: Address, version: SafeVersion, contract: PublishedContract) {
  const creationCode = encodeDeployData({ ...contract, args: constructorArgs(version, contract) })
  await client.sendTransactionSync({
    account: deployer,
    to: factory,
    data: concat([zeroHash, creationCode]),
  })
  const code: Hex = (await client.getCode({ address: contract.address })) ?? '0x'
  if (keccak256(code) !== contract.codeHash) {
    throw new Error(`The code of ${contract.name} ${version} is not the published one`)
  }
}

function constructorArgs(version: SafeVersion, { name }: PublishedContract) {
  if (name !== 'SafeMigration') return []
  const { singleton, singletonL2, fallbackHandler } = safeContracts(version)
  return [singleton, singletonL2, fallbackHandler]
}
