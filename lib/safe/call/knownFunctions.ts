import {
  type Abi,
  type AbiFunction,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type Hex,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { libraryAbi, proxyFactoryAbi, safeAbi } from './abi'

/** A function that a selector may stand for, and the interfaces that have it: a selector alone proves neither. */
export type KnownFunction = { item: AbiFunction; interfaces: InterfaceCode[] }

/** `given` is one that was handed in with the call. */
export type InterfaceCode =
  | 'safe'
  | 'safeLibrary'
  | 'safeFactory'
  | 'erc20'
  | 'erc721'
  | 'erc1155'
  | 'wrappedNative'
  | 'given'

const wrappedNativeAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])
const permitAbi = parseAbi([
  'function increaseAllowance(address spender, uint256 addedValue) returns (bool)',
  'function decreaseAllowance(address spender, uint256 subtractedValue) returns (bool)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

// What can change a Safe: no other interface may give these selectors another name.
const safeFunctions = indexFunctions([
  ['safe', safeAbi],
  ['safeLibrary', libraryAbi],
  ['safeFactory', proxyFactoryAbi],
])
const otherFunctions = indexFunctions([
  ['erc20', erc20Abi],
  ['erc20', permitAbi],
  ['erc721', erc721Abi],
  ['erc1155', erc1155Abi],
  ['wrappedNative', wrappedNativeAbi],
])

/**
 * The function that a selector stands for: one of a Safe's own, one of the tokens' standards, or one of `abis`, which a
 * stranger may have written: four bytes are soon found again under a harmless name, so they rename nothing.
 */
export function findFunction(selector: Hex, abis: readonly Abi[] = []): KnownFunction | undefined {
  return safeFunctions.get(selector) ?? otherFunctions.get(selector) ?? findGiven(selector, abis)
}

function findGiven(selector: Hex, abis: readonly Abi[]): KnownFunction | undefined {
  return abis.length > 0 ? indexFunctions(abis.map((abi) => ['given', abi])).get(selector) : undefined
}

function indexFunctions(sources: readonly (readonly [InterfaceCode, Abi])[]): Map<string, KnownFunction> {
  const index = new Map<string, KnownFunction>()
  for (const [name, abi] of sources) {
    for (const item of abi) {
      if (item.type !== 'function' || item.stateMutability === 'view' || item.stateMutability === 'pure') continue
      const selector = toFunctionSelector(item)
      const known = index.get(selector)
      if (!known) index.set(selector, { item, interfaces: [name] })
      else if (!known.interfaces.includes(name)) known.interfaces.push(name)
    }
  }
  return index
}
