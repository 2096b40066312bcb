/** An error as EIP-1193 and JSON-RPC carry it: the code decides what the site does, so it is never optional. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
    this.name = 'RpcError'
  }
}

export function userRejection(): RpcError {
  return new RpcError(4001, 'User rejected the request.')
}

export function unauthorized(address: string): RpcError {
  return new RpcError(4100, `The site has no permission to use ${address}.`)
}

export function unsupportedMethod(method: string): RpcError {
  return new RpcError(4200, `The test wallet does not support ${method}.`)
}
