import type { Address } from 'viem'
import type { StoredMessage } from '@/gateway/store/messages'
import type { Proposal } from '@/gateway/store/proposals'

export const safe: Address = '0x5AFE5aFe5afE5aFE5Afe5aFe5AfE5AfE5afe5AFE'
export const messageHash = `0x${'ab'.repeat(32)}` as const
export const messageSignature = { owner: safe, signature: '0x01', createdAt: 7 } as const
export const message: StoredMessage = {
  ...{ safe, messageHash, message: 'Hello \u0000 \ud800', safeAppId: null, origin: null, proposer: safe },
  ...{ createdAt: 7, modifiedAt: 7 },
}
export const confirmation = { owner: safe, signature: '0x01', submittedAt: 7 } as const

export function proposal(digit: string, nonce: bigint): Proposal {
  const amounts = { value: 2n ** 255n, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n }
  const parties = { to: safe, gasToken: safe, refundReceiver: safe } as const
  return {
    ...{ safe, safeTxHash: `0x${digit.repeat(64)}`, proposer: safe, origin: null, isTrusted: true },
    ...{ fields: { ...amounts, ...parties, data: '0x', operation: 0, nonce }, submittedAt: 7, modifiedAt: 7 },
  }
}
