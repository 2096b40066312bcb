import { formatCount } from '@/lib/format/count'

export const tooLarge = (megabytes: number) => `Diese Datei ist größer als ${megabytes} MB.`
export const tooManyRows = (most: number) => `Diese Datei hat mehr als ${formatCount(most)} Zeilen.`
export const openQuotation = 'Ein Anführungszeichen in dieser Datei wird nie geschlossen.'
