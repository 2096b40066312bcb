import { BaseError, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { describeSafeErrorCode, findSafeErrorCode } from './executionErrors'
import * as words from './words'

// ERC-6093, and what OpenZeppelin's contracts throw most.
const knownErrors = parseAbi([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
  'error ERC721InvalidOwner(address owner)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
  'error OwnableUnauthorizedAccount(address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error EnforcedPause()',
  'error ReentrancyGuardReentrantCall()',
  'error SafeERC20FailedOperation(address token)',
  'error InsufficientBalance()',
  'error InsufficientAllowance()',
  'error Unauthorized()',
  'error NotOwner()',
])

const maxTextLength = 200

/**
 * Why a call was reverted, from the bytes it gave back: the meaning of a Safe's own code, the text that a contract wrote
 * (quoted: anyone can write anything), a panic, or the name of an error. Undefined for no bytes.
 */
export function describeRevertData(data: Hex | undefined): string | undefined {
  return readRevert(data)?.reason
}

/** The same with the Safe's own code, where it is one. */
export function readRevert(data: Hex | undefined): { reason: string; code?: string | undefined } | undefined {
  if (!data || data === '0x') return undefined
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: knownErrors, data })
    const text = `${args[0]}`
    if (errorName === 'Error') return { reason: describeText(text), code: findSafeErrorCode(text) }
    if (errorName === 'Panic') return { reason: words.panic(text) }
    return { reason: args.length > 0 ? `${errorName}(${args.join(', ')})` : errorName }
  } catch {
    return { reason: words.unknownError(shorten(data, 74)) }
  }
}

/** The bytes that a call was reverted with, wherever they stand in viem's error. */
export function readRevertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  let found: Hex | undefined
  error.walk((cause) => {
    found = readData(cause)
    return found !== undefined
  })
  return found
}

/** Some nodes wrap the data in an object, or write it behind `Reverted `. */
function readData(cause: unknown): Hex | undefined {
  if (typeof cause !== 'object' || cause === null || !('data' in cause)) return undefined
  const { data } = cause
  if (isHex(data)) return data
  if (typeof data === 'string') {
    const hex = /0x[0-9a-f]*/i.exec(data)?.[0]
    return isHex(hex) ? hex : undefined
  }
  return readData(data)
}

function describeText(text: string): string {
  const known = describeSafeErrorCode(text)
  if (known) return known
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return visible === '' ? words.emptyReason : `“${shorten(visible, maxTextLength)}”`
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}
