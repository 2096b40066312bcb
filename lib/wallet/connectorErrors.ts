import { AppError } from '@/lib/errors'
import { connectorFaults } from './words'

/** A connector that failed in the specified words (specification section 8); the package's own error is the cause. */
class ConnectorError extends AppError {
  override name = 'ConnectorError'
}

/** What a connector threw, in the specified words where there are such; the error itself where there are none. */
export function inSpecifiedWords(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth += 1) {
    // By name: which class it is differs between the copies of a package that a build may hold.
    const message = Object.hasOwn(connectorFaults, cause.name) ? connectorFaults[cause.name] : undefined
    if (message) return new ConnectorError(message, { cause: error })
  }
  return error
}
