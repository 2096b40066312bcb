export const noAnswer = 'The network did not answer.'
export const askedTooOften = 'Its node has too many requests to answer: try again in a moment.'
export const otherPrefix = (prefix: string) => `This address is for the network ${prefix}, not for that of this Safe.`
export const addressMissing = 'Write an address or a name.'
export const nameSought = 'The name is still being looked up.'
export const nameFailed = 'The name could not be looked up.'
export const nameless = 'This name has no address.'
