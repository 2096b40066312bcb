export const nativeCurrency = 'Moneda propia de la red'
export const unknown = 'se desconoce'
const nothing = 'nada'

const parts = { balance: 'el saldo', decimals: 'los decimales', symbol: 'el símbolo', name: 'el nombre' }
/** A part of an asset that the Safe service and the chain both tell. */
export type AssetPart = keyof typeof parts

type OfPart = { part: AssetPart }
/** What holding an asset against the chain found. */
export const assetReasons = {
  listedTwice: 'El servicio de Safe incluye este activo dos veces; solo cuenta la primera.',
  noContract: 'No hay ningún contrato en esta dirección de esta red, así que ese token no existe. No se cuenta.',
  uncountable: ({ decimals }: { decimals: number }) =>
    `El token dice que cuenta con ${decimals} decimales, así que nadie puede decir cuánto es. No se cuenta.`,
  untold: ({ part }: OfPart) => `La red no indicó ${parts[part]}: solo lo dice el servicio de Safe.`,
  agreed: ({ part }: OfPart) => `El servicio de Safe y la red coinciden en ${parts[part]}.`,
  differing: ({ part, said, own }: OfPart & { said: string; own: string }) =>
    `Error en ${parts[part]}: el servicio de Safe dice ${said || nothing}, la red dice ${own || nothing}. Se muestra lo que dice la red.`,
  notListed: 'Leído de la red; el servicio de Safe no lo incluyó.',
  /** Where this site has no Safe service. */
  readAlone: 'Leído de la red.',

  held: 'La red dice que este Safe lo tiene.',
  heldByOther: ({ owner }: { owner: string }) => `La red dice que pertenece a ${owner}, no a este Safe.`,
  notHeld: 'La red dice que este Safe no tiene nada de esto.',
  holderUntold: 'La red no dice de quién es: solo lo dice el servicio de Safe.',
}

export const deceptive = (part: AssetPart) => ({
  invisible: `En ${parts[part]} hay caracteres invisibles.`,
  direction: `En ${parts[part]} hay caracteres que invierten el sentido de lectura.`,
  mixedScripts: `En ${parts[part]} se mezclan letras de varios alfabetos.`,
  lookalikeLetters: `En ${parts[part]} hay letras que parecen latinas y no lo son.`,
})
export const lettersUnchecked = 'No se pudo comprobar si su símbolo o su nombre imitan a otros.'
export const shared = (part: AssetPart) =>
  `Otro token de esta lista parece igual en ${parts[part]}: compare las direcciones.`
export const notNative = (nativeSymbol: string) =>
  `Se hace llamar ${nativeSymbol}, pero es un token y no la moneda propia de esta red.`
export const lookAlike = (part: AssetPart, other: string) =>
  `Se parece a ${other} en ${parts[part]}, pero se escribe de otra forma.`
