import type { ActEnd, ActKind } from '@/lib/signing/transaction/performAct'
import type { ActState } from '@/lib/signing/useAct'

/** How an act on a transaction stands. */
export type TransactionActState = ActState<ActKind, ActEnd>
export type EndedAct = Extract<TransactionActState, { phase: 'done' }>
