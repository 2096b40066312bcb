import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'

/** What no service describes: its calls alone say what it is. */
export const undescribed: TransactionInfo = { type: 'UNKNOWN', kind: '' }
