import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { AppError } from '@/lib/errors'

/** The chain could not be asked, so nothing is known: neither good nor bad. */
export class ChainUnavailableError extends AppError {
  override name = 'ChainUnavailableError'

  constructor(cause: unknown) {
    const details = cause instanceof BaseError ? cause.shortMessage : undefined
    super('The chain did not answer.', { cause, ...(details && { details }) })
  }
}

/**
 * Whether a contract itself refused, by a revert or by an answer that is none. Everything else, a node's "internal
 * error" included, is no answer of the contract, and must not be taken for one.
 */
export function isContractRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (error.walk((cause) => cause instanceof ContractFunctionZeroDataError)) return true
  // A value that does not fit the interface comes from a contract that does not have it.
  if (error.walk((cause) => cause instanceof BaseError && cause.name.startsWith('AbiDecoding'))) return true
  if (!error.walk((cause) => cause instanceof ContractFunctionRevertedError)) return false
  return error.walk(isExecutionReverted) !== null || /revert|out ?of ?gas/i.test(errorText(error))
}

/** 3 is the code of a reverted call, from a node and from a multicall's inner call. */
function isExecutionReverted(cause: unknown): boolean {
  return cause instanceof BaseError && 'code' in cause && cause.code === 3
}

function errorText(error: BaseError): string {
  const texts: string[] = []
  error.walk((cause) => {
    if (cause instanceof BaseError) texts.push(cause.details ?? '')
    else if (cause instanceof Error) texts.push(cause.message)
    return false
  })
  return texts.join(' ')
}
