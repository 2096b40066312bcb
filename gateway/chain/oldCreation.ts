import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'

const factoryAbi = parseAbi([
  'function createProxy(address singleton, bytes initializer)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createProxyWithCallback(address singleton, bytes initializer, uint256 saltNonce, address callback)',
])
// Of 0.1.0, 1.0.0, and 1.1.0 to 1.2.0.
const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** What a factory of the time before 1.3.0 was told to create; undefined when it was something else than a Safe. */
export function readOldCreation(input: Hex) {
  try {
    const { args } = decodeFunctionData({ abi: factoryAbi, data: input })
    const [singleton, initializer, saltNonce] = args as readonly [Address, Hex, bigint?]
    const [owners, threshold] = decodeFunctionData({ abi: setupAbi, data: initializer }).args
    return {
      ...{ singleton, owners, threshold: Number(threshold) },
      saltNonce: saltNonce === undefined ? null : String(saltNonce),
    }
  } catch {
    return undefined
  }
}
