import { type Address, type Hex, type PublicClient, slice } from 'viem'
import { contractSignatureAbi, legacyContractSignatureAbi } from './abi'
import { isContractRefusal } from './chainErrors'

/** EIP-1271's two forms: asked with the 32-byte hash, or (older) with the bytes that were hashed. */
type ContractSignatureForm = 'hash' | 'bytes'

export type ContractSignatureReader = Pick<PublicClient, 'readContract'>

type ContractSignatureInput = { owner: Address; hash: Hex; preimage: Hex; signature: Hex }

type ContractSignatureCheck = {
  status: 'valid' | 'invalid' | 'unknown'
  form?: ContractSignatureForm
  reason: string
}

const magicValues = { hash: '0x1626ba7e', bytes: '0x20c13b0b' } as const

/**
 * Asks a contract whether a signature is its own; a Safe among the owners asks its own owners in turn, to any depth.
 * With `form`, only that form counts: a Safe below 1.5.0 asks its contract owners with the bytes, from 1.5.0 on with the
 * hash. Without, the hash form is tried first (specification §9). Throws nothing.
 */
export async function checkContractSignature(
  client: ContractSignatureReader | undefined,
  input: ContractSignatureInput & { form?: ContractSignatureForm },
): Promise<ContractSignatureCheck> {
  if (!client) return { status: 'unknown', reason: 'Only the chain knows whether this contract signed.' }
  const first = input.form ?? 'hash'
  const second = first === 'hash' ? 'bytes' : 'hash'
  const answer = await ask(client, input, first)
  if (answer === 'accepted') return accepted(first)
  if (answer === 'unavailable')
    return { status: 'unknown', reason: 'The chain did not answer whether this contract signed.' }
  const otherAnswer = await ask(client, input, second)
  if (otherAnswer !== 'accepted') return { status: 'invalid', reason: 'The contract does not accept this signature.' }
  if (input.form === undefined) return accepted(second)
  const reason = 'The contract accepts this signature only in a form in which this Safe will not ask for it.'
  return { status: 'invalid', form: second, reason }
}

function accepted(form: ContractSignatureForm): ContractSignatureCheck {
  return { status: 'valid', form, reason: 'The contract accepts this signature (EIP-1271).' }
}

async function ask(
  client: ContractSignatureReader,
  { owner, hash, preimage, signature }: ContractSignatureInput,
  form: ContractSignatureForm,
): Promise<'accepted' | 'refused' | 'unavailable'> {
  const call = { address: owner, functionName: 'isValidSignature' } as const
  try {
    const answer =
      form === 'hash'
        ? await client.readContract({ ...call, abi: contractSignatureAbi, args: [hash, signature] })
        : await client.readContract({ ...call, abi: legacyContractSignatureAbi, args: [preimage, signature] })
    return slice(answer, 0, 4) === magicValues[form] ? 'accepted' : 'refused'
  } catch (error) {
    return isContractRefusal(error) ? 'refused' : 'unavailable'
  }
}
