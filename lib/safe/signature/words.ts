export const malformed = 'The signature is malformed.'
export const malformedBy = (problem: string) => `The signature is malformed: ${problem}.`
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

export const contractNotAsked = 'Only the chain knows whether this contract signed.'
export const noContract = 'There is no contract at this address.'
export const contractRefuses = 'The contract does not accept this signature.'
export const otherForm = 'The contract accepts this signature only in a form in which this Safe will not ask for it.'
export const contractSilent = 'The chain did not answer whether this contract signed.'
export const contractAccepts = 'The contract accepts this signature (EIP-1271).'
export const contractAccepted = 'The contract accepted this signature then.'
export const contractRefusesNow =
  'The contract does not accept this signature now; whether it did then, the chain did not say.'

export const noSignature = 'There is no signature.'
export const noEthSign = 'The contract of this Safe’s version takes no signatures of this kind (eth_sign).'
export const ofOther = (signer: string) => `It is the signature of ${signer}.`
export const readsBeyond =
  'The contract of this Safe’s version reads on behind the bytes of this signature: what, nobody can say.'
export const noKey = 'No key can have made this signature.'
export const ownKey = 'The signature was made with the key of this owner.'
export const otherKey = (recovered: string) => `The signature was made with another key, that of ${recovered}.`
export const sentByOwner = 'This owner sent the transaction to the chain, which counts as a signature.'
export const approvalNotAsked = 'Only the chain knows whether this owner approved the hash.'
export const approved = 'This owner approved the hash on the chain.'
export const notApproved = 'This owner has not approved the hash on the chain.'
export const approvalsUntold = 'The Safe does not say who approved what.'
export const approvalSilent = 'The chain did not answer whether this owner approved the hash.'
export const neverApproved =
  'This owner never approved the hash on the chain, and another account sent the transaction.'
export const approvalForgotten = 'Whether this owner approved the hash then, the chain does not say any more.'
export const approvedBefore = 'This owner had approved the hash on the chain before the execution.'

export const listedTwice = 'This owner is listed twice.'
export const noOwner = 'The signer is not an owner of this Safe.'
/** What the signature itself is comes first. */
export const ownerUntold = (reason: string) => `${reason} Whether it is one, the chain did not say.`
export const pastOwner = (reason: string) => `${reason} It was an owner of this Safe, and is none any more.`
export const pastOwnerNow = (reason: string) => `${pastOwner(reason)} It does not count.`
export const ownerForgotten = (reason: string) =>
  `${reason} It is no owner of this Safe now; whether it was one then, the chain does not say.`
