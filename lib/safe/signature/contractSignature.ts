import { type Address, BaseError, encodeFunctionData, type Hex, padHex, ResponseBodyTooLargeError } from 'viem'
import { isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { readAccountCode } from '@/lib/safe/account/accountCode'
import type { VersionRules } from '@/lib/safe/account/version'
import { contractSignatureAbi, legacyContractSignatureAbi } from '@/lib/safe/call/abi'
import type { SignatureReason } from './signatureReason'

/**
 * EIP-1271's two forms: asked with the 32-byte hash, or (older) with the bytes that were hashed. Before there was one, a
 * Safe asked as in the older and took anything but zero for a yes.
 */
type ContractSignatureForm = VersionRules['asksContracts']

export type ContractSignatureReader = Pick<ReadClient, 'readContract' | 'call' | 'getCode'>

type ContractSignatureInput = { owner: Address; hash: Hex; preimage: Hex; signature: Hex }

/** How a contract that is not deployed yet would be (ERC-6492): its factory, and the call that the factory takes. */
type Deployment = { factory: Address; factoryData: Hex }

type ContractSignatureCheck = {
  status: 'valid' | 'invalid' | 'unknown'
  form?: ContractSignatureForm
  reason: SignatureReason
}

// The whole answer (specification §9). An echo of the call begins with the same four bytes, and in the older form with the
// same thirty-two.
const magicAnswers = {
  hash: padHex('0x1626ba7e', { size: 32, dir: 'right' }),
  bytes: padHex('0x20c13b0b', { size: 32, dir: 'right' }),
} as const

// Enough for dozens of owners and a deployment, and too little to answer with more than two megabytes.
const gasLimit = 10_000_000n

/**
 * Asks a contract whether a signature is its own; a Safe among the owners asks its own owners in turn, to any depth.
 * Only code at the address can say so, an account that lends it (EIP-7702) included, and only with the magic value and
 * nothing else. With `form`, a Safe of a version that asks so (`asksContracts`) would ask: only that form counts, and the
 * answer is read as that Safe reads it. Without, the hash form is tried first (specification §9). With `deployment`, a
 * contract that is not there is asked as if it were, and one that is there is asked as it is. With `blockNumber`, it is
 * asked what it said then, which many nodes have forgotten. Throws nothing.
 */
export async function checkContractSignature(
  client: ContractSignatureReader | undefined,
  input: ContractSignatureInput & { form?: ContractSignatureForm; deployment?: Deployment; blockNumber?: bigint },
): Promise<ContractSignatureCheck> {
  if (!client) return { status: 'unknown', reason: { code: 'contractNotAsked' } }
  const found = await prepareCall(client, input)
  if (found === 'unavailable') return unanswered
  if (found === 'nobody') return { status: 'invalid', reason: { code: 'noContract' } }
  const call = input.blockNumber === undefined ? found : { ...found, blockNumber: input.blockNumber }
  return askBoth(client, { ...input, call })
}

type ContractQuestion = ContractSignatureInput & { form?: ContractSignatureForm; call: Deployment | object }

async function askBoth(client: ContractSignatureReader, input: ContractQuestion): Promise<ContractSignatureCheck> {
  const first = input.form ?? 'hash'
  const second = first === 'hash' ? 'bytes' : 'hash'
  const isForSafe = input.form !== undefined
  const answer = await ask(client, input, first, isForSafe)
  if (answer === 'accepted') return accepted(first)
  if (answer === 'unavailable') return unanswered
  const otherAnswer = await ask(client, input, second, isForSafe)
  if (otherAnswer === 'unavailable' && input.form === undefined) return unanswered
  if (otherAnswer !== 'accepted') return { status: 'invalid', reason: { code: 'contractRefuses' } }
  if (input.form === undefined) return accepted(second)
  return { status: 'invalid', form: second, reason: { code: 'otherForm' } }
}

const unanswered: ContractSignatureCheck = {
  status: 'unknown',
  reason: { code: 'contractSilent' },
}

function accepted(form: ContractSignatureForm): ContractSignatureCheck {
  return { status: 'valid', form, reason: { code: 'contractAccepts' } }
}

async function prepareCall(
  client: ContractSignatureReader,
  { owner, deployment }: { owner: Address; deployment?: Deployment },
): Promise<Deployment | object | 'nobody' | 'unavailable'> {
  try {
    if (await readAccountCode(client, owner)) return {}
  } catch {
    return 'unavailable'
  }
  return deployment ?? 'nobody'
}

async function ask(
  client: ContractSignatureReader,
  { owner, hash, preimage, signature, call }: ContractQuestion,
  form: ContractSignatureForm,
  isForSafe: boolean,
): Promise<'accepted' | 'refused' | 'unavailable'> {
  try {
    const data =
      form === 'hash'
        ? encodeFunctionData({ abi: contractSignatureAbi, args: [hash, signature] })
        : encodeFunctionData({ abi: legacyContractSignatureAbi, args: [preimage, signature] })
    const answer = await client.call({ to: owner, data, gas: gasLimit, ...call })
    return isYes(form, answer.data?.toLowerCase() ?? '0x', isForSafe) ? 'accepted' : 'refused'
  } catch (error) {
    return isContractRefusal(error) || isTooLarge(error) ? 'refused' : 'unavailable'
  }
}

/** A Safe looks at the first word of the answer, and at its first four bytes alone where it wants a magic value. */
function isYes(form: ContractSignatureForm, answer: string, isForSafe: boolean): boolean {
  const word = /^0x[0-9a-f]{64}/.exec(answer)?.[0]
  if (form === 'anyAnswer') return word !== undefined && BigInt(word) !== 0n
  return isForSafe ? word?.slice(0, 10) === magicAnswers[form].slice(0, 10) : answer === magicAnswers[form]
}

// One contract is asked in one request here, so an answer over the client's limit is that contract's doing.
function isTooLarge(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError) !== null
}
