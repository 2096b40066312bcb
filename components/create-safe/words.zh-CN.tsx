import type { ReactNode } from 'react'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'

export const advanced = '高级'
export const implementation = '实现合约'
export const saltNonce = '盐值（salt nonce）'
export const saltHint = '地址的一部分：同样的设置，换一个数字就是另一个 Safe。'
export const randomSalt = '使用随机数'

export const intro =
  'Safe 是由多把密钥共同拥有的独立账户。付费之前，先在此处算出它的地址；之后再将链上实际的内容与您要求的进行比对。'

const othersCameFirst =
  '它由另一笔交易创建。从这里发出的那笔仍在等待，并且不会创建任何东西：请在钱包中取消它，以省下手续费。'
export const createdByOthers: Partial<Record<CreationOutcome, string>> = {
  reverted: '另一笔交易抢先创建了同一个 Safe：从这里发出的那笔被区块链驳回，手续费已付。',
  waiting: othersCameFirst,
  overdue: othersCameFirst,
}
export const createdSafe = '新的 Safe'
export const ready = (name: string) => (name ? `“${name}”已就绪` : '您的 Safe 已就绪')
export const created = '已创建并核对：链上内容与您要求的一致。'
export const tellOwners = '将此链接发给其他所有者：他们可以通过它打开此 Safe。'
export const copyLink = '复制链接'
export const showQr = '显示为二维码'
export const qrOfSafe = '此 Safe 链接的二维码'
export const checks = '核对了哪些内容'
export const openSafe = '打开此 Safe'
export const createAnother = '再创建一个'

export const newSafe = '新的 Safe'
export const nameAndNetwork = '名称和网络'
export const nameOptional = '名称（可选）'
export const nameHint = '只保存在此浏览器的地址簿中。'
export const review = '审核'
export const clear = '清空表单'
export const typedKept = '在此之前保存在此浏览器中，即使关闭页面也不会丢失。'

export const transaction = '交易'
export const endings = (patience: string) => ({
  overdue: {
    title: `该交易 ${patience}仍未上链`,
    sentence: '它仍在等待，随时可能上链。请在钱包中提高手续费，或在钱包中取消它。',
  },
  reverted: { title: '区块链驳回了该交易', sentence: '手续费已付，没有创建任何东西。' },
  replaced: {
    title: '该交易已被取消或替换',
    sentence: '同一账户的另一笔交易取代了它。没有创建任何东西，它也不会再上链。',
  },
  dropped: {
    title: '该交易可能已被丢弃',
    sentence: `它 ${patience}仍未上链，区块链也不再知道它。再次发送之前请先查看钱包：如果两笔都上链，第二笔不会创建任何东西，其手续费也会损失。`,
  },
  empty: {
    title: '该交易做了别的事',
    sentence: '该交易已上链，但没有创建此 Safe。',
  },
})
export const sent = '已发送。正在等待 Safe 上链… 即使关闭页面也会继续。'
export const otherAtAddressHint = '不要向它发送任何东西。'
export const otherAtAddress = '该地址上的内容与您要求的不符'
export const progressUnknown = '链上没有显示它的结果'

export const reviewTitle = '审核新的 Safe'
export const beforeYouPay = '付费之前'
export const reviewFailed = '无法在链上核对'
export const payerIsNoOwner = '已连接的账户为此 Safe 付费，但不是其所有者之一。'
export const askedBeforeHint = '此处不知道它的答复。再次发送之前，请在钱包中查看是否已经发送。'
export const askedBefore = '之前已就此询问过您的钱包'
export const confirmInWallet = '已再次核对。请在钱包中确认…'
export const nothingSent = '未见有任何内容被发送'
export const createAndPay = '创建并付费'
export const back = '返回'

export const network = '网络'
export const version = '版本'
export const newest = (version: string) => `${version}（此处最新）`
export const contractsSought = (chain: string) => `正在查找 ${chain} 上的 Safe 合约…`
export const contractsGenuine = (chain: string) => `${chain} 上的合约代码与 Safe 发布的一致。`
export const contractsUnknown = (chain: string) => `不知道 ${chain} 上有哪些 Safe 合约`
export const noContractsHint = '没有 Safe 发布的 Safe 合约代码：'
export const noContracts = (chain: string) => `无法在 ${chain} 上创建 Safe`

export const owner = (position: number) => `所有者 ${position}`
export const yourConnectedAccount = '您已连接的账户'
export const ownerName = (position: number) => `所有者 ${position} 的名称（可选）`
export const inAddressBook = (name: string) => `地址簿中的“${name}”`
export const remove = '移除'
export const removeOwner = (position: number) => `移除所有者 ${position}`

export const owners = '所有者'
export const addOwner = '添加所有者'
export const signaturesNeeded = '所需签名数'
export const thresholdOf = (threshold: number, owners: number) => `${threshold}/${owners}`

export const notKnown = '未知'
export const beingAsked = '正在查询…'
export const computedAddress = 'Safe 的地址（在此处算出）'
export const atAddress = '该地址目前的内容'
export const holds = (amount: ReactNode) => <>它已持有 {amount}。</>
export const estimatedFee = '预计网络手续费'
export const about = (fee: ReactNode) => <>约 {fee}</>
export const feeHint = '价格由钱包决定。有些网络还会另收数据费用。'
export const payerIsPoor = '已连接账户的余额少于此数。'
export const factoryIsSilent = '如果该处已有内容，工厂合约不会创建任何东西。'
export const factoryAgrees = '链上的工厂合约给出相同的地址。'
export const factoryDisagrees = (address: string) => `工厂合约给出了另一个地址：${address}。`
export const addressIsFree = '没有内容：可以使用。'
export const addressIsTaken = '有内容，但不是此 Safe。'

export const name = '名称'
export const fallbackHandler = '回退处理器'
export const factory = '创建它的工厂合约'
export const none = '无'
export const extras = '模块、守卫、首次调用、付款'
export const rawData = (bytes: number) => `原始数据（${bytes} 字节）`
export const copyData = '复制数据'

export const backToReview = '返回审核'
export const forgetIt = '不再记录'
export const forgettingHint = '不再记录并不会阻止它。'

export const contractsPending = '此网络上的 Safe 合约尚不清楚。'
export const badOwners = '部分所有者无法使用：见上文。'
