import { type Coded, say } from '@/lib/format/coded'

export const malformed = '签名格式错误。'
export const fewBytes = ({ given, needed }: { given: number; needed: number }) =>
  `需要 ${needed} 字节，实际为 ${given} 字节`
export const noPart = '没有签名'
export const unknownKind = (v: number) => `v 为 ${v}；Safe 认识的是 0、1、27、28、31 和 32`
export const overlappingData = '合约签名的数据与固定部分重叠'
export const outlyingData = '合约签名的数据位于字节范围之外'
export const cutOffData = '合约签名的数据被截断'
export const twoSignatures = (owner: string) => `有 ${owner} 的两个签名`
export const namesOther = ({ named, signer }: { named: string; signer: string }) =>
  `它指明的是 ${named} 而不是 ${signer}`
export const noBytes = '钱包答复的不是字节'
export const wrongLength = (count: number) => `钱包答复了 ${count} 字节而不是 65 字节`
export const wrongV = (v: number) => `钱包答复的签名 v 为 ${v}`

export const wrongSignature = '钱包答复的签名不会被此 Safe 接受。'
export const signedWithOther = ({ signer, recovered }: { signer: string; recovered: string }) =>
  `请求：${signer}\n签名所用的密钥属于：${recovered}`

export const signatureReasons = {
  contractNotAsked: '只有链上能得知此合约是否签名。',
  noContract: '此地址上没有合约。',
  contractRefuses: '该合约不接受此签名。',
  otherForm: '该合约只在某种询问形式下接受此签名，而此 Safe 不会以那种形式询问。',
  contractSilent: '区块链没有应答此合约是否签名。',
  contractAccepts: '该合约接受此签名 (EIP-1271)。',
  contractAccepted: '该合约当时接受了此签名。',
  contractRefusesNow: '该合约现在不接受此签名；当时是否接受，链上没有显示。',

  malformedBy: ({ problem }: { problem: string }) => `签名格式错误：${problem}。`,
  noSignature: '没有签名。',
  noEthSign: '此 Safe 版本的合约不接受这种签名 (eth_sign)。',
  ofOther: ({ signer }: { signer: string }) => `这是 ${signer} 的签名。`,
  readsBeyond: '此 Safe 版本的合约会读到此签名的字节之后：没有人能说清读到什么。',
  noKey: '没有任何密钥能产生此签名。',
  ownKey: '签名由此所有者的密钥产生。',
  otherKey: ({ recovered }: { recovered: string }) => `签名由另一把密钥产生，它属于 ${recovered}。`,
  sentByOwner: '此所有者将该交易发送上链，这算作签名。',
  approvalNotAsked: '只有链上能得知此所有者是否批准了该哈希。',
  approved: '此所有者已在链上批准该哈希。',
  notApproved: '此所有者没有在链上批准该哈希。',
  approvalsUntold: '此 Safe 没有说明谁批准了什么。',
  approvalSilent: '区块链没有应答此所有者是否批准了该哈希。',
  neverApproved: '此所有者从未在链上批准该哈希，且该交易由另一个账户发送。',
  approvalForgotten: '此所有者当时是否批准了该哈希，链上已不再显示。',
  approvedBefore: '此所有者在执行之前已在链上批准该哈希。',
}

type OfSignature = { of: Coded<typeof signatureReasons> }
const pastOwner = ({ of }: OfSignature) => `${say(signatureReasons, of)}它曾是此 Safe 的所有者，现在不再是。`

export const confirmationReasons = {
  ownerListedTwice: '此所有者被列出两次。',
  noOwner: '签名者不是此 Safe 的所有者。',
  ownerUntold: ({ of }: OfSignature) => `${say(signatureReasons, of)}它是否是所有者，链上没有显示。`,
  pastOwner,
  pastOwnerNow: (values: OfSignature) => `${pastOwner(values)}此签名不算数。`,
  ownerForgotten: ({ of }: OfSignature) =>
    `${say(signatureReasons, of)}它现在不是此 Safe 的所有者；当时是否是，链上没有显示。`,
}
