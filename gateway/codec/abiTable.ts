import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type AbiFunction,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  erc4626Abi,
  type Hex,
  multicall3Abi,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import { publishedAbis } from '../deployments'

const require = createRequire(import.meta.url)

/** Functions by selector. Safe's own contracts win over others that share a selector. */
let table: Map<Hex, AbiFunction> | undefined

/** The known function behind a selector. The table is built at the first question, in some tens of milliseconds. */
export function findFunction(selector: Hex): AbiFunction | undefined {
  table ??= buildTable()
  return table.get(selector)
}

function buildTable() {
  const functions = new Map<Hex, AbiFunction>()
  const abis = [...publishedAbis, erc20Abi, erc721Abi, erc1155Abi, erc4626Abi, multicall3Abi, ...openZeppelinAbis()]
  for (const item of abis.flat()) {
    if (item.type !== 'function') continue
    const selector = toFunctionSelector(toFunctionSignature(item))
    const known = functions.get(selector)
    // Some published interfaces leave parameters unnamed; a later one may know the names.
    if (!known || (!hasNames(known) && hasNames(item))) functions.set(selector, item)
  }
  return functions
}

function hasNames({ inputs }: AbiFunction) {
  return inputs.every(({ name }) => name)
}

function openZeppelinAbis(): (readonly AbiFunction[])[] {
  const folder = join(require.resolve('@openzeppelin/contracts/package.json'), '..', 'build', 'contracts')
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).abi)
}
