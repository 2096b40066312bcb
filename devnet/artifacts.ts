import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Abi, type Hex, isHex } from 'viem'

const require = createRequire(import.meta.url)

export type Artifact = { abi: Abi; bytecode: Hex; deployedBytecode?: Hex }

/** A compiled contract out of a published package: its interface and creation code. */
export function readArtifact(packageName: string, path: string): Artifact {
  const folder = join(require.resolve(`${packageName}/package.json`), '..')
  return JSON.parse(readFileSync(join(folder, path), 'utf8'))
}

/** viem carries the creation code of Multicall3 but does not export it. */
export function readMulticall3Bytecode(): Hex {
  const { multicall3Bytecode } = require(join(require.resolve('viem'), '../constants/contracts.js'))
  if (!isHex(multicall3Bytecode)) throw new Error('viem no longer carries the code of Multicall3')
  return multicall3Bytecode
}
