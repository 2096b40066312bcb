// Read by next.config.js, hence JavaScript.
import { encodeFunctionData, keccak256, multicall3Abi, parseAbi, toBytes } from 'viem'

const safeAbi = parseAbi([
  'function VERSION()',
  'function getOwners()',
  'function getThreshold()',
  'function nonce()',
  'function getModulesPaginated(address start, uint256 pageSize)',
  'function getModules()',
])
const listStart = '0x0000000000000000000000000000000000000001'
const guards = [
  'guard_manager.guard.address',
  'module_manager.module_guard.address',
  'fallback_manager.handler.address',
]

/** These stand for the Safe's address: as a parameter with its checksum, in call data in small letters without 0x. */
export const placeholders = /** @type {const} */ ({ parameter: '@', data: '5afe'.repeat(10) })

/** What `lib/safe/account/readSafe` asks of a chain's node, letter for letter, with placeholders. */
export function stateCalls() {
  const { parameter, data } = placeholders
  const functions = [
    ...safeAbi.slice(0, 4).map(({ name }) => encodeFunctionData({ abi: safeAbi, functionName: name })),
    encodeFunctionData({ abi: safeAbi, functionName: 'getModulesPaginated', args: [listStart, 50n] }),
    encodeFunctionData({ abi: safeAbi, functionName: 'getModules' }),
  ]
  /** @type {`0x${string}`} */
  const target = `0x${data}`
  const args = functions.map((callData) => ({ target, allowFailure: true, callData }))
  const joined = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [args] })
  const slots = ['0x0', ...guards.map((name) => keccak256(toBytes(name)))]
  return {
    joined,
    others: [
      ['eth_getCode', [parameter, 'latest']],
      ['eth_getBalance', [parameter, 'latest']],
      ...slots.map((slot) => ['eth_getStorageAt', [parameter, slot, 'latest']]),
    ],
  }
}
