// Classes from best to worst. Unknown stands above forbidden because a reason can be given for it; for forbidden never.
const classes = ['free', 'copyleft', 'unknown', 'forbidden'] as const
export type LicenceClass = (typeof classes)[number]

const free = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Unlicense Zlib Python-2.0'
    .toLowerCase()
    .split(' '),
)
// Not open source, or (AGPL, SSPL) binding whoever only serves the page.
const forbidden =
  /^(agpl|sspl|busl|bsl-?1\.1|cc-by-nc|elastic|fsl|polyform|unlicensed|see license)|non-?commercial|commons-clause/i
const copyleft = /^(l?gpl|mpl|epl|cddl|eupl|osl|cc-by-sa)/i

function classifyName(name: string): LicenceClass {
  if (forbidden.test(name)) return 'forbidden'
  if (free.has(name.toLowerCase())) return 'free'
  return copyleft.test(name) ? 'copyleft' : 'unknown'
}

export function worse(a: LicenceClass, b: LicenceClass): LicenceClass {
  return classes.indexOf(a) > classes.indexOf(b) ? a : b
}

const better = (a: LicenceClass, b: LicenceClass) => (worse(a, b) === a ? b : a)

function classifyTokens(tokens: string[]): LicenceClass {
  // SPDX: AND binds tighter than OR. One alternative of an OR may be chosen; every part of an AND applies.
  let result = classifyAnd(tokens)
  while (tokens[0]?.toUpperCase() === 'OR') {
    tokens.shift()
    result = better(result, classifyAnd(tokens))
  }
  return result
}

function classifyAnd(tokens: string[]): LicenceClass {
  let result = classifyTerm(tokens)
  while (tokens[0]?.toUpperCase() === 'AND') {
    tokens.shift()
    result = worse(result, classifyTerm(tokens))
  }
  return result
}

function classifyTerm(tokens: string[]): LicenceClass {
  const token = tokens.shift()
  if (token === undefined || token === ')') return 'unknown'
  if (token === '(') {
    const result = classifyTokens(tokens)
    return tokens.shift() === ')' ? result : 'unknown'
  }
  const result = classifyName(token)
  if (tokens[0]?.toUpperCase() !== 'WITH') return result
  // An exception only ever grants more; which one it is does not matter here.
  tokens.splice(0, 2)
  return result
}

/** The class of what a manifest's `license` says: an SPDX expression, or anything else people write there. */
export function classifyLicence(licence: unknown): LicenceClass {
  if (typeof licence !== 'string' || licence.trim() === '') return 'unknown'
  const text = licence.trim()
  if (forbidden.test(text)) return 'forbidden'
  const tokens = text.match(/[()]|[^\s()]+/g) ?? []
  const result = classifyTokens(tokens)
  return tokens.length === 0 ? result : worse(result, 'unknown')
}
