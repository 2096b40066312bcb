export const nativeCurrency = 'Netzwerkwährung'
export const unknown = 'unbekannt'
const nothing = 'nichts'

const parts = { balance: 'das Guthaben', decimals: 'die Dezimalstellen', symbol: 'das Symbol', name: 'den Namen' }
const subjects = {
  balance: 'Das Guthaben',
  decimals: 'Die Zahl der Dezimalstellen',
  symbol: 'Das Symbol',
  name: 'Der Name',
}
/** A part of an asset that the Safe service and the chain both tell. */
export type AssetPart = keyof typeof parts

type OfPart = { part: AssetPart }
export const assetReasons = {
  listedTwice: 'Der Safe-Dienst führt diesen Vermögenswert zweimal auf; nur der erste Eintrag zählt.',
  noContract:
    'An dieser Adresse gibt es in diesem Netzwerk keinen Contract, also auch keinen solchen Token. Er wird nicht mitgezählt.',
  uncountable: ({ decimals }: { decimals: number }) =>
    `Der Token gibt an, mit ${decimals} Dezimalstellen zu zählen. So kann niemand sagen, wie viel das ist. Er wird nicht mitgezählt.`,
  untold: ({ part }: OfPart) =>
    `Das Netzwerk hat ${parts[part]} nicht genannt: Es ist nur die Angabe des Safe-Dienstes.`,
  agreed: ({ part }: OfPart) => `Safe-Dienst und Netzwerk geben ${parts[part]} gleich an.`,
  differing: ({ part, said, own }: OfPart & { said: string; own: string }) =>
    `Der Safe-Dienst gibt ${parts[part]} falsch an: Er sagt ${said || nothing}, das Netzwerk sagt ${own || nothing}. Gezeigt wird die Angabe des Netzwerks.`,
  notListed: 'Aus dem Netzwerk gelesen; der Safe-Dienst hat es nicht aufgeführt.',
  /** Where this site has no Safe service. */
  readAlone: 'Aus dem Netzwerk gelesen.',

  held: 'Laut Netzwerk gehört es diesem Safe.',
  heldByOther: ({ owner }: { owner: string }) => `Laut Netzwerk gehört es ${owner}, nicht diesem Safe.`,
  notHeld: 'Laut Netzwerk hat dieser Safe nichts davon.',
  holderUntold: 'Das Netzwerk nennt nicht, wem es gehört: Es ist nur die Angabe des Safe-Dienstes.',
}

export const deceptive = (part: AssetPart) => ({
  invisible: `${subjects[part]} enthält unsichtbare Zeichen.`,
  direction: `${subjects[part]} enthält Zeichen, die die Leserichtung umkehren.`,
  mixedScripts: `${subjects[part]} mischt Buchstaben mehrerer Alphabete.`,
  lookalikeLetters: `${subjects[part]} ist in Buchstaben geschrieben, die wie lateinische aussehen und keine sind.`,
})
export const lettersUnchecked = 'Ob Symbol oder Name ein anderes nachahmen, konnte nicht geprüft werden.'
export const shared = (part: AssetPart) =>
  `${subjects[part]} sieht aus wie bei einem anderen Token dieser Liste: Vergleichen Sie die Adressen.`
export const notNative = (nativeSymbol: string) =>
  `Nennt sich ${nativeSymbol}, ist aber ein Token und nicht die eigene Währung dieses Netzwerks.`
export const lookAlike = (part: AssetPart, other: string) =>
  `${subjects[part]} sieht aus wie ${other}, ist aber anders geschrieben.`
