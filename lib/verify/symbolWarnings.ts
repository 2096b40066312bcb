import { inspectName, isLookAlikeName, type NameProblem } from '@/lib/safe/lookAlike'

type Named = { address: string; symbol: string; isNative: boolean }

// What a false token most often pretends to be, beside the chain's own currency and what the Safe holds.
const imitated = ['ETH', 'WETH', 'USDC', 'USDT', 'DAI', 'WBTC', 'EURC', 'SAFE']

const problemTexts: Record<NameProblem, string> = {
  invisible: 'Its symbol has invisible characters.',
  direction: 'Its symbol has characters that turn the reading direction.',
  mixedScripts: 'Its symbol mixes letters of several alphabets.',
  lookalikeLetters: 'Its symbol is written in letters that look like Latin ones and are not.',
}

/** What about a token's symbol can deceive: anyone can give a token any symbol, only its address tells it apart. */
export function warnOfSymbol(token: Named, all: readonly Named[], nativeSymbol: string): string[] {
  if (token.isNative) return []
  const { symbol } = token
  const warnings = inspectName(symbol).map((problem) => problemTexts[problem])
  if (symbol.trim().toLowerCase() === nativeSymbol.toLowerCase()) {
    warnings.push(`Calls itself ${nativeSymbol}, but is a token and not this network’s own currency.`)
  } else {
    const other = [nativeSymbol, ...imitated].find((known) => isLookAlikeName(symbol, known))
    if (other) warnings.push(`Its symbol looks like ${other}, but is written differently.`)
  }
  const isDouble = all.some(
    (other) =>
      other.address.toLowerCase() !== token.address.toLowerCase() &&
      !other.isNative &&
      (other.symbol === symbol || isLookAlikeName(other.symbol, symbol)),
  )
  if (isDouble) warnings.push('Another token in this list has a symbol that looks the same: compare the addresses.')
  return warnings
}
