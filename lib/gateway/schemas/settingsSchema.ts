import { SettingsInfoType } from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import * as z from 'zod/mini'
import { namedAddress } from './links'
import { count } from './numbers'
import { variant } from './variant'

const s = SettingsInfoType

const implementation = z.object({ type: z.literal(s.CHANGE_IMPLEMENTATION), implementation: namedAddress })

/** What a settings change does, as the gateway reads it. */
export const settingsInfo = variant({
  [s.SET_FALLBACK_HANDLER]: z.object({ type: z.literal(s.SET_FALLBACK_HANDLER), handler: namedAddress }),
  [s.ADD_OWNER]: z.object({ type: z.literal(s.ADD_OWNER), owner: namedAddress, threshold: count }),
  [s.REMOVE_OWNER]: z.object({ type: z.literal(s.REMOVE_OWNER), owner: namedAddress, threshold: count }),
  [s.SWAP_OWNER]: z.object({ type: z.literal(s.SWAP_OWNER), oldOwner: namedAddress, newOwner: namedAddress }),
  [s.CHANGE_THRESHOLD]: z.object({ type: z.literal(s.CHANGE_THRESHOLD), threshold: count }),
  [s.CHANGE_IMPLEMENTATION]: implementation,
  // The newer gateways' name for the same change.
  CHANGE_MASTER_COPY: z.pipe(
    z.transform((value: object) => ({ ...value, type: s.CHANGE_IMPLEMENTATION })),
    implementation,
  ),
  [s.ENABLE_MODULE]: z.object({ type: z.literal(s.ENABLE_MODULE), module: namedAddress }),
  [s.DISABLE_MODULE]: z.object({ type: z.literal(s.DISABLE_MODULE), module: namedAddress }),
  [s.SET_GUARD]: z.object({ type: z.literal(s.SET_GUARD), guard: namedAddress }),
  [s.DELETE_GUARD]: z.object({ type: z.literal(s.DELETE_GUARD) }),
})

export type SettingsInfo = z.output<typeof settingsInfo>
