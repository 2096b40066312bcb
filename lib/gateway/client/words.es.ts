export const badBaseUrl = 'La dirección del servicio de Safe no está configurada con una dirección http o https.'
export const foreignPage = 'El servicio de Safe nombró una página siguiente fuera de su propia dirección.'
export const expectedBelow = (baseUrl: string, named: string) =>
  `Se esperaba una dirección dentro de ${baseUrl}, se recibió ${named}`
export const unreachable = 'No se puede contactar con el servicio de Safe.'
export const tooLarge = 'La respuesta del servicio de Safe es demasiado grande.'
export const silent = (seconds: number) => `El servicio de Safe no respondió en ${seconds} s.`

export const wholeAnswer = 'toda la respuesta'
export const tooDeep = 'toda la respuesta: demasiados niveles anidados'
/** `fault` names the field and what was expected there. */
export const unexpectedAnswer = (fault: string) => `Respuesta inesperada del servicio de Safe: ${fault}`
export const notJson = (status: string) => `Contenido de respuesta no válido: ${status}`
/** The phrases of the HTTP standard. */
export const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export const invalidInputs = {
  chainId: (given: string) => `Esto no es un id de red: ${given}`,
  address: (given: string) => `Esto no es una dirección: ${given}`,
  hash: (given: string) => `Esto no es un hash: ${given}`,
  transactionId: (given: string) => `Esto no es un id de transacción: ${given}`,
  currency: (given: string) => `Esto no es un código de moneda: ${given}`,
}
export const absent = 'Este sitio no tiene ningún servicio de Safe.'
