import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const solc: { compile: (input: string) => string } = createRequire(import.meta.url)('solc')

/** Compiles a Solidity file beside this one that holds one contract of the file's name. */
export function compileContract(name: string): { abi: Abi; bytecode: Hex } {
  const content = readFileSync(new URL(`./${name}.sol`, import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [name]: { content } },
    settings: { evmVersion: 'paris', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const contract = output.contracts?.[name]?.[name]
  if (!contract) throw new Error(JSON.stringify(output.errors))
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
}
