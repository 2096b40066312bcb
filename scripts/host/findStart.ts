import type { Address } from 'viem'
import { createGatewayClient, type GatewayClient } from '@/gateway/chain/client'
import type { GatewaySettings } from '@/gateway/settings'
import type { HostPlan } from './readPlan'
import * as words from './words'

/** The plan with the block from which each network is read, and a sentence about each. */
export async function findStarts(plan: HostPlan): Promise<{ plan: HostPlan; said: string[] }> {
  const found = await Promise.all(plan.gateway.chains.map((chain) => findStart(chain, plan.fromBlocks.get(chain.id))))
  const chains = plan.gateway.chains.map((chain, index) => ({ ...chain, startBlock: found[index]?.block ?? 0 }))
  return { plan: { ...plan, gateway: { ...plan.gateway, chains } }, said: found.map(({ sentence }) => sentence) }
}

async function findStart({ id, name = `${id}`, rpc, safes }: GatewaySettings['chains'][number], given?: number) {
  if (given !== undefined) return { block: given, sentence: words.readFrom(name, given) }
  const client = createGatewayClient(rpc)
  const creations = await Promise.all(safes.map((safe) => findCreation(client, safe).catch(() => undefined)))
  const blocks = creations.flatMap((block) => block ?? [])
  if (safes.length === 0 || blocks.length < safes.length) return { block: 0, sentence: words.readWhole(name, id) }
  const block = Math.min(...blocks)
  return { block, sentence: words.readFromCreation(name, id, block) }
}

/**
 * The block in which a contract was created; undefined where the node tells nothing of old blocks. Throws when it fails,
 * as nodes do for states that they have no more.
 */
async function findCreation(client: GatewayClient, address: Address): Promise<number | undefined> {
  const hasCode = async (block: number) => Boolean(await client.getCode({ address, blockNumber: BigInt(block) }))
  let [before, since] = [-1, Number(await client.getBlockNumber({ cacheTime: 0 }))]
  if (!(await hasCode(since))) return undefined
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (await hasCode(middle)) since = middle
    else before = middle
  }
  return (await isNamedIn(client, address, since)) ? since : undefined
}

/** Some nodes say of a state that they have no more that it was empty: at a creation there is an event that names the contract. */
async function isNamedIn(client: GatewayClient, address: Address, block: number) {
  const logs = await client.getLogs({ fromBlock: BigInt(block), toBlock: BigInt(block) })
  const name = address.slice(2).toLowerCase()
  return logs.some((log) => [log.address, log.data, ...log.topics].some((text) => text.toLowerCase().includes(name)))
}
