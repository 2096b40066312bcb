export type AppErrorOptions = { details?: string; cause?: unknown }

/** The root of every error this app throws on purpose: a short message for people, details for whoever looks closer. */
export class AppError extends Error {
  override name = 'AppError'
  readonly details: string | undefined

  constructor(message: string, { details, cause }: AppErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.details = details
  }
}
