import { AppError } from '@/lib/errors'
import * as words from './words'

/** The chain would refuse: too few owners have signed, or it is not this nonce's turn. */
export class NotExecutableError extends AppError {
  override name = 'NotExecutableError'
  readonly reason: keyof typeof words.notExecutable

  constructor(reason: keyof typeof words.notExecutable, expected: bigint | number, received: bigint | number) {
    super(words.notExecutable[reason]({ expected, received }))
    this.reason = reason
  }
}

/** The wallet is on another chain than the Safe: what it sends would not reach the Safe. */
export class WrongChainError extends AppError {
  override name = 'WrongChainError'

  constructor(expected: number, received: number) {
    super(words.wrongChain({ expected, received }))
  }
}

/** One of the contracts' error codes in the bytes or in the text of an error; undefined without one. */
export function findSafeErrorCode(text: string): string | undefined {
  return /\bGS\d{3}\b/.exec(text)?.[0]
}

/** What such a code means, wherever it stands in an error's text; undefined without one. */
export function describeSafeErrorCode(text: string): string | undefined {
  const code = findSafeErrorCode(text)
  const sentence = code && words.safeErrors[code]
  return sentence && words.withCode({ sentence, code })
}
