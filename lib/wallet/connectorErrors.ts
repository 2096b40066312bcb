import { AppError } from '@/lib/errors'

/** A connector that failed in the specified words (specification section 8); the package's own error is the cause. */
class ConnectorError extends AppError {
  override name = 'ConnectorError'
}

// By name: which class it is differs between the copies of a package that a build may hold.
const specified: Record<string, string> = {
  ProviderNotFoundError: 'provider is required.',
  ChainNotConfiguredError: 'chain not found on connector.',
}

/** What a connector threw, in the specified words where there are such; the error itself where there are none. */
export function inSpecifiedWords(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth += 1) {
    const message = Object.hasOwn(specified, cause.name) ? specified[cause.name] : undefined
    if (message) return new ConnectorError(message, { cause: error })
  }
  return error
}
