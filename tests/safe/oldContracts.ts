import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { deployer } from '@/devnet/accounts'
import { readArtifact } from '@/devnet/artifacts'
import type { Chain } from '@/devnet/chain'

export const oldVersions = ['0.1.0', '1.0.0', '1.1.0', '1.1.1', '1.2.0'] as const
export type OldVersion = (typeof oldVersions)[number]

/** Where Safe put them on public chains: the singleton, and the factory of that time. */
export const oldContracts: Record<OldVersion, { singleton: Address; factory: Address }> = {
  '0.1.0': {
    singleton: '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af',
    factory: '0x88CD603A5Dc47857D02865BbC7941B588C533263',
  },
  '1.0.0': {
    singleton: '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A',
    factory: '0x12302fE9c02ff50939BaAaaf415fc226C078613C',
  },
  '1.1.0': {
    singleton: '0xaE32496491b53841efb51829d6f886387708F99B',
    factory: '0x50e55Af101C777bA7A1d560a774A82eF002ced9F',
  },
  '1.1.1': {
    singleton: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
    factory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
  },
  '1.2.0': {
    singleton: '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
    factory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
  },
}

/**
 * Puts the code of the published packages at the published addresses. Only 1.1.1 is to the byte what the chains have: the
 * others differ in the compiler's note behind the code.
 */
export async function placeOldContracts({ client }: Chain) {
  for (const version of oldVersions) {
    const { singleton, factory } = oldContracts[version]
    await client.setCode({ address: singleton, bytecode: readCode(version, 'GnosisSafe') })
    // 1.2.0 went on with the factory of 1.1.1.
    if (version !== '1.2.0') await client.setCode({ address: factory, bytecode: readCode(version, 'ProxyFactory') })
  }
}

const factoryAbi = parseAbi([
  'function createProxy(address singleton, bytes initializer)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
])
const setupAbis = {
  first: parseAbi(['function setup(address[] owners, uint256 threshold, address to, bytes data)']),
  '1.0.0': parseAbi([
    'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  ]),
  later: parseAbi([
    'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  ]),
}

/** Has the factory of that version create a Safe, and returns its address. */
export async function createOldSafe(
  { client }: Chain,
  version: OldVersion,
  owners: readonly Address[],
  threshold: number,
): Promise<Address> {
  const { singleton, factory } = oldContracts[version]
  const initializer = encodeSetup(version, owners, threshold)
  const data =
    version === '0.1.0'
      ? encodeFunctionData({ abi: factoryAbi, functionName: 'createProxy', args: [singleton, initializer] })
      : encodeFunctionData({
          ...{ abi: factoryAbi, functionName: 'createProxyWithNonce' },
          args: [singleton, initializer, BigInt(await client.getBlockNumber())],
        })
  const { logs } = await client.sendTransactionSync({ account: deployer, to: factory, data })
  const word = logs.at(-1)?.data
  if (!word) throw new Error(`The factory of ${version} created nothing`)
  return getAddress(`0x${word.slice(26)}`)
}

function encodeSetup(version: OldVersion, owners: readonly Address[], threshold: number): Hex {
  const common = [owners, BigInt(threshold), zeroAddress, '0x'] as const
  const refund = [zeroAddress, 0n, zeroAddress] as const
  if (version === '0.1.0') return encodeFunctionData({ abi: setupAbis.first, args: common })
  if (version === '1.0.0') return encodeFunctionData({ abi: setupAbis['1.0.0'], args: [...common, ...refund] })
  return encodeFunctionData({ abi: setupAbis.later, args: [...common, zeroAddress, ...refund] })
}

function readCode(version: OldVersion, name: string): Hex {
  const { deployedBytecode } = readArtifact(`safe-contracts-${version}`, `build/contracts/${name}.json`)
  if (!deployedBytecode) throw new Error(`There is no code of ${name} ${version}`)
  return deployedBytecode
}
