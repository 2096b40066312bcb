import type * as z from 'zod/mini'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'

type Schema = z.core.$ZodType
type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  innerType?: Schema
  in?: Schema
  out?: Schema
  values?: unknown[]
}

const holders = ['object', 'array', 'record']
const wrappers = ['nullable', 'default', 'optional', 'prefault', 'catch', 'readonly', 'nonoptional']

/**
 * Every value that an answer of this schema can hold, by its path: lists count as one item, and where a `type` decides,
 * its value stands in the path. Call data as the gateway reads it is one leaf, like a message's content.
 */
export function listLeaves(schema: Schema, path: readonly string[] = []): string[] {
  const leaf = [path.join('.')]
  if (schema === decodedData) return leaf
  if (isVariant(schema)) return listCases(schema.cases, path)
  if (isTolerant(schema)) return listLeaves(schema.item, path)
  const def = defOf(schema)
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => listLeaves(field, [...path, name]))
  const item = def.element ?? def.valueType
  if (item && holders.includes(def.type)) return listLeaves(item, path)
  if (def.innerType && wrappers.includes(def.type)) return listLeaves(def.innerType, path)
  const held = [def.out, def.in].find((part) => part && holdsFields(part))
  return held ? listLeaves(held, path) : leaf
}

function listCases(cases: Record<string, Schema>, path: readonly string[]): string[] {
  const known = Object.entries(cases).flatMap(([name, schema]) =>
    listLeaves(schema, [...path, literalType(schema) ?? name]),
  )
  const unknown = ['type', 'kind'].map((field) => [...path, 'UNKNOWN', field].join('.'))
  return [...new Set([...known, ...unknown])]
}

/** A later name of a kind ends as the kind that it is. */
function literalType(schema: Schema): string | undefined {
  const def = defOf(schema)
  const type = def.shape?.type ?? (def.out && defOf(def.out).shape?.type)
  const value = type && defOf(type).values?.[0]
  return value === undefined ? undefined : `${value}`
}

function holdsFields(schema: Schema): boolean {
  if (schema === decodedData || isVariant(schema) || isTolerant(schema)) return true
  const def = defOf(schema)
  if (holders.includes(def.type)) return true
  const inner = wrappers.includes(def.type) ? [def.innerType] : [def.in, def.out]
  return inner.some((part) => part !== undefined && holdsFields(part))
}

function isVariant(schema: Schema): schema is Schema & { cases: Record<string, Schema> } {
  return 'cases' in schema
}

function isTolerant(schema: Schema): schema is Schema & { item: Schema } {
  return 'item' in schema
}

function defOf(schema: Schema): Def {
  return schema._zod.def as Def
}
