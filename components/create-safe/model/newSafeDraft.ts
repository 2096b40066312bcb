import * as z from 'zod/mini'
import { browserStorage } from '@/lib/storage/browserStorage'
import { parseStored, StoredValue } from '@/lib/storage/storedValue'
import { type Creation, randomSaltNonce } from './creation'
import { maxOwners } from './readOwners'

/** What was typed and chosen in the form of a new Safe, as typed; what is absent has its default until somebody chooses. */
export type NewSafeDraft = {
  chainId?: number | undefined
  name: string
  owners: readonly OwnerDraft[]
  threshold?: number | undefined
  version?: string | undefined
  singleton?: string | undefined
  saltNonce: string
}

export type OwnerDraft = { id: number; text?: string | undefined; name: string }

// Far beyond any name or address: who pastes more finds the rest missing in the field, not the whole form empty.
const maxTyped = 2_000
const maxTextLength = 2_000_000

const typed = z.string().check(z.maxLength(maxTyped))
const id = z.int().check(z.nonnegative())
const storedDraft = z.object({
  chainId: z.optional(z.int()),
  name: typed,
  owners: z
    .array(z.object({ id, text: z.optional(typed), name: typed }))
    .check(z.minLength(1), z.maxLength(maxOwners))
    .check(z.refine((owners) => new Set(owners.map((owner) => owner.id)).size === owners.length)),
  threshold: z.optional(z.int().check(z.positive(), z.maximum(maxOwners))),
  version: z.optional(typed),
  singleton: z.optional(typed),
  saltNonce: typed,
})

/** An empty form with a number of its own, or the form that leads to `creation`. */
export function startDraft(creation?: Creation): NewSafeDraft {
  if (!creation) return { name: '', owners: [{ id: 0, name: '' }], saltNonce: `${randomSaltNonce()}` }
  const { chainId, name, threshold, version, singleton, saltNonce } = creation
  const owners = creation.owners.map((owner, index) => ({ id: index, text: owner.address, name: owner.name }))
  return { chainId, name, owners, threshold, version, singleton, saltNonce: `${saltNonce}` }
}

/** The draft as text. */
export function formatNewSafeDraft({ name, owners, saltNonce, ...choices }: NewSafeDraft): string {
  const clip = (text: string) => text.slice(0, maxTyped)
  const clipped = owners.map((owner) => ({
    id: owner.id,
    text: owner.text === undefined ? undefined : clip(owner.text),
    name: clip(owner.name),
  }))
  return JSON.stringify({ ...choices, name: clip(name), owners: clipped, saltNonce: clip(saltNonce) })
}

/** Reads what `formatNewSafeDraft` wrote; any other text is no draft. What is read is only ever shown in fields. */
export function parseNewSafeDraft(text: string | null): NewSafeDraft | undefined {
  return parseStored(text, storedDraft, maxTextLength)
}

export const newSafeDraft = new StoredValue(browserStorage, 'countersign.newSafeDraft', parseNewSafeDraft, (draft) =>
  draft ? formatNewSafeDraft(draft) : '',
)
