import { createBudget } from './hashTypedMessage'
import { type MessageTypedData, OversizedTypedDataError, typedDataLimits } from './typedMessage'
import { findPrimaryType, readArrayType, readTypeTable, type TypeTable } from './typeTable'
import * as words from './words'

/** One field that is signed: its value, or the fields or items inside it. */
export type SignedField = { name: string; type: string; value: unknown; children?: readonly SignedField[] | undefined }

export type SignedFields = { primaryType: string; domain: readonly SignedField[]; message: readonly SignedField[] }

/**
 * What of typed data is signed, in the order and with the types of its own definition: show this, not what was handed
 * over, which may hold further fields that no signature covers. Throws InvalidTypedDataError, also for more than
 * `typedDataLimits` allow.
 */
export function listSignedFields(typedData: MessageTypedData): SignedFields {
  const table = readTypeTable(typedData)
  const primaryType = typedData.primaryType ?? findPrimaryType(table)
  const list = createLister(table)
  return {
    primaryType,
    domain: list('EIP712Domain', typedData.domain, 0),
    message: list(primaryType, typedData.message, 0),
  }
}

function createLister(table: TypeTable) {
  const spend = createBudget()

  function listFields(type: string, value: unknown, depth: number): SignedField[] {
    if (depth > typedDataLimits.depth) throw new OversizedTypedDataError(words.nestedTooDeeply())
    const holder = typeof value === 'object' && value !== null ? value : {}
    return (table.get(type) ?? []).map(({ name, type: fieldType }) => {
      const held: unknown = Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined
      return listField(name, fieldType, held, depth + 1)
    })
  }

  function listField(name: string, type: string, value: unknown, depth: number): SignedField {
    spend(value)
    const list = readArrayType(type)
    if (list && Array.isArray(value)) {
      const children: SignedField[] = []
      for (const [index, item] of value.entries()) {
        children.push(listField(`[${index}]`, list.itemType, item, depth + 1))
      }
      return { name, type, value, children }
    }
    return { name, type, value, children: table.has(type) ? listFields(type, value, depth) : undefined }
  }

  return listFields
}
