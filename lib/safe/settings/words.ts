import { plural } from '@/lib/format/count'

type Signed = { owner: string; threshold: bigint }
type Swap = { oldOwner: string; newOwner: string }
type Implementation = { implementation: string | undefined }
type Module = { module: string }
type Guard = { guard: string }

const needed = ({ threshold }: { threshold: bigint }) =>
  plural(Number(threshold), { one: '1 signature is needed', other: `${threshold} signatures are needed` })

export const changes = {
  ADD_OWNER: (change: Signed) => `Add the owner ${change.owner} and ${needed(change)}.`,
  REMOVE_OWNER: (change: Signed) => `Remove the owner ${change.owner} and ${needed(change)}.`,
  SWAP_OWNER: ({ oldOwner, newOwner }: Swap) => `Replace the owner ${oldOwner} by ${newOwner}.`,
  CHANGE_THRESHOLD: (change: { threshold: bigint }) => `From now on, ${needed(change)}.`,
  CHANGE_IMPLEMENTATION: ({ implementation = 'another version' }: Implementation) =>
    `Replace the code of the Safe by that of ${implementation}.`,
  ENABLE_MODULE: ({ module }: Module) => `Let the module ${module} act for the Safe without signatures.`,
  DISABLE_MODULE: ({ module }: Module) => `Take from the module ${module} the right to act for the Safe.`,
  SET_GUARD: ({ guard }: Guard) => `Let the guard ${guard} allow or refuse each transaction.`,
  SET_MODULE_GUARD: ({ guard }: Guard) => `Let the guard ${guard} allow or refuse each transaction of a module.`,
  DELETE_GUARD: () => 'Remove the guard.',
  DELETE_MODULE_GUARD: () => 'Remove the guard of module transactions.',
  SET_FALLBACK_HANDLER: ({ handler }: { handler: string }) =>
    `Let ${handler} answer calls that the Safe does not know, such as signature checks.`,
}

export const ownerProblems = {
  alreadyOwner: 'This address is an owner already.',
  notOwner: 'This address is not an owner.',
  threshold: 'The number of signatures needed must be between 1 and the number of owners.',
  ownSafe: 'A Safe cannot be its own owner: its signature would need itself.',
  reserved: 'This address cannot be an owner.',
}
export const thresholdOf = ({ threshold, count }: { threshold: number; count: number }) => `${threshold} of ${count}`

export const reservedModule = 'This address cannot be a module.'
export const enabledModule = 'This module is enabled already.'
export const disabledModule = 'This module is not enabled.'
export const ownHandler = 'A Safe cannot be its own fallback handler.'
