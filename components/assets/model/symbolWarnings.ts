import { canBeReadAs, hasForeignLetter, inspectName, isLookAlikeName, nameSkeletons } from '@/lib/format/lookAlikeName'
import * as words from './words'

type Named = { address: string; symbol: string; name?: string; isNative: boolean }

// What a false token most often pretends to be, beside the chain's own currency and what the Safe holds.
const imitated = ['ETH', 'WETH', 'USDC', 'USDT', 'DAI', 'WBTC', 'EURC', 'SAFE']
const imitatedNames = ['Ether', 'Ethereum', 'Wrapped Ether', 'USD Coin', 'Tether USD', 'Dai Stablecoin', 'Safe Token']

/**
 * What about each token's symbol and name can deceive, in the tokens' order: anyone can give a token any, only its address
 * tells it apart.
 */
export function warnOfSymbols(tokens: readonly Named[], nativeSymbol: string): string[][] {
  const others = tokens.filter(({ isNative }) => !isNative)
  const holders = groupBySkeleton(others, ({ symbol, address }) => [symbol, address.toLowerCase()])
  const spellings = groupBySkeleton(others, ({ name = '' }) => [name, name])
  const isShared = (groups: Map<string, Set<string>>, text: string) =>
    nameSkeletons(text).some((key) => (groups.get(key)?.size ?? 0) > 1)
  return tokens.map(({ symbol, name = '', isNative }) => {
    if (isNative) return []
    const isNameForeign = hasForeignLetter(name)
    return [
      ...warnOfSymbol(symbol, nativeSymbol),
      ...(isShared(holders, symbol) ? [words.shared('symbol')] : []),
      ...inspectName(name).map((problem) => words.deceptive('name')[problem]),
      ...(isNameForeign ? warnOfLikeness('name', name, [nativeSymbol, ...imitated, ...imitatedNames]) : []),
      ...(isNameForeign && isShared(spellings, name) ? [words.shared('name')] : []),
    ]
  })
}

function groupBySkeleton(tokens: readonly Named[], read: (token: Named) => [string, string]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const token of tokens) {
    const [text, member] = read(token)
    for (const key of nameSkeletons(text)) groups.set(key, (groups.get(key) ?? new Set()).add(member))
  }
  return groups
}

function warnOfSymbol(symbol: string, nativeSymbol: string): string[] {
  const found = inspectName(symbol)
  // A name may be in any language; symbols are in Latin letters, and one letter that only looks like it is enough.
  if (found.length === 0 && hasForeignLetter(symbol)) found.push('lookalikeLetters')
  const warnings = found.map((problem) => words.deceptive('symbol')[problem])
  if (symbol.trim().toLowerCase() === nativeSymbol.toLowerCase()) {
    return [...warnings, words.notNative(nativeSymbol)]
  }
  return [...warnings, ...warnOfLikeness('symbol', symbol, [nativeSymbol, ...imitated])]
}

function warnOfLikeness(part: words.AssetPart, text: string, known: readonly string[]): string[] {
  const other = known.find((each) => isLookAlikeName(text, each) || canBeReadAs(text, each))
  return other ? [words.lookAlike(part, other)] : []
}
