import { type Coded, say } from '@/lib/format/coded'
import type { Check } from '@/lib/safe/verify/verification'
import { assetReasons } from './words'

type AssetReason = Coded<typeof assetReasons>

/** One thing that the gateway says of an asset, held against the chain. */
export type AssetCheck = Check<AssetReason>

/** The sentence that a person reads for what was found. */
export function sayAssetReason(reason: AssetReason): string {
  return say(assetReasons, reason)
}
