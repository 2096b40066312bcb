import { AppError } from '@/lib/errors'

/** The chain would refuse: too few owners have signed, or it is not this nonce's turn. */
export class NotExecutableError extends AppError {
  override name = 'NotExecutableError'
  readonly reason: 'signatures' | 'nonce'

  constructor(reason: 'signatures' | 'nonce', expected: bigint | number, received: bigint | number) {
    const messages = {
      signatures: `This needs ${expected} signatures of owners and has ${received}.`,
      nonce: `The Safe's next nonce is ${expected}, and this transaction has ${received}.`,
    }
    super(messages[reason])
    this.reason = reason
  }
}

/** The wallet is on another chain than the Safe: what it sends would not reach the Safe. */
export class WrongChainError extends AppError {
  override name = 'WrongChainError'

  constructor(expected: number, received: number) {
    super(`The wallet is on chain ${received}, and this Safe is on chain ${expected}.`)
  }
}

// What the contracts' own codes say; a revert of the called contract arrives as GS013.
const safeErrorCodes: Readonly<Record<string, string>> = {
  GS000: 'The Safe could not be set up.',
  GS001: 'The Safe has no owners yet.',
  GS010: 'There is not enough gas for what the transaction reserves.',
  GS011: 'The refund in native currency could not be paid.',
  GS012: 'The refund in tokens could not be paid.',
  GS013: 'The call inside the transaction failed.',
  GS020: 'There are too few signatures.',
  GS021: 'A contract signature points to the wrong place.',
  GS022: 'A contract signature is cut off.',
  GS023: 'A contract signature is cut off.',
  GS024: 'A contract among the owners does not accept its signature.',
  GS025: 'An owner has not approved the hash.',
  GS026: 'A signature is not of an owner, or the signatures are not sorted.',
  GS030: 'Only owners can approve a hash.',
  GS031: 'Only the Safe itself can do this.',
  GS100: 'A module is set up already.',
  GS101: 'This address cannot be a module.',
  GS102: 'This module is enabled already.',
  GS103: 'This module is not enabled, or its predecessor is wrong.',
  GS104: 'Only an enabled module can do this.',
  GS200: 'The owners are set up already.',
  GS201: 'More signatures would be needed than there are owners.',
  GS202: 'At least one signature must be needed.',
  GS203: 'This address cannot be an owner.',
  GS204: 'This address is an owner already.',
  GS205: 'This address is not an owner, or its predecessor is wrong.',
  GS300: 'This contract is not a guard.',
  GS301: 'This contract is not a guard of module transactions.',
  GS400: 'A Safe cannot be its own fallback handler.',
}

/** One of the contracts' error codes in the bytes or in the text of an error; undefined without one. */
export function findSafeErrorCode(text: string): string | undefined {
  return /\bGS\d{3}\b/.exec(text)?.[0]
}

/** What such a code means, wherever it stands in an error's text; undefined without one. */
export function describeSafeErrorCode(text: string): string | undefined {
  const code = findSafeErrorCode(text)
  return code && safeErrorCodes[code] && `${safeErrorCodes[code]} (${code})`
}
