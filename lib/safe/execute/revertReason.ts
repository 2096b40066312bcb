import { BaseError, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { describeSafeErrorCode } from './executionErrors'

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

const panics: Readonly<Record<string, string>> = {
  '1': 'an assertion does not hold',
  '17': 'a number becomes too large or too small',
  '18': 'a division by zero',
  '33': 'a value that its kind does not have',
  '34': 'stored bytes that are badly encoded',
  '49': 'an empty list is shortened',
  '50': 'a list is not that long',
  '65': 'too much memory is asked for',
  '81': 'a function that is not set is called',
}

const maxTextLength = 200

/**
 * Why a call was reverted, from the bytes it gave back: the meaning of a Safe's own code, the text that a contract wrote
 * (quoted: anyone can write anything), a panic, or the name of an error. Undefined for no bytes.
 */
export function describeRevertData(data: Hex | undefined): string | undefined {
  if (!data || data === '0x') return undefined
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: knownErrors, data })
    if (errorName === 'Panic') return `a fault of the contract: ${panics[`${args[0]}`] ?? 'a panic'} (panic ${args[0]})`
    if (errorName === 'Error') return describeText(`${args[0]}`)
    return args.length > 0 ? `${errorName}(${args.join(', ')})` : errorName
  } catch {
    return `an error that is not known here (${data.slice(0, 74)}${data.length > 74 ? '…' : ''})`
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
  return visible === ''
    ? 'an empty reason'
    : `“${visible.slice(0, maxTextLength)}${visible.length > maxTextLength ? '…' : ''}”`
}
