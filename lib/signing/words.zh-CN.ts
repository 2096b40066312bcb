import { chainName } from '@/lib/config/chainName'
import { unknownVersion } from '@/lib/safe/account/words'

export const obstacles = {
  told: ({ sentence }: { sentence: string }) => sentence,

  noWallet: '未连接钱包。',
  otherChain: ({ chainId }: { chainId: number }) =>
    `钱包所在的网络与此 Safe 不同，此 Safe 在 ${chainName(chainId, 'sentence')} 上。`,
  walletElsewhere: ({ chainId }: { chainId: number }) => `钱包所在的网络不是 ${chainName(chainId, 'sentence')}。`,
  busy: '请等待已开始的操作结束。',
  checking: '仍在核对。',
  notChecked: '无法在链上核对。',
  chainSilent: '区块链没有应答，因此无法核对任何内容。',
  distrusted: '此账户可能不是 Safe：请先阅读页面顶部的警告，并在那里表示已读过。',
  trustUnknown: '仍在核对此账户是什么。',
  unknownVersion,
  noHandler: '此 Safe 没有回退处理器，因此其合约无法说明所有者签署了什么。',
  serviceSilent: ({ problem }: { problem: string }) => `${problem}，因此无法保存签名。`,
  notComputed: '此处无法算出将要签署的内容。',

  notOwner: '已连接的账户不是此 Safe 的所有者。',
  signed: '您已签署。',
  signedAsSafe: '您作为所有者之一的 Safe 已签署。',
  needsSignatures: ({ owner, threshold }: { owner: string; threshold: number }) =>
    `所有者 ${owner} 是一个需要 ${threshold} 个签名的 Safe：请在那里批准。`,
  notCollected: ({ threshold }: { threshold: number }) =>
    `此所有者是一个自身需要 ${threshold} 个签名的 Safe：无法在此收集这些签名。`,
  noOwnerThere: '此 Safe 不是另一个 Safe 的所有者：它的批准不算数。',
  onlyOwnersHandOver: '只有所有者可以将它提交给 Safe 服务。',
  onlyOwnersApprove: '只有所有者可以在链上批准。',
  onlyOwnersReject: '只有所有者可以拒绝它。',
  onlyProposerDeletes: '只有发起它的账户可以删除它。',
  unknownProposer: 'Safe 服务没有说明由谁发起。',
  noSignature: '它没有有效的签名。',
  isRejection: '它本身就是拒绝交易。',
  deleted: '它已被删除：Safe 服务不再列出它。',
  nonceUsed: ({ nonce }: { nonce: bigint }) => `nonce ${nonce} 已被用掉：它永远无法执行。`,
  nonceWaits: ({ nonce, next }: { nonce: bigint; next: bigint }) =>
    `nonce ${nonce} 必须等待：此 Safe 的下一个是 ${next}。`,
  tooFew: ({ held, threshold, isYours }: { held: number; threshold: number; isYours: boolean }) =>
    `${threshold} 个签名中已有 ${held} 个${isYours ? '，包括您作为执行者的签名' : ''}：还需 ${threshold - held} 个。`,
  repeated: '相同的交易已经开始过。请在上面表示要再做一次，或查看已有的内容。',

  accountChanged: '钱包现在是另一个账户。没有发送任何内容。',
  chainChanged: '钱包现在在另一个网络上。没有发送任何内容。',
  thresholdChanged: ({ now, shown }: { now: number; shown: number }) =>
    `此 Safe 现在需要 ${now} 个签名，而不是 ${shown} 个。继续之前请再看一遍。`,
  ownerRemoved: ({ owner }: { owner: string }) => `${owner} 在此期间被移出所有者。继续之前请再看一遍。`,
  ownerAdded: '在此期间添加了一位所有者。继续之前请再看一遍。',
  contractChanged: '此 Safe 的合约在此期间被更改。继续之前请再看一遍。',
  ofOwnerSafe: ({ change }: { change: string }) => `关于您作为所有者之一的 Safe：${change}`,
  nonceUsedMeanwhile: '该 nonce 在此期间被用掉：它永远无法执行。',
  uncheckable: '已无法再核对。',
  deletedMeanwhile: 'Safe 服务已没有此交易：它在此期间被删除。',
  signedMeanwhile: '它已签署，可能在另一个标签页中：Safe 服务已有您的签名。',
  approvedMeanwhile: '您已签署或批准它，可能在另一个标签页中。',
  nothingToHandOver: 'Safe 服务已有全部这些签名。',
  repeatedMeanwhile: ({ nonces }: { nonces: readonly string[] }) => {
    const which = nonces.length > 0 ? `，nonce ${nonces.join('、')}` : ''
    return `相同的交易已经开始过${which}。没有询问您的钱包：继续之前请查看已有的内容。`
  },

  beingAsked: '正在就此询问钱包，可能来自另一个标签页：请在那里答复，或关闭那个标签页。',
  mayBeSent: '之前曾就此询问过钱包，其账户有一笔进行中的交易，可能就是它：请等待它上链。',
  sent: '它已发送，可能在另一个标签页中，仍可能上链：请等待，或在钱包中提高手续费或取消它。',
  mayComeTwice:
    '之前发送的交易已被区块链遗忘，但仍可能上链，从而再次执行它。请在钱包中取消它，或从此账户发送任何其他交易：那会取代它。',

  safeExists: '此 Safe 已存在：无需创建。',
  addressTaken: '此地址上已有其他内容。请换一个盐值。',
  beingCreated: '一笔尚未上链的交易似乎正在创建这个 Safe：请等待。',
  otherAddress: ({ address }: { address: string | undefined }) =>
    `工厂合约会在另一个地址（${address ?? '无'}）创建此 Safe，而不是在此处算出的地址。`,
  creationSent: '它已发送，可能在另一个标签页中：请在那里查看结果。',
}

export const deliver = '提交您的签名'
export const deliverOnly = '您已签署；Safe 服务还没有收到。不会再次询问您的钱包。'
export const undelivered = (reason: string) => `${reason}您的签名保存在此浏览器中：请重试，不会再次询问您的钱包。`
export const undeliveredUnkept = (reason: string) =>
  `${reason}此浏览器没有空间保存您的签名：请从详细信息中复制它，或稍后重新签署。`
export const keptSignature = (signature: string) => `签名：${signature}`
export const refusedByOwnerSafe = '作为所有者的 Safe 不接受为它签署的内容。'
export const unknownChain = '此网络未在此配置。'
