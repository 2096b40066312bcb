import type { Row } from '@/tests/verify/claims/claim'

/** The rows of a table of claims by the path of the field that they are about. */
export function listRows(table: object, path: readonly string[] = []): Map<string, Row> {
  if (isRow(table)) return new Map([[path.join('.'), table]])
  return new Map(Object.entries(table).flatMap(([name, part]) => [...listRows(part, [...path, name])]))
}

function isRow(part: object): part is Row {
  return 'shown' in part || 'in' in part
}
