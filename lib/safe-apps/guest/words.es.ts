export const notDone = 'El sitio del Safe no lo hizo.'
export const siteSays = (text: string) => `Dice: ${text}`
export const otherPrefix = (prefix: string, safePrefix: string) =>
  `Esta dirección es para la red “${prefix}”, el Safe está en “${safePrefix}”.`
export const zeroAmount = 'No se pagaría nada: escriba un importe mayor que cero.'
export const badAnswer = 'El sitio del Safe dio una respuesta que esta app no entiende: mire allí qué se propuso.'
