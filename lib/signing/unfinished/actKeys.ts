import { freshKey } from '@/lib/query/queryKeys'
/** Where the browser keeps what was begun; other tabs hear of a change. */
export const signaturesKey = 'countersign.signatures'
export const notesKey = 'countersign.acts'
export const askedKey = 'countersign.asked'
export const sentKey = 'countersign.executions'

/** What is shown of it. */
export const sentExecutionKey = freshKey('sentExecution')
export const toldActsKey = freshKey('toldActs')
export const repeatsKey = freshKey('repeats')
export const creationReviewKey = freshKey('creationReview')
