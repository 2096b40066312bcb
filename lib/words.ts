export const unexpected = 'Oops, something went wrong!'
