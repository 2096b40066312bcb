/** Where the browser keeps what was begun; other tabs hear of a change. */
export const signaturesKey = 'countersign.signatures'
export const notesKey = 'countersign.acts'
export const askedKey = 'countersign.asked'
export const sentKey = 'countersign.executions'

/** What is shown of it. */
export const sentExecutionKey = ['verification', 'sentExecution'] as const
export const toldActsKey = ['verification', 'toldActs'] as const
export const repeatsKey = ['verification', 'repeats'] as const
export const creationReviewKey = ['verification', 'creationReview'] as const
