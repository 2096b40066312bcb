export const unexpected = 'Es ist etwas schiefgegangen!'
