import { plural } from '@/lib/format/count'

export const noAnswer = 'The server did not answer.'
export const badAnswer = 'The server gave an answer that this app does not understand.'
export const httpStatus = (status: number) => `HTTP status ${status}`
export const tooLate = 'The time to sign this message is over. Start again.'
/** `refusal` is why the server takes a message never again. */
export const startAgain = (refusal: string) =>
  `${refusal} This browser is not signed in. Start again: a new message needs new signatures.`
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: 'Too many requests came from your network. Try again in a second.',
    other: `Too many requests came from your network. Try again in ${seconds} seconds.`,
  })
