import { type Node, parseSync } from 'oxc-parser'

export type Sentence = { line: number; text: string }

/** The files that sentences may stand in: `words.ts`, or `…Words.ts` beside it for a piece that is loaded later. */
export const isCatalogue = (file: string) => /(^|\/)(words|[a-z]\w*Words)(\.[a-zA-Z-]+)?\.tsx?$/.test(file)

/** What says something in one other language, beside the English file of the same name. */
export const isOfOtherLanguage = (file: string) => /\/(words|[a-z]\w*Words|language)\.[a-zA-Z-]+\.tsx?$/.test(file)

// A word of two letters on its own, not part of an address, a class name or a path.
const word = /(^|[\s“(])\p{L}{2,}[’'\p{L}]*(?=$|[\s.,;!?…”)]|:\s)/u
const severalWords = /\p{L}{2,}[,:;.]? \p{L}/u
const capitalWord = /^\p{Lu}\p{Ll}+[.:!?…]?$/u
const anyWord = /\p{L}{2,}/u
// As viem's parseAbi takes them.
const signature = /^(function|error|event|struct|constructor) /
/** Attributes whose value nobody reads. */
const silent =
  /^(className|href|src|rel|style|class|role|type|id|name|key|accept|sandbox|allow|data-.*|d|viewBox|sizes)$/
/** Attributes whose value somebody reads, also where it is one small word. */
const spoken = /^(label|title|hint|alt|placeholder|what|text|term|aria-(label|description|roledescription|valuetext))$/
/** What is thrown as one of these is for developers: `describeError` shows none of it. */
const developerErrors = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError'])

/** Every text of a source file that looks like something a person reads, wherever in the code it stands. */
export function findSentences(file: string, source: string): Sentence[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Sentence[] = []
  const note = (node: Node, text: string) => {
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.replace(/\s+/g, ' ').trim() })
  }
  const visit = (node: Node, isSpoken: boolean) => {
    if (isSkipped(node)) return
    if (node.type === 'JSXText' && anyWord.test(node.value)) note(node, node.value)
    else if (node.type === 'Literal' && typeof node.value === 'string') {
      const { value } = node
      if (signature.test(value) || value.startsWith('<')) return
      if (severalWords.test(value) || capitalWord.test(value) || (isSpoken && anyWord.test(value))) note(node, value)
    } else if (node.type === 'TemplateLiteral') {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '')
      if (parts.some((part) => word.test(part) && /[\s:]/.test(part))) note(node, parts.join('{}'))
    }
    const speaks = node.type === 'JSXAttribute' ? spoken.test(attributeName(node.name)) : isSpoken
    for (const child of childrenOf(node)) visit(child, speaks)
  }
  visit(program, false)
  return found
}

function isSkipped(node: Node): boolean {
  if (node.type.startsWith('TS')) return !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
  if (/^(Import(Declaration|Expression)|TaggedTemplateExpression)$/.test(node.type)) return true
  if (node.type === 'JSXAttribute') return silent.test(attributeName(node.name))
  if (node.type === 'ExpressionStatement') return typeof node.directive === 'string'
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && developerErrors.has(node.callee.name)
  return false
}

/** The parts of a node that can hold a text; names of properties and what a value is compared with are none. */
function childrenOf(node: Node): Node[] {
  const unread = new Set<unknown>()
  if ((node.type === 'Property' || node.type === 'PropertyDefinition') && !node.computed) unread.add(node.key)
  if (node.type === 'MemberExpression') unread.add(node.property)
  if (node.type === 'SwitchCase') unread.add(node.test)
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') unread.add(node.source)
  if (node.type === 'BinaryExpression' && /^([!=]==|in)$/.test(node.operator)) {
    for (const side of [node.left, node.right]) if (side.type === 'Literal') unread.add(side)
  }
  return Object.values(node)
    .flat()
    .filter((child) => isNode(child) && !unread.has(child))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function attributeName(name: Node): string {
  if (name.type === 'JSXIdentifier') return name.name
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : ''
}
