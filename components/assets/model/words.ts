export const nativeCurrency = 'Native currency'
export const unknown = 'unknown'
const nothing = 'nothing'

const parts = { balance: 'balance', decimals: 'decimals', symbol: 'symbol', name: 'name' }
/** A part of an asset that the Safe service and the chain both tell. */
export type AssetPart = keyof typeof parts

type OfPart = { part: AssetPart }
/** What holding an asset against the chain found. */
export const assetReasons = {
  listedTwice: 'The Safe service lists this asset twice; only the first counts.',
  noContract: 'There is no contract at this address on this network, so there is no such token. It is not counted.',
  uncountable: ({ decimals }: { decimals: number }) =>
    `The token says that it counts with ${decimals} decimals, so nobody can say how much this is. It is not counted.`,
  untold: ({ part }: OfPart) => `The network did not tell the ${parts[part]}: it is the Safe service’s word.`,
  agreed: ({ part }: OfPart) => `The Safe service and the network agree on the ${parts[part]}.`,
  differing: ({ part, said, own }: OfPart & { said: string; own: string }) =>
    `Wrong ${parts[part]}: the Safe service says ${said || nothing}, the network says ${own || nothing}. The network’s word is shown.`,
  notListed: 'Read from the network; the Safe service did not list it.',
  /** Where this site has no Safe service. */
  readAlone: 'Read from the network.',

  held: 'The network says that this Safe holds it.',
  heldByOther: ({ owner }: { owner: string }) => `The network says that it belongs to ${owner}, not to this Safe.`,
  notHeld: 'The network says that this Safe holds none of it.',
  holderUntold: 'The network does not say whose it is: it is the Safe service’s word.',
}

export const deceptive = (part: AssetPart) => ({
  invisible: `Its ${parts[part]} has invisible characters.`,
  direction: `Its ${parts[part]} has characters that turn the reading direction.`,
  mixedScripts: `Its ${parts[part]} mixes letters of several alphabets.`,
  lookalikeLetters: `Its ${parts[part]} is written in letters that look like Latin ones and are not.`,
})
export const lettersUnchecked = 'Whether its symbol or name imitates another one could not be checked.'
export const shared = (part: AssetPart) =>
  `Another token in this list has a ${parts[part]} that looks the same: compare the addresses.`
export const notNative = (nativeSymbol: string) =>
  `Calls itself ${nativeSymbol}, but is a token and not this network’s own currency.`
export const lookAlike = (part: AssetPart, other: string) =>
  `Its ${parts[part]} looks like ${other}, but is written differently.`
