import { formatCount } from '@/lib/format/count'

export const full = (most: number) => `La libreta de direcciones está llena: admite ${formatCount(most)} entradas.`

/** Which rule a name breaks; `longest` is in characters. */
export const nameFaults = (longest: number) => ({
  empty: 'Escriba un nombre: este no tiene ningún carácter visible.',
  length: `Este nombre es demasiado largo: puede tener ${longest} caracteres.`,
})

export const badChainId = 'El chainId no es el número de una red.'
export const unknownPrefix = 'El prefijo de red de esta dirección no corresponde a ninguna red conocida aquí.'
export const otherPrefix = 'El prefijo de red de esta dirección nombra otra red que la indicada a su lado.'
