import type { Claim, Row, Situation } from '@/tests/verify/claims/claim'
import { listRows } from './claimRows'
import { other, strangeHash } from './lyingGateway'

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
  [/txData$/, { to: mallory, value: '7000000000000000000', hexData: null, operation: 0, dataDecoded: null }],
  [/note$/, 'Nothing to worry about'],
  [/(executor|proposer|proposedByDelegate|guard|fallbackHandler)$/, mallory],
  [/(modules|rejectors)$/, [mallory]],
  [/addressInfoIndex$/, { [other]: mallory }],
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
    const lead = isRow(node) ? node : [...listRows(node).values()][0]
    const values = isRow(node) ? inventValues(field, value) : inventPart(field, value)
    const claim = lead && claimOf(lead, situation)
    if (claim) {
      for (const told of values) {
        const lie = { field, claim, path, value: told, told: JSON.stringify(told).slice(0, 80) }
        lies.push({ ...lie, answer: put(answer, path.split('.'), told) })
      }
    }
    if (isRow(node)) return
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
  // A record's entries have other names.
  if (!Object.keys(table).some((name) => name in value)) return []
  return Object.entries(table).map(([name, node]) => [{ name, node }, Reflect.get(value, name), name])
}

function inventValues(field: string, value: unknown): unknown[] {
  if (value === null || value === undefined) {
    const found = inventions.find(([end]) => end.test(field))
    return found ? [found[1]] : []
  }
  if (/txStatus$/.test(field)) return statuses.filter((status) => status !== value)
  if (/okenInfo\.type$/.test(field)) return ['NATIVE_TOKEN', 'ERC20'].filter((type) => type !== value)
  if (/direction$/.test(field)) return ['INCOMING', 'OUTGOING'].filter((direction) => direction !== value)
  if (/(^|\.)version$/.test(field)) return ['1.3.0']
  if (/operation$/.test(field)) return [value === 0 ? 1 : 0]
  if (/(timestamp|At|Timestamp)$/.test(field) && typeof value === 'number') return [value - threeYears]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string') return [inventText(value)]
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').map((item) => [inventText(item)])
  if (typeof value === 'object' && 'method' in value) return [{ ...value, method: 'harmless' }]
  return []
}

/** The answer with this value at this place, where it may have said nothing. */
export function put(answer: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const part = Object(answer)
  const changed = rest.length === 0 ? value : put(part[name], rest, value)
  return Array.isArray(answer) ? answer.with(Number(name), changed) : { ...part, [name]: changed }
}

/** A part that is not there, and entries of a list that are left out or told twice. */
function inventPart(field: string, value: unknown): unknown[] {
  const isEmpty = Array.isArray(value) && value.length === 0
  if (value === null || value === undefined || isEmpty) return inventValues(field, null)
  if (!Array.isArray(value)) return []
  const more = [...value, value[0]]
  if (/confirmations$/.test(field)) return [more]
  return /(owners|modules|signers)$/.test(field) ? [value.slice(1), more] : []
}

function inventText(value: string): string {
  if (value.startsWith('https://')) return value.replace('//', '//changed.')
  if (/^0x[0-9a-fA-F]{40}$/.test(value)) return value === other ? `0x${'ab'.repeat(20)}` : other
  if (/^0x[0-9a-fA-F]{64}$/.test(value)) return strangeHash
  if (/^0x[0-9a-fA-F]{130}$/.test(value)) return `0x${'11'.repeat(64)}1b`
  if (/^0x[0-9a-fA-F]*$/.test(value)) return '0x12345678'
  if (/^\d+\.\d+$/.test(value)) return `1${value}`
  if (/^\d+$/.test(value)) return `${BigInt(value) + 1n}`
  return /[_A-Z]{2}/.test(value) ? `${value} changed` : `Changed ${value}`
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
