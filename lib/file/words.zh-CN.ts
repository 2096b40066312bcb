import { formatCount } from '@/lib/format/count'

export const tooLarge = (megabytes: number) => `此文件大于 ${megabytes} MB。`
export const tooManyRows = (most: number) => `此文件超过 ${formatCount(most)} 行。`
export const openQuotation = '此文件中有一个引号没有闭合。'
