export const badBaseUrl = 'The address of the Safe service is not set to an http or https address.'
export const foreignPage = 'The Safe service named a next page outside its own address.'
export const expectedBelow = (baseUrl: string, named: string) => `Expected an address below ${baseUrl}, got ${named}`
export const unreachable = 'The Safe service cannot be reached.'
export const tooLarge = 'The answer of the Safe service is too large.'
export const silent = (seconds: number) => `The Safe service did not answer within ${seconds} s.`

export const wholeAnswer = 'the whole answer'
export const tooDeep = 'the whole answer: nested too deeply'
/** `fault` names the field and what was expected there. */
export const unexpectedAnswer = (fault: string) => `Unexpected answer from the Safe service: ${fault}`
export const notJson = (status: string) => `Invalid response content: ${status}`
/** HTTP/2 carries no reason phrase, and the specified texts need one. */
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
  chainId: (given: string) => `This is not a chain id: ${given}`,
  address: (given: string) => `This is not an address: ${given}`,
  hash: (given: string) => `This is not a hash: ${given}`,
  transactionId: (given: string) => `This is not a transaction id: ${given}`,
  currency: (given: string) => `This is not a currency code: ${given}`,
}
export const absent = 'This site has no Safe service.'
