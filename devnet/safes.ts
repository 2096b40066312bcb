import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { deployer } from './accounts'
import type { Chain } from './chain'
import { readSafeArtifact, type SafeVersion, safeContracts } from './safeContracts'

const safeSetupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])
const proxyFactoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

export type SafeOptions = {
  version: SafeVersion
  owners: Address[]
  threshold: number
  saltNonce?: bigint
  /** The singleton that emits an event with each transaction. True unless said otherwise. */
  l2?: boolean
  fallbackHandler?: Address
}

export type Safe = Required<SafeOptions> & {
  address: Address
  singleton: Address
  initializer: Hex
  /** With `factoryData` what creates the Safe: also the two parts of an ERC-6492 signature. */
  factory: Address
  factoryData: Hex
}

/** The address that a Safe will have, and what creates it there. Needs no chain. */
export function predictSafe(options: SafeOptions): Safe {
  const contracts = safeContracts(options.version)
  const { saltNonce = 0n, l2 = true, fallbackHandler = contracts.fallbackHandler } = options
  const singleton = l2 ? contracts.singletonL2 : contracts.singleton
  const initializer = encodeSetup({ ...options, fallbackHandler })
  const args = [singleton, initializer, saltNonce] as const
  const factoryData = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: contracts.proxyFactory,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])),
    bytecode: concat([readProxyCode(options.version), encodePacked(['uint256'], [BigInt(singleton)])]),
  })
  const factory = contracts.proxyFactory
  return { ...options, saltNonce, l2, fallbackHandler, address, singleton, initializer, factory, factoryData }
}

/** Creates the Safe on the chain, unless it is there already. */
export async function createSafe(chain: Chain, options: SafeOptions): Promise<Safe> {
  const safe = predictSafe(options)
  const code = await chain.client.getCode({ address: safe.address })
  if (!code) await deploySafe(chain, safe)
  return safe
}

export async function deploySafe({ client }: Chain, safe: Safe) {
  const receipt = await client.sendTransactionSync({ account: deployer, to: safe.factory, data: safe.factoryData })
  const isThere = receipt.logs.some((log) => isAddressEqual(log.address, safe.address))
  if (receipt.status !== 'success' || !isThere) throw new Error(`The Safe ${safe.address} was not created`)
  return receipt
}

function encodeSetup({ owners, threshold, fallbackHandler }: SafeOptions & { fallbackHandler: Address }) {
  return encodeFunctionData({
    abi: safeSetupAbi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
}

function readProxyCode(version: SafeVersion) {
  const name = version === '1.3.0' ? 'GnosisSafeProxy' : 'SafeProxy'
  return readSafeArtifact(version, `proxies/${name}`).bytecode
}
