import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { browserStorage } from '@/lib/storage/browserStorage'
import { parseStored, StoredValue } from '@/lib/storage/storedValue'
import { seenBuildKey } from './seenBuildKey'

const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
  z.transform((text) => text as Hex),
)
const stored = z.object({ content: hash, hash, before: z.optional(hash) })

/** The build that this browser saw last, as `siteBuildQuery` tells it, and the one `before` that, by its file's hash. */
export type SeenBuild = z.output<typeof stored>

export const seenBuild = new StoredValue<SeenBuild | undefined>(browserStorage, seenBuildKey, (text) =>
  parseStored(text, stored, 1_000),
)
