import { formatCount } from '@/lib/format/count'

export const tooLarge = (megabytes: number) => `This file is larger than ${megabytes} MB.`
export const tooManyRows = (most: number) => `This file has more than ${formatCount(most)} rows.`
export const openQuotation = 'A quotation mark in this file is never closed.'
