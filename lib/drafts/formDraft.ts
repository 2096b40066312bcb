import * as z from 'zod/mini'
import { parseStored } from '@/lib/storage/storedValue'

/** What is typed in the forms of a Safe's next action or message: the chosen form, and each field's text as it was typed. */
export type FormDraft = { kind: string; fields: Readonly<Record<string, string>> }

// More than any form holds: a field for an interface takes a million characters.
const maxLength = 4_000_000
const maxFields = 500

const storedForm = z.object({
  kind: z.string().check(z.maxLength(40)),
  fields: z
    .record(z.string().check(z.maxLength(80)), z.string())
    .check(z.refine((fields) => Object.keys(fields).length <= maxFields)),
})

const empty: FormDraft = { kind: '', fields: {} }

/** What is typed, in a stored text; any other text is an empty form. What is read is only ever shown in fields. */
export function parseFormDraft(text: string | null): FormDraft {
  return parseStored(text, storedForm, maxLength) ?? empty
}
