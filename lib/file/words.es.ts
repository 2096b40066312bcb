import { formatCount } from '@/lib/format/count'

export const tooLarge = (megabytes: number) => `Este archivo supera ${megabytes} MB.`
export const tooManyRows = (most: number) => `Este archivo tiene más de ${formatCount(most)} filas.`
export const openQuotation = 'En este archivo hay unas comillas que no se cierran.'
