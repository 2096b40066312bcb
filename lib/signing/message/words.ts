import type { Address } from 'viem'

export const longMessageFile = 'This is longer than any message that can be signed.'
export const noMessageFile = 'This is no message that another owner handed on, or it is damaged.'
export const ofOtherSafe = (safe: Address, chainId: number) =>
  `This message is of another Safe: ${safe} on network ${chainId}.`
export const noneHolds = 'None of the signatures that came with it holds for an owner of this Safe: nothing was kept.'
export const noRoom = (most: number) =>
  `This browser has no room for this message: it holds at most ${most} that go from owner to owner. Save one of those that it holds as a file and forget it here, then try again.`
