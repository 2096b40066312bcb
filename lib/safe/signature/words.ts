import { type Coded, say } from '@/lib/format/coded'

export const malformed = 'The signature is malformed.'
export const fewBytes = ({ given, needed }: { given: number; needed: number }) =>
  `${given} bytes where ${needed} are needed`
export const noPart = 'there is none'
export const unknownKind = (v: number) => `v is ${v}; a Safe knows 0, 1, 27, 28, 31 and 32`
export const overlappingData = 'the data of a contract signature overlaps the fixed part'
export const outlyingData = 'the data of a contract signature lies outside of the bytes'
export const cutOffData = 'the data of a contract signature is cut off'
export const twoSignatures = (owner: string) => `two signatures of ${owner}`
export const namesOther = ({ named, signer }: { named: string; signer: string }) =>
  `it names ${named} instead of ${signer}`
export const noBytes = 'the wallet answered something else than bytes'
export const wrongLength = (count: number) => `the wallet answered ${count} bytes instead of 65`
export const wrongV = (v: number) => `the wallet answered a signature with v ${v}`

export const wrongSignature = 'The wallet answered with a signature that this Safe will not accept.'
export const signedWithOther = ({ signer, recovered }: { signer: string; recovered: string }) =>
  `Asked: ${signer}\nSigned with the key of: ${recovered}`

/** What the signature itself is comes first. */

/** Whether a signature is one, whoever its signer is. */
export const signatureReasons = {
  contractNotAsked: 'Only the chain knows whether this contract signed.',
  noContract: 'There is no contract at this address.',
  contractRefuses: 'The contract does not accept this signature.',
  otherForm: 'The contract accepts this signature only in a form in which this Safe will not ask for it.',
  contractSilent: 'The chain did not answer whether this contract signed.',
  contractAccepts: 'The contract accepts this signature (EIP-1271).',
  contractAccepted: 'The contract accepted this signature then.',
  contractRefusesNow: 'The contract does not accept this signature now; whether it did then, the chain did not say.',

  malformedBy: ({ problem }: { problem: string }) => `The signature is malformed: ${problem}.`,
  noSignature: 'There is no signature.',
  noEthSign: 'The contract of this Safe’s version takes no signatures of this kind (eth_sign).',
  ofOther: ({ signer }: { signer: string }) => `It is the signature of ${signer}.`,
  readsBeyond: 'The contract of this Safe’s version reads on behind the bytes of this signature: what, nobody can say.',
  noKey: 'No key can have made this signature.',
  ownKey: 'The signature was made with the key of this owner.',
  otherKey: ({ recovered }: { recovered: string }) => `The signature was made with another key, that of ${recovered}.`,
  sentByOwner: 'This owner sent the transaction to the chain, which counts as a signature.',
  approvalNotAsked: 'Only the chain knows whether this owner approved the hash.',
  approved: 'This owner approved the hash on the chain.',
  notApproved: 'This owner has not approved the hash on the chain.',
  approvalsUntold: 'The Safe does not say who approved what.',
  approvalSilent: 'The chain did not answer whether this owner approved the hash.',
  neverApproved: 'This owner never approved the hash on the chain, and another account sent the transaction.',
  approvalForgotten: 'Whether this owner approved the hash then, the chain does not say any more.',
  approvedBefore: 'This owner had approved the hash on the chain before the execution.',
}

type OfSignature = { of: Coded<typeof signatureReasons> }
const pastOwner = ({ of }: OfSignature) =>
  `${say(signatureReasons, of)} It was an owner of this Safe, and is none any more.`

/** Whether a signature is an owner's. What the signature itself is comes first. */
export const confirmationReasons = {
  ownerListedTwice: 'This owner is listed twice.',
  noOwner: 'The signer is not an owner of this Safe.',
  ownerUntold: ({ of }: OfSignature) => `${say(signatureReasons, of)} Whether it is one, the chain did not say.`,
  pastOwner,
  pastOwnerNow: (values: OfSignature) => `${pastOwner(values)} It does not count.`,
  ownerForgotten: ({ of }: OfSignature) =>
    `${say(signatureReasons, of)} It is no owner of this Safe now; whether it was one then, the chain does not say.`,
}
