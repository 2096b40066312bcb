import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  CounterfactualDeploymentFailedError,
  RpcRequestError,
} from 'viem'
import { AppError } from '@/lib/errors'
import { isAskedTooOften } from './askedTooOften'
import { findNodeChainError } from './nodeChainError'
import * as words from './words'

/** The chain could not be asked, so nothing is known: neither good nor bad. */
export class ChainUnavailableError extends AppError {
  override name = 'ChainUnavailableError'

  constructor(cause: unknown) {
    const details = cause instanceof BaseError ? cause.shortMessage : undefined
    const sentence = isAskedTooOften(cause) ? words.askedTooOften : words.noAnswer
    super(findNodeChainError(cause)?.message ?? sentence, { cause, ...(details && { details }) })
  }
}

// How nodes (geth, reth and anvil, Nethermind, Besu) call the ends of a contract's own doing.
const failedExecutions = [
  /revert|out ?of ?gas|OOG\b|invalid ?(fe ?)?opcode|invalid ?jump|bad (instruction|jump)/i,
  /stack ?(under|over)flow|stack limit|write protection/i,
  // An answer to a call that deploys first (ERC-6492) has to pass for code.
  /code ?size|contract ?size|begin with 0xef|starting ?with ?ef|code ?store/i,
]

/**
 * Whether a contract itself refused, by a revert or by an answer that is none. Everything else, a node's "internal
 * error" included, is no answer of the contract, and must not be taken for one.
 */
export function isContractRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (error.walk((cause) => cause instanceof ContractFunctionZeroDataError)) return true
  // A value that does not fit the interface comes from a contract that does not have it.
  if (error.walk((cause) => cause instanceof BaseError && cause.name.startsWith('AbiDecoding'))) return true
  if (error.walk((cause) => cause instanceof CounterfactualDeploymentFailedError)) return true
  if (!error.walk(isNodeVerdict)) return false
  if (error.walk(isExecutionReverted)) return true
  const text = errorText(error)
  return failedExecutions.some((pattern) => pattern.test(text))
}

function isNodeVerdict(cause: unknown): boolean {
  return cause instanceof ContractFunctionRevertedError || cause instanceof RpcRequestError
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
