/** An answer that says what is wrong. The bodies have the same four forms as the hosted gateway's. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(String(body.message))
  }
}

/** What the data behind the gateway says: a missing Safe, chain or transaction, or a refused write. */
export function dataFailure(status: number, message: string) {
  return new Failure(status, { code: status, message })
}

export function notFound(message: string) {
  return dataFailure(404, message)
}

/** A request of the wrong shape. `code` is a word here, and `path` names the field. */
export function invalid(message: string, path: (string | number)[] = [], code = 'custom') {
  return new Failure(422, { statusCode: 422, code, message, path })
}

/** A well-formed request that the gateway's own rules refuse. It has no `code`. */
export function refused(message: string, status = 422) {
  return new Failure(status, { statusCode: status, message })
}

/** What the HTTP layer itself refuses: broken JSON, an unknown route, a body that is too large. */
export function httpFailure(status: number, message: string, error: string, headers: Record<string, string> = {}) {
  return new Failure(status, { message, error, statusCode: status }, headers)
}
