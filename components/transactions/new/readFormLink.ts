import { parseReceiver } from '@/lib/chain/receiverQuery'
import { AppError } from '@/lib/errors'
import type { FormLink } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'

export type ActionKind = 'send' | 'item' | 'call' | 'owners' | 'settings'

/** What a link fills in: the kind of action, and the texts of its fields. */
export type FilledForm = {
  kind: ActionKind
  fields: Readonly<Record<string, string>>
  /** Something of the link could not be read and was left out. */
  isPartial: boolean
}

type Query = Readonly<Record<string, unknown>>
type Part = Exclude<keyof FormLink, 'form'>

const kinds: Record<FormLink['form'], ActionKind> = {
  ...{ send: 'send', nft: 'item', call: 'call', owners: 'owners', settings: 'settings' },
}
/** By kind, the field that each part of a link is typed into. */
const fieldsOf: Record<ActionKind, Partial<Record<Part, string>>> = {
  send: { token: 'token', to: 'receiver' },
  item: { token: 'collection', tokenId: 'tokenId', to: 'receiver' },
  call: { to: 'contract' },
  owners: { change: 'type', owner: 'newOwner' },
  settings: { change: 'kind', to: 'address' },
}
const changesOf: Partial<Record<ActionKind, readonly string[]>> = {
  owners: ['add', 'remove', 'swap', 'threshold'],
  settings: ['enableModule', 'disableModule', 'setGuard', 'setHandler'],
}

/** Reads what `safeRoutes.newTransaction` wrote into the address of the page; undefined when it names no form. */
export function readFormLink(query: Query, safe: SafeView): FilledForm | undefined {
  const kind = Object.entries(kinds).find(([form]) => form === query.form)?.[1]
  if (!kind) return query.form === undefined ? undefined : { kind: 'send', fields: {}, isPartial: true }
  const given = Object.entries(fieldsOf[kind]).filter(([part]) => query[part] !== undefined)
  const read = given.flatMap(([part, field]) => {
    const text = readPart(part, query[part], kind, safe.chainId)
    return text === undefined ? [] : [[field, text] as const]
  })
  const { newOwner, ...fields } = Object.fromEntries(read)
  const isPartial = read.length < given.length
  if (newOwner === undefined) return { kind, fields, isPartial }
  // Of an owner that is there already, it is what is removed or replaced.
  const isOwner = safe.owners.some((owner) => owner === newOwner)
  return { kind, fields: { ...fields, [isOwner ? 'owner' : 'newOwner']: newOwner }, isPartial }
}

function readPart(part: string, value: unknown, kind: ActionKind, chainId: number): string | undefined {
  if (typeof value !== 'string' || value.length > 100) return undefined
  if (part === 'change') return changesOf[kind]?.find((change) => change === value)
  if (part === 'tokenId') return /^\d{1,78}$/.test(value) ? value : undefined
  try {
    return parseReceiver(value, chainId)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
