// The one key scheme, beside that of the gateway's answers (gateway/client/gatewayKeys).

export const sessionKey = ['session'] as const
const fresh = 'verification'

/** Keys that must come from their source each time: who is signed in, and what a Safe is about to sign. */
export const unkeptKeys: ReadonlySet<unknown> = new Set([...sessionKey, fresh])

/**
 * The key of an answer that money may be decided by: it is never kept beyond the page. `what` is the question, `of` all
 * that the answer depends on; bytes and addresses in any letter case. With fewer of them it is the key of several.
 */
export function freshKey(what: string, ...of: readonly unknown[]): readonly unknown[] {
  return [fresh, what, ...of.map((part) => (typeof part === 'string' && /^0x/i.test(part) ? part.toLowerCase() : part))]
}

/** The key of an answer that may be kept: it is shown again after a reload, until it is asked anew. */
export function keptKey(what: 'appProbe' | 'devnetAccounts', ...of: readonly string[]): readonly string[] {
  return [what, ...of]
}

/** wagmi's own: RainbowKit's dialogs and the page share one answer. Kept. */
export const wagmiKeys = { balance: ['balance'], name: ['ensName'], avatar: ['ensAvatar'] } as const
