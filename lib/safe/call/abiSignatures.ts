import { parseAbi } from 'viem'
import { type ReadFunction, readFunctionItem } from './abiItem'
import { canonicalType } from './abiTypes'
import * as words from './words'

const maxLength = 5_000
const deepestTuple = 10
const maxDeclarations = 500
const noFunction = /^(event|error|constructor|receive|fallback|modifier|using|import|pragma)\b/
// What may follow the parameters on a line of its own, a contract's own modifiers included.
const modifier =
  /^((override|virtual|returns|only\w*|when\w*|reinitializer)\b|[a-z][\w$]*( [a-z][\w$]*)*( returns ?\(.*\))?$)/s

/**
 * The functions in signatures as people and Solidity write them: with `function` or without, over several lines, with
 * modifiers, inside an interface, with the structs, enums and value types that it declares. Throws SyntaxError, which
 * names what is no signature or no type.
 */
export function readFunctions(text: string): ReadFunction[] {
  const { rest, declared, structs } = takeDeclarations(text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' '))
  const withTypes = (part: string, notes: Set<string>) => resolveTypes(part, declared, structs, notes)
  const structNotes = new Set<string>()
  const bodies = [...structs].map(([name, body]) => `struct ${name} {${withTypes(`;${body}`, structNotes).slice(1)}}`)
  return splitSignatures(rest).flatMap((signature) => {
    const { name, parameters, modifiers } = splitSignature(signature)
    if (/\b(internal|private)\b/.test(modifiers)) return []
    const hasStructs = [...structs.keys()].some((name) => parameters.includes(name))
    const notes = new Set<string>(hasStructs ? structNotes : [])
    const [mutability = 'nonpayable'] = /\b(view|pure|constant|payable)\b/.exec(modifiers) ?? []
    const head = `function ${name}${withTypes(parameters, notes)} ${mutability.replace('constant', 'view')}`
    const found = readFunctionItem(parseFunction(hasStructs ? [...bodies, head] : [head], signature))
    return found ? [{ item: found.item, notes: [...notes] }] : []
  })
}

type Declarations = { rest: string; declared: Map<string, string>; structs: Map<string, string> }

function takeDeclarations(text: string): Declarations {
  const declared = new Map<string, string>()
  const structs = new Map<string, string>()
  const rest = text
    .replace(/\benum\s+([\w$]+)\s*\{[^}]*\}/g, (_, name) => declare(declared, name, 'uint8'))
    .replace(/\btype\s+([\w$]+)\s+is\s+(\w+)/g, (_, name, type) =>
      declare(declared, name, canonicalType(type)?.type ?? type),
    )
    .replace(/\bstruct\s+([\w$]+)\s*\{([^}]*)\}/g, (_, name, body) => declare(structs, name, spaceOnce(body)))
    .replace(/\b(?:abstract\s+)?(?:interface|contract|library)\s+([\w$]+)[^{;()]*\{/g, (_, name) =>
      declare(declared, name, 'address'),
    )
  return { rest, declared, structs }
}

function declare(into: Map<string, string>, name: string, meaning: string): string {
  if (into.size >= maxDeclarations) throw new SyntaxError(words.manyTypes)
  into.set(name, meaning)
  return ';'
}

/** One signature each: they end at a semicolon, or at the end of a line that no parenthesis and no modifier carries on. */
function splitSignatures(text: string): string[] {
  const signatures: string[] = []
  let depth = 0
  let current = ''
  for (const piece of text.split(/([();}\n])/)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (depth < 0 || depth > deepestTuple) throw new SyntaxError(words.wrongParentheses(shorten(current)))
    const isEnd = depth === 0 && /^[;}\n]$/.test(piece)
    if (!isEnd) current += piece
    else current = endLine(signatures, current)
  }
  endLine(signatures, current)
  return signatures.map(spaceOnce).filter((line) => !noFunction.test(line))
}

function endLine(signatures: string[], line: string): '' {
  const text = line.trim()
  if (text !== '') signatures.push(modifier.test(text) ? `${signatures.pop() ?? ''} ${text}` : text)
  return ''
}

function splitSignature(signature: string): { name: string; parameters: string; modifiers: string } {
  const [head = '', name = ''] = /^(?:function )?([\w$]+) ?(?=\()/.exec(signature) ?? []
  const end = findClosing(signature, head.length)
  if (head === '' || end === -1 || signature.length > maxLength) {
    throw new SyntaxError(words.noSignature(shorten(signature)))
  }
  return { name, parameters: signature.slice(head.length, end + 1), modifiers: signature.slice(end + 1) }
}

function findClosing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Every first word of a parameter is its type: in the place of users' types those that the call has. */
function resolveTypes(
  text: string,
  declared: Declarations['declared'],
  structs: Declarations['structs'],
  notes: Set<string>,
) {
  const plain = text.replace(/\btuple ?\(/g, '(').replace(/\baddress payable\b/g, 'address')
  return plain.replace(/([(,;] ?)((?:contract |enum |struct )?[\w$.]+)((?:\[\d*\])*)/g, (_, before, name, lists) => {
    const own = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(' ')) + 1)
    if (structs.has(own)) return before + own + lists
    const canonical = canonicalType(name + lists, declared)
    if (!canonical) throw new SyntaxError(words.noType(shorten(name)))
    if (canonical.note) notes.add(canonical.note)
    return before + canonical.type
  })
}

function parseFunction(lines: readonly string[], signature: string): unknown {
  try {
    return parseAbi(lines).find((item) => item.type === 'function')
  } catch (cause) {
    throw new SyntaxError(words.noSignature(shorten(signature)), { cause })
  }
}

function spaceOnce(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,)[])|(?<=[(]) /g, '')
}

function shorten(text: string): string {
  return text.trim().slice(0, 60)
}
