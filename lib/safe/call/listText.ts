/** A list as people write it: each entry is the text of a value, or a list again. */
type ListEntry = string | ListEntry[]

// A bracket or comma, a text in quotes of either kind, or a bare word; spaces between them do not count.
const parts = /\s*(?:([[\],])|"([^"]*)"|'([^']*)'|([^\s[\],"']+))\s*/gy

/**
 * Reads a list as the transaction builder takes it: with double, single or no quotes around its values, nested at will.
 * Undefined for text that is no such list. A loop and no recursion: the text is a stranger's.
 */
export function parseListText(text: string): ListEntry[] | undefined {
  const all: ListEntry[] = []
  const open = [all]
  let isValueNext = true
  let length = 0
  for (const [whole, mark, ...values] of text.matchAll(parts)) {
    length += whole.length
    const list = open.at(-1)
    const isInside = open.length > 1
    if (!list || (mark === ',' && (isValueNext || !isInside))) return undefined
    // Behind a comma another value has to follow.
    if (mark === ']' && (!isInside || (isValueNext && list.length > 0))) return undefined
    if ((mark === undefined || mark === '[') && !isValueNext) return undefined
    if (mark === undefined) list.push(values.join(''))
    if (mark === '[') open.push(openList(list))
    if (mark === ']') open.pop()
    isValueNext = mark === '[' || mark === ','
  }
  const [only] = all
  return length === text.length && open.length === 1 && Array.isArray(only) ? only : undefined
}

function openList(parent: ListEntry[]): ListEntry[] {
  const list: ListEntry[] = []
  parent.push(list)
  return list
}
