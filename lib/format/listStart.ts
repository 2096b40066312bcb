import type { Address } from 'viem'

/** Where the contracts' linked lists of owners and of modules start: never an owner or a module itself. */
export const listStart: Address = '0x0000000000000000000000000000000000000001'
