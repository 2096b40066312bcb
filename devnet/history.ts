import { type Address, encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem'
import { type DevnetAccount, owners, recipients } from './accounts'
import { encodeBatch } from './batch'
import type { Chain } from './chain'
import { type Clock, turnBack } from './clock'
import { setName } from './names'
import { safeVersions } from './safeContracts'
import type { SafeSigner } from './safeSignatures'
import type { Safe } from './safes'
import { executeSafeTransaction, type SafeTransactionInput, safeAbi } from './safeTransactions'
import { badgeAbi, devnetTokens, mintBadge, mintToken, tokenAbi } from './tokens'
import { deployWorldSafes, type World } from './world'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const moduleAbi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])

/** A week in the life of the world's Safes, every kind of history item among it. */
export async function seedHistory(chain: Chain, world: World) {
  const clock = await turnBack(chain, 8)
  await clock.moveTo(7)
  await deployWorldSafes(chain, world)
  await clock.moveTo(6)
  await fundSafes(chain, world)
  for (const version of safeVersions) await payFromShared(chain, world.shared[version])
  await liveAsShared(chain, clock, world.shared['1.4.1'])
  await actAsNested(chain, world)
  await spendByModule(chain, world)
  const names = { '1.3.0': 'payroll.eth', '1.4.1': 'treasury.eth', '1.5.0': 'grants.eth' }
  for (const version of safeVersions)
    await setName(chain, { name: names[version], address: world.shared[version].address })
  await clock.resume()
}

async function fundSafes(chain: Chain, { single, shared, nested, withModule, undeployed }: World) {
  for (const safe of [...Object.values(single), ...Object.values(shared), nested, withModule, undeployed]) {
    await send(chain, alice, safe.address, parseEther('5'))
  }
  for (const safe of Object.values(shared)) {
    await mintToken(chain, devnetTokens.token, safe.address, parseEther('1000'))
    await mintToken(chain, devnetTokens.dollar, safe.address, parseUnits('2500.5', 6))
    await mintBadge(chain, safe.address)
  }
  for (const owner of owners) await mintToken(chain, devnetTokens.dollar, owner.address, parseUnits('100', 6))
}

async function payFromShared(chain: Chain, safe: Safe) {
  await execute(chain, safe, { to: dave.address, value: parseEther('0.25') }, [alice, bob])
}

async function liveAsShared(chain: Chain, clock: Clock, safe: Safe) {
  const { dollar, badge } = devnetTokens
  await clock.moveTo(5)
  await execute(chain, safe, { to: dollar, data: transferToken(dave.address, parseUnits('99.9', 6)) }, [bob, carol])
  await clock.moveTo(4)
  const payments = [dave, erin].map(({ address }) => ({ to: address, value: parseEther('0.1') }))
  await execute(chain, safe, encodeBatch(safe.version, payments), [alice, carol])
  await clock.moveTo(3)
  await execute(chain, safe, { to: safe.address, data: changeThreshold(3n) }, [alice, bob])
  await clock.moveTo(3, 90)
  await execute(chain, safe, { to: safe.address, data: changeThreshold(2n) }, [alice, bob, carol])
  await clock.moveTo(2)
  // Called off: an empty call to itself uses the nonce up.
  await execute(chain, safe, { to: safe.address }, [alice, bob])
  // Fails inside, and is executed all the same because of the gas that was set.
  const tooMuch = { to: dollar, data: transferToken(dave.address, parseUnits('1000000', 6)), safeTxGas: 100_000n }
  await execute(chain, safe, tooMuch, [alice, bob])
  await clock.moveTo(1)
  const give = { abi: badgeAbi, functionName: 'safeTransferFrom', args: [safe.address, erin.address, 2n] } as const
  await execute(chain, safe, { to: badge, data: encodeFunctionData(give) }, [bob, alice])
  await send(chain, carol, safe.address, parseEther('1.5'))
}

async function actAsNested(chain: Chain, { nested, shared }: World) {
  const asShared = { safe: shared['1.4.1'], signers: [bob, carol] }
  await execute(chain, nested, { to: dave.address, value: parseEther('0.5') }, [alice, asShared])
}

async function spendByModule(chain: Chain, { withModule, module }: World) {
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
  await execute(chain, withModule, { to: withModule.address, data: enable }, [alice])
  const args = [dave.address, parseEther('0.05'), '0x', 0] as const
  const data = encodeFunctionData({ abi: moduleAbi, functionName: 'execTransactionFromModule', args })
  await chain.client.sendTransactionSync({ account: erin, to: withModule.address, data })
}

async function execute(chain: Chain, safe: Safe, input: SafeTransactionInput, signers: SafeSigner[]) {
  await executeSafeTransaction(chain, safe, input, signers)
}

async function send({ client }: Chain, account: DevnetAccount, to: Address, value: bigint) {
  await client.sendTransactionSync({ account, to, value })
}

function transferToken(to: Address, value: bigint) {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, value] })
}

function changeThreshold(threshold: bigint) {
  return encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [threshold] })
}
