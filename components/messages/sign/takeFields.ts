import type { SignedField } from '@/lib/safe/hash/signedFields'

/** How many fields there are, those inside others included. */
export function countFields(fields: readonly SignedField[]): number {
  return fields.reduce((sum, { children = [] }) => sum + 1 + countFields(children), 0)
}

/** The first `count` fields in the order in which they stand; those that are whole are the same objects each time. */
export function takeFields(fields: readonly SignedField[], count: number): readonly SignedField[] {
  const taken: SignedField[] = []
  let left = count
  for (const field of fields) {
    const size = countFields([field])
    if (size <= left) taken.push(field)
    // Not without any of what is inside it: that would say that it is empty.
    else if (left > 1) taken.push({ ...field, children: takeFields(field.children ?? [], left - 1) })
    left -= size
    if (left <= 0) break
  }
  return taken.length === fields.length && taken.every((field, index) => field === fields[index]) ? fields : taken
}
