import { plural } from '@/lib/format/count'

export const noAnswer = 'Der Server hat nicht geantwortet.'
export const badAnswer = 'Der Server hat eine Antwort gegeben, die diese App nicht versteht.'
export const httpStatus = (status: number) => `HTTP-Status ${status}`
export const tooLate = 'Die Zeit, diese Nachricht zu signieren, ist vorbei. Beginnen Sie von vorn.'
/** `refusal` is why the server takes a message never again. */
export const startAgain = (refusal: string) =>
  `${refusal} Dieser Browser ist nicht angemeldet. Beginnen Sie von vorn: Eine neue Nachricht braucht neue Signaturen.`
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: 'Aus Ihrem Netz kamen zu viele Anfragen. Versuchen Sie es in einer Sekunde erneut.',
    other: `Aus Ihrem Netz kamen zu viele Anfragen. Versuchen Sie es in ${seconds} Sekunden erneut.`,
  })
