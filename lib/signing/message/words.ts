import type { Address } from 'viem'

export const longMessageFile = 'This is longer than any message that can be signed.'
export const noMessageFile = 'This is no message that another owner handed on, or it is damaged.'
export const ofOtherSafe = (safe: Address, chainId: number) =>
  `This message is of another Safe: ${safe} on network ${chainId}.`
export const noneHolds = 'None of the signatures that came with it holds for an owner of this Safe: nothing was kept.'
