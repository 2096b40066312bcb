export const badBaseUrl = 'Die Adresse des Safe-Dienstes ist nicht auf eine http- oder https-Adresse gesetzt.'
export const foreignPage = 'Der Safe-Dienst hat eine nächste Seite außerhalb seiner eigenen Adresse genannt.'
export const expectedBelow = (baseUrl: string, named: string) =>
  `Erwartet wurde eine Adresse unter ${baseUrl}, erhalten ${named}`
export const unreachable = 'Der Safe-Dienst ist nicht erreichbar.'
export const tooLarge = 'Die Antwort des Safe-Dienstes ist zu groß.'
export const silent = (seconds: number) => `Der Safe-Dienst hat nicht innerhalb von ${seconds} s geantwortet.`

export const wholeAnswer = 'die ganze Antwort'
export const tooDeep = 'die ganze Antwort: zu tief verschachtelt'
/** `fault` names the field and what was expected there. */
export const unexpectedAnswer = (fault: string) => `Unerwartete Antwort des Safe-Dienstes: ${fault}`
export const notJson = (status: string) => `Ungültiger Inhalt der Antwort: ${status}`
/** The names that HTTP itself gives these: the same in every language. */
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
  chainId: (given: string) => `Das ist keine Netzwerknummer: ${given}`,
  address: (given: string) => `Das ist keine Adresse: ${given}`,
  hash: (given: string) => `Das ist kein Hash: ${given}`,
  transactionId: (given: string) => `Das ist keine Transaktions-ID: ${given}`,
  currency: (given: string) => `Das ist kein Währungscode: ${given}`,
}
export const absent = 'Diese Website hat keinen Safe-Dienst.'
