import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'
import { cacheFile, hashInputs, listSolidity } from './cache'

const require = createRequire(import.meta.url)
const root = join(dirname(fileURLToPath(import.meta.url)), '../')

export type ContractName = 'DevnetToken' | 'DevnetBadge' | 'DevnetNames'
export type CompiledContract = { abi: Abi; bytecode: Hex; deployedBytecode: Hex }
type SolcOutput = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, SolcContract>>
}
type SolcContract = { abi: Abi; evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }

/** The devnet's own contracts, compiled on first use. */
export async function compiledContracts(): Promise<Record<ContractName, CompiledContract>> {
  const lockFile = join(root, 'package-lock.json')
  const path = await cacheFile(`solidity-${hashInputs([...listSolidity(), lockFile])}.json`, compile)
  return JSON.parse(readFileSync(path, 'utf8'))
}

async function compile() {
  const sources = Object.fromEntries(
    listSolidity().map((path) => [path.slice(root.length), { content: readFileSync(path, 'utf8') }]),
  )
  const settings = {
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  }
  const output = await runSolc(JSON.stringify({ language: 'Solidity', sources, settings }))
  const problems = output.errors?.filter((error) => error.severity === 'error') ?? []
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.formattedMessage).join('\n'))
  const contracts = Object.entries(output.contracts).filter(([path]) => path in sources)
  return JSON.stringify(Object.fromEntries(contracts.flatMap(([, byName]) => Object.entries(byName).map(compact))))
}

function compact([name, { abi, evm }]: [string, SolcContract]) {
  return [name, { abi, bytecode: `0x${evm.bytecode.object}`, deployedBytecode: `0x${evm.deployedBytecode.object}` }]
}

// In a process of its own: the compiler takes over the unhandled rejections of the process that loads it.
async function runSolc(input: string): Promise<SolcOutput> {
  const args = [
    require.resolve('solc/solc.js'),
    '--standard-json',
    '--base-path',
    root,
    '--include-path',
    'node_modules',
  ]
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 27 }, (error, stdout) => {
      if (error) return reject(error)
      // The first line of its output is a remark about the callback for imports.
      resolve(JSON.parse(stdout.slice(stdout.indexOf('{'))))
    })
    child.stdin?.end(input)
  })
}
