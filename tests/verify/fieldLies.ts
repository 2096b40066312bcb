import type { Claim, Row, Situation } from '@/lib/verify/claims/claim'
import { change, other, strangeHash } from './lyingGateway'

/** One lie: which field it is about, where it stands in the answer, and the answer that tells it. */
export type FieldLie = { field: string; claim: Claim; path: string; value: unknown; told: string; answer: unknown }

type Table = { [name: string]: Row | Table }

const threeYears = 3 * 365 * 86_400_000
const mallory = { value: other, name: 'Mallory', logoUri: null }
const statuses = ['SUCCESS', 'FAILED', 'CANCELLED', 'AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION']

/** What is said where an answer says nothing, by the end of the field's path. */
const inventions: [end: RegExp, value: unknown][] = [
  [/(^|\.)txHash$/, strangeHash],
  [/executedAt$/, 1_600_000_000_000],
  [/safeAppInfo$/, { name: 'Some app', url: 'https://app.example', logoUri: null }],
  [/note$/, 'Nothing to worry about'],
  [/(executor|proposer|proposedByDelegate|gasTokenInfo)$/, mallory],
  [/(\.|^)(name|symbol|tokenName|tokenSymbol|description|saltNonce)$/, 'Mallory'],
  [/logoUri$/, 'https://pictures.example/a.png'],
  [/methodName$/, 'harmless'],
  [/actionCount$/, 7],
  [/(trusted|imitation)$/, false],
  [/trustedDelegateCallTarget$/, true],
  [/preparedSignature$/, '0x'],
]

/** Every field that an answer of this table has, with each lie that can be told about it alone. */
export function listFieldLies(answer: unknown, table: Table, situation: Situation): FieldLie[] {
  const lies: FieldLie[] = []
  const visit = (value: unknown, node: Row | Table, field: string, path: string) => {
    if (isRow(node)) {
      const claim = claimOf(node, situation)
      if (!claim) return
      for (const told of inventValues(field, value)) {
        const lie = { field, claim, path, value: told, told: JSON.stringify(told).slice(0, 80) }
        lies.push({ ...lie, answer: change(answer, path, told) })
      }
      return
    }
    for (const [part, rest, place] of openNode(value, node)) {
      visit(rest, part.node, join(field, part.name), join(path, place))
    }
  }
  visit(answer, table, '', '')
  return lies
}

function openNode(value: unknown, table: Table): [{ name: string; node: Row | Table }, unknown, string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      openNode(item, table).map(([part, rest, place]): [typeof part, unknown, string] => [
        ...([part, rest] as [typeof part, unknown]),
        `${index}.${place}`,
      ]),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  const type: unknown = Reflect.get(value, 'type')
  const ofType = typeof type === 'string' && !('type' in table) ? table[type] : undefined
  if (ofType && !isRow(ofType)) {
    return openNode(value, ofType).map(([part, rest, place]) => [
      { ...part, name: `${type}.${part.name}` },
      rest,
      place,
    ])
  }
  return Object.entries(table).flatMap(([name, node]): [{ name: string; node: Row | Table }, unknown, string][] =>
    name in value ? [[{ name, node }, Reflect.get(value, name), name]] : [],
  )
}

function inventValues(field: string, value: unknown): unknown[] {
  if (value === null || value === undefined) {
    const found = inventions.find(([end]) => end.test(field))
    return found ? [found[1]] : []
  }
  if (/txStatus$/.test(field)) return statuses.filter((status) => status !== value)
  if (/direction$/.test(field)) return ['INCOMING', 'OUTGOING'].filter((direction) => direction !== value)
  if (/(^|\.)version$/.test(field)) return ['1.3.0']
  if (/operation$/.test(field)) return [value === 0 ? 1 : 0]
  if (/(timestamp|At|Timestamp)$/.test(field) && typeof value === 'number') return [value - threeYears]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string') return [inventText(value)]
  if (typeof value === 'object' && 'method' in value) return [{ ...value, method: 'harmless' }]
  return []
}

function inventText(value: string): string {
  if (/^0x[0-9a-fA-F]{40}$/.test(value)) return value === other ? `0x${'ab'.repeat(20)}` : other
  if (/^0x[0-9a-fA-F]{64}$/.test(value)) return strangeHash
  if (/^0x[0-9a-fA-F]{130}$/.test(value)) return `0x${'11'.repeat(64)}1b`
  if (/^0x[0-9a-fA-F]*$/.test(value)) return '0x12345678'
  return /^\d+$/.test(value) ? `${BigInt(value) + 1n}` : `${value} changed`
}

function claimOf(row: Row, situation: Situation): Claim | undefined {
  return 'in' in row ? row.in[situation] : row
}

function isRow(node: Row | Table): node is Row {
  return 'shown' in node || ('in' in node && !('shown' in node))
}

function join(a: string, b: string): string {
  return a === '' ? b : `${a}.${b}`
}
