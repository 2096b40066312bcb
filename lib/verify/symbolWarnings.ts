import { inspectName, isLookAlikeName, type NameProblem, nameSkeleton } from '@/lib/safe/lookAlike'

type Named = { address: string; symbol: string; isNative: boolean }

// What a false token most often pretends to be, beside the chain's own currency and what the Safe holds.
const imitated = ['ETH', 'WETH', 'USDC', 'USDT', 'DAI', 'WBTC', 'EURC', 'SAFE']

const problemTexts: Record<NameProblem, string> = {
  invisible: 'Its symbol has invisible characters.',
  direction: 'Its symbol has characters that turn the reading direction.',
  mixedScripts: 'Its symbol mixes letters of several alphabets.',
  lookalikeLetters: 'Its symbol is written in letters that look like Latin ones and are not.',
}

/**
 * What about each token's symbol can deceive, in the tokens' order: anyone can give a token any symbol, only its address
 * tells it apart.
 */
export function warnOfSymbols(tokens: readonly Named[], nativeSymbol: string): string[][] {
  const skeletons = tokens.map(({ symbol }) => nameSkeleton(symbol))
  const holders = new Map<string, Set<string>>()
  for (const [index, { address, isNative }] of tokens.entries()) {
    const skeleton = skeletons[index] ?? ''
    if (!isNative) holders.set(skeleton, (holders.get(skeleton) ?? new Set()).add(address.toLowerCase()))
  }
  return tokens.map(({ symbol, isNative }, index) => {
    if (isNative) return []
    const isDouble = (holders.get(skeletons[index] ?? '')?.size ?? 0) > 1
    return [...warnOfName(symbol, nativeSymbol), ...(isDouble ? [doubleText] : [])]
  })
}

const doubleText = 'Another token in this list has a symbol that looks the same: compare the addresses.'

function warnOfName(symbol: string, nativeSymbol: string): string[] {
  const warnings = inspectName(symbol).map((problem) => problemTexts[problem])
  if (symbol.trim().toLowerCase() === nativeSymbol.toLowerCase()) {
    return [...warnings, `Calls itself ${nativeSymbol}, but is a token and not this network’s own currency.`]
  }
  const other = [nativeSymbol, ...imitated].find((known) => isLookAlikeName(symbol, known))
  return other ? [...warnings, `Its symbol looks like ${other}, but is written differently.`] : warnings
}
