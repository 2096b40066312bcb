import { erc20Abi, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owners, recipients } from './accounts'
import type { Chain } from './chain'
import { startDevnetChain } from './devnetChain'
import { badgeAbi, devnetTokens, mintBadge, mintToken } from './tokens'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const tokens = [
  { address: devnetTokens.token, symbol: 'DEV', decimals: 18 },
  { address: devnetTokens.dollar, symbol: 'DUSD', decimals: 6 },
]

describe.each(tokens)('$symbol', ({ address, symbol, decimals }) => {
  const [alice, bob] = [owners[0], recipients[0].address]
  const balanceOf = (account: typeof bob) =>
    chain.client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

  it('says what it is', async () => {
    expect(await chain.client.readContract({ address, abi: erc20Abi, functionName: 'symbol' })).toBe(symbol)
    expect(await chain.client.readContract({ address, abi: erc20Abi, functionName: 'decimals' })).toBe(decimals)
  })

  it('is minted, sent and spent by allowance, never beyond the balance or the allowance', async () => {
    const unit = parseUnits('1', decimals)
    const contract = { address, abi: erc20Abi } as const
    await mintToken(chain, address, alice.address, 10n * unit)
    await chain.client.writeContractSync({ ...contract, account: alice, functionName: 'transfer', args: [bob, unit] })
    expect([await balanceOf(alice.address), await balanceOf(bob)]).toEqual([9n * unit, unit])
    await chain.client.writeContractSync({ ...contract, account: alice, functionName: 'approve', args: [bob, unit] })
    const spend = { ...contract, account: recipients[0], functionName: 'transferFrom' } as const
    await expect(chain.client.simulateContract({ ...spend, args: [alice.address, bob, 2n * unit] })).rejects.toThrow()
    await chain.client.writeContractSync({ ...spend, args: [alice.address, bob, unit] })
    expect([await balanceOf(alice.address), await balanceOf(bob)]).toEqual([8n * unit, 2n * unit])
    const tooMuch = { ...contract, account: alice, functionName: 'transfer', args: [bob, 9n * unit] } as const
    await expect(chain.client.simulateContract(tooMuch)).rejects.toThrow()
  })
})

it('carries the metadata and the picture of a badge in its URI', async () => {
  await mintBadge(chain, owners[1].address)
  const badge = { address: devnetTokens.badge, abi: badgeAbi } as const
  expect(await chain.client.readContract({ ...badge, functionName: 'ownerOf', args: [1n] })).toBe(owners[1].address)
  const uri = await chain.client.readContract({ ...badge, functionName: 'tokenURI', args: [1n] })
  const metadata = await (await fetch(uri)).json()
  expect(metadata).toMatchObject({
    name: 'Devnet Badge #1',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  expect(await (await fetch(metadata.image)).text()).toContain('>#1</text>')
})
