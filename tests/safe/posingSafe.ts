import { type Address, concat, type Hex, toHex } from 'viem'

/** The standard clone (EIP-1167): does what `implementation` does, as a Safe's proxy would, and is none. */
export function cloneCode(implementation: Address): Hex {
  return placeClone(implementation, 0)
}

/**
 * Code that answers as the Safe of this singleton in everything but one: whoever asks is told that each hash is approved.
 * Put it in the place of a real Safe's code, and its storage says the rest.
 */
export function posingCode(singleton: Address): Hex {
  const lead = 15
  const clone = placeClone(singleton, lead)
  const answer = toHex(lead + 45, { size: 1 })
  // PUSH selector of approvedHashes, compare, jump; behind the clone: return 1.
  return concat(['0x60003560e01c637d83297414', '0x60', answer, '0x57', clone, '0x5b600160005260206000f3'])
}

/** A key's account that lends itself the code of `target` (EIP-7702). */
export function delegationCode(target: Address): Hex {
  return concat(['0xef0100', target])
}

function placeClone(implementation: Address, at: number): Hex {
  const end = toHex(at + 43, { size: 1 })
  return concat(['0x363d3d373d3d3d363d73', implementation, '0x5af43d82803e903d91', '0x60', end, '0x57fd5bf3'])
}
