import type { Hex } from 'viem'
import * as z from 'zod'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { buildProposal } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { ask, post } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const detailsSchema = z.object({ detailedExecutionInfo: z.object({ confirmations: z.array(z.unknown()) }) })

type Load = {
  chain: Chain
  safe: Safe
  /** Of the gateways that take part, which may become fewer. */
  urls: string[]
  firstNonce: bigint
  count: number
  writers: number
  onAcknowledged?: (count: number) => void
}

/** Writers propose and confirm transactions, each change at all gateways at the same time. */
export async function writeAtOnce({ chain, safe, urls, firstNonce, count, writers, onAcknowledged }: Load) {
  const base = `/v1/chains/${chain.chainId}/transactions`
  const proposed: Hex[] = []
  const confirmed: Hex[] = []
  /** Answers that say neither that it is kept nor that it was kept before. */
  const unexpected: string[] = []
  const latencies: number[] = []
  let twice = 0
  let next = 0

  /** How many have acknowledged it. */
  async function send(path: string, body: unknown) {
    const begun = performance.now()
    const sent = urls.map((url) => post(url + path, body).catch((error: unknown) => urls.includes(url) && error))
    const answers = (await Promise.all(sent)).filter((answer) => answer !== false)
    latencies.push(performance.now() - begun)
    const kept = answers.filter((answer) => answer instanceof Object && 'status' in answer && answer.status === 200)
    for (const answer of answers) {
      const text = answer instanceof Object && 'text' in answer ? String(answer.text) : describeError(answer)
      if (!kept.includes(answer) && !text.includes('has confirmed this transaction already')) unexpected.push(text)
    }
    return kept.length
  }

  async function write() {
    while (next < count) {
      const input = { to: dave.address, value: 0n, nonce: firstNonce + BigInt(next) }
      next += 1
      const proposal = await buildProposal(chain, safe, input, alice)
      const { safeTxHash } = proposal
      if ((await send(`${base}/${safe.address}/propose`, proposal)) > 0) proposed.push(safeTxHash)
      const { signature } = await buildProposal(chain, safe, input, bob)
      const acknowledged = await send(`${base}/${safeTxHash}/confirmations`, { signature })
      if (acknowledged > 0) confirmed.push(safeTxHash)
      if (acknowledged > 1) twice += 1
      onAcknowledged?.(confirmed.length)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return { proposed, confirmed, unexpected, twice, latencies: latencies.sort((one, other) => one - other) }
}

/** Its own words are "fetch failed". */
function describeError(error: unknown) {
  return error instanceof Error && error.cause ? `${error.message}: ${String(error.cause)}` : String(error)
}

type Written = { proposed: Hex[]; confirmed: Hex[] }

/** What of the acknowledged changes a gateway does not have, or has twice. */
export async function findLost(url: string, chain: Chain, { proposed, confirmed }: Written) {
  const lost: string[] = []
  for (const hash of proposed) {
    const { body, text } = await ask(`${url}/v1/chains/${chain.chainId}/transactions/${hash}`)
    const found = detailsSchema.safeParse(body).data?.detailedExecutionInfo.confirmations.length
    const isWhole = confirmed.includes(hash) ? found === 2 : found === 1 || found === 2
    if (!isWhole) lost.push(`${hash}: ${text}`)
  }
  return lost
}
