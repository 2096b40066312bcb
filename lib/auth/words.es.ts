import { plural } from '@/lib/format/count'

export const noAnswer = 'El servidor no respondió.'
export const badAnswer = 'El servidor dio una respuesta que esta app no entiende.'
export const httpStatus = (status: number) => `Estado HTTP ${status}`
export const tooLate = 'El plazo para firmar este mensaje ha terminado. Empiece de nuevo.'
/** `refusal` is why the server takes a message never again. */
export const startAgain = (refusal: string) =>
  `${refusal} Este navegador no ha iniciado sesión. Empiece de nuevo: un mensaje nuevo necesita firmas nuevas.`
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: 'Llegaron demasiadas solicitudes desde su conexión. Inténtelo de nuevo en un segundo.',
    other: `Llegaron demasiadas solicitudes desde su conexión. Inténtelo de nuevo en ${seconds} segundos.`,
  })
