import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import { toAllowedDomains } from '@/lib/config/allowedOrigins'
import { safeHandshakeTime } from '@/lib/config/limits'
import { address } from '@/lib/gateway/schemas/values'
import { isFramed } from './framing'
import { lengthenRequestIds } from './requestIds'

/** The Safe around us, as its site told us. `chainId` and `owners` are claims until read from the chain. */
export type ClaimedSafe = {
  address: Address
  chainId: number
  threshold: number
  owners: Address[]
  isReadOnly: boolean
}

export type ParentSafe = { sdk: SafeAppsSDK; safe: ClaimedSafe }

export type DetectOptions = {
  allowedOrigins: readonly string[]
  timeoutMs?: number
  signal?: AbortSignal
}

/** Whether this page runs inside a Safe, decided by a handshake with an allowed parent. Undefined outside a frame and
 * when nobody answers within `timeoutMs` milliseconds or the answer describes no Safe. Needs no storage. Rejects only
 * with the reason of `signal`. */
export async function detectParentSafe(options: DetectOptions): Promise<ParentSafe | undefined> {
  if (!isFramed()) return undefined
  const { default: SDK, MessageFormatter } = await import('@safe-global/safe-apps-sdk')
  options.signal?.throwIfAborted()
  lengthenRequestIds(MessageFormatter)
  const sdk = new SDK({ allowedDomains: toAllowedDomains(options.allowedOrigins) })
  const safe = parseClaimedSafe(await askForSafe(sdk, options))
  return safe && { sdk, safe }
}

/** The first answer to `getSafeInfo`, or undefined after `timeoutMs`. Asks several times: a parent that is still loading
 * has no listener for the first question, and the SDK does not repeat it. */
async function askForSafe(
  sdk: SafeAppsSDK,
  { timeoutMs = safeHandshakeTime, signal }: DetectOptions,
): Promise<unknown> {
  let timers: ReturnType<typeof setTimeout>[] = []
  try {
    return await new Promise((resolve, reject) => {
      const ask = () => void sdk.safe.getInfo().then(resolve, () => undefined)
      const repeats = [100, 300, 700, 1_500, 3_000, 6_000].filter((delay) => delay < timeoutMs)
      timers = [...repeats.map((delay) => setTimeout(ask, delay)), setTimeout(() => resolve(undefined), timeoutMs)]
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      ask()
    })
  } finally {
    timers.forEach(clearTimeout)
  }
}

const safeShape = z.object({
  safeAddress: address,
  chainId: z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.int().check(z.positive()))),
  threshold: z.int().check(z.positive()),
  owners: z.array(address),
  isReadOnly: z.optional(z.boolean()),
})

function parseClaimedSafe(answer: unknown): ClaimedSafe | undefined {
  const parsed = safeShape.safeParse(answer)
  if (!parsed.success) return undefined
  const { safeAddress, chainId, threshold, owners, isReadOnly = false } = parsed.data
  return { address: safeAddress, chainId, threshold, owners, isReadOnly }
}
