export const noRoom = (most: number) =>
  `This browser has no room for this transaction: it holds at most ${most} of a Safe that go from owner to owner. Save one of those that it holds as a file and forget it here, then try again.`
export const tooLarge =
  'With the signatures that this browser holds of it already, this transaction is too large to be kept. What was held is unchanged.'
export const tooManyActions = (most: number) => `A draft has at most ${most} actions.`
