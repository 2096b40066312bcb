import { type Address, getContractAddress, parseAbi } from 'viem'
import { minter } from './accounts'
import type { Chain } from './chain'
import { compiledContracts } from './solidity'

export const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
])
export const badgeAbi = parseAbi([
  'function mint(address to) returns (uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
])

function addressAt(nonce: bigint): Address {
  return getContractAddress({ from: minter.address, nonce })
}

/** Where the tokens stand: 18 decimals, 6 decimals, and a collection. */
export const devnetTokens = { token: addressAt(0n), dollar: addressAt(1n), badge: addressAt(2n) }

/** Must come before anything else that the minter sends: the addresses depend on its nonce. */
export async function deployTokens({ client }: Chain) {
  const { DevnetToken, DevnetBadge } = await compiledContracts()
  const from = { account: minter, chain: client.chain }
  await client.deployContract({ ...from, ...DevnetToken, args: ['Devnet Token', 'DEV', 18], nonce: 0 })
  await client.deployContract({ ...from, ...DevnetToken, args: ['Devnet Dollar', 'DUSD', 6], nonce: 1 })
  await client.deployContract({ ...from, ...DevnetBadge, args: [], nonce: 2 })
  const codes = await Promise.all(Object.values(devnetTokens).map((address) => client.getCode({ address })))
  if (codes.includes(undefined)) throw new Error('The tokens of the devnet were not deployed')
}

export async function mintToken({ client }: Chain, address: Address, to: Address, value: bigint) {
  const args = [to, value] as const
  return client.writeContractSync({ account: minter, address, abi: tokenAbi, functionName: 'mint', args })
}

export async function mintBadge({ client }: Chain, to: Address) {
  const address = devnetTokens.badge
  return client.writeContractSync({ account: minter, address, abi: badgeAbi, functionName: 'mint', args: [to] })
}
