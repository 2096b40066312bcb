import { type Address, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { deployer, owners, recipients } from './accounts'
import { type Chain, type ChainOptions, startChain, universalResolverAddress } from './chain'
import { deployMulticall3 } from './contracts'
import { compiledContracts } from './solidity'

const namesAbi = parseAbi([
  'function setAddress(bytes dnsName, address target)',
  'function setText(bytes dnsName, string key, string value)',
  'function setPrimaryName(address target, string name)',
])

export type DevnetName = { name: string; address: Address; avatar?: string; description?: string }

/** The names of the test accounts. Only Alice and Bob have an avatar; Frank has an account and no name. */
export const devnetNames: DevnetName[] = [
  { name: 'alice.eth', address: owners[0].address, avatar: drawAvatar('A', '#a33'), description: 'An owner' },
  { name: 'bob.eth', address: owners[1].address, avatar: drawAvatar('B', '#36a') },
  { name: 'carol.eth', address: owners[2].address },
  { name: 'dave.eth', address: recipients[0].address },
  { name: 'erin.eth', address: recipients[1].address },
]

/** Places the name service where clients expect the universal resolver, with the names of the test accounts. */
export async function installNames(chain: Chain, names = devnetNames) {
  const { DevnetNames } = await compiledContracts()
  await chain.client.setCode({ address: universalResolverAddress, bytecode: DevnetNames.deployedBytecode })
  for (const name of names) await setName(chain, name)
}

/** Gives an address a name, both ways. */
export async function setName(chain: Pick<Chain, 'client'>, { name, address, avatar, description }: DevnetName) {
  const dnsName = toHex(packetToBytes(name))
  const abi = namesAbi
  const calls = [
    encodeFunctionData({ abi, functionName: 'setAddress', args: [dnsName, address] }),
    encodeFunctionData({ abi, functionName: 'setPrimaryName', args: [address, name] }),
  ]
  for (const [key, value] of Object.entries({ avatar, description })) {
    if (value) calls.push(encodeFunctionData({ abi, functionName: 'setText', args: [dnsName, key, value] }))
  }
  for (const data of calls) await send(chain, data)
}

/**
 * A second chain that stands in for the public chain 1, where clients look names up. It holds
 * nothing else but Multicall3, through which clients batch their reads.
 */
export async function startNameChain(options: Omit<ChainOptions, 'chainId'> = {}) {
  const chain = await startChain({ ...options, chainId: 1 })
  await deployMulticall3(chain)
  await installNames(chain)
  return chain
}

async function send({ client }: Pick<Chain, 'client'>, data: Hex) {
  const receipt = await client.sendTransactionSync({ account: deployer, to: universalResolverAddress, data })
  if (receipt.status !== 'success') throw new Error('A name was not set')
}

function drawAvatar(letter: string, color: string) {
  const text = `<text x="50" y="68" font-size="56" text-anchor="middle" fill="#fff">${letter}</text>`
  const picture = `<rect width="100" height="100" fill="${color}"/>${text}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${picture}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
