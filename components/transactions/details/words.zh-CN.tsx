import type { ReactNode } from 'react'

export const creation = '创建方式'
export const setupFailed = '无法读取初始设置'
export const noSetup = '链上的交易没有显示此 Safe 的初始设置。'
export const setup = '链上的初始设置'

export const timeline = '经过'
export const proposedBy = (proposer: ReactNode, delegate: ReactNode) => (
  <>
    {proposer && <>由 {proposer} </>}
    {delegate && <>通过 {delegate} </>}
    {proposer || delegate ? '发起' : '已发起'}
  </>
)
export const confirmedBy = (signer: ReactNode) => <>由 {signer} 确认</>
export const notSignedBy = (signer: ReactNode) => <>{signer} 的签名无效</>
/** What is next, and how far that is. */
export const confirm = '确认'
export const execute = '执行'
export const moreNeeded = (count: number) => `还需 ${count} 个`
export const possibleNow = '现在可以'
export const possibleAfter = (nonce: bigint) => `在 #${nonce} 之后`
export const by = (executor: ReactNode) => <>（执行者：{executor}）</>
export const byModule = (module: ReactNode) => <>（模块：{module}）</>
export const nonce = 'Nonce'
export const nonceSign = (nonce: bigint) => `#${nonce}`
export const fromApp = (app: string) => `来自应用“${app}”`
export const namelessApp = '无名称的应用'
export const onChain = '链上'
export const viewOnExplorer = '在区块浏览器中查看'

export const proposerNote = (note: string) => `发起人备注：“${note}”`

export const ofOtherSafe = '此交易属于另一个 Safe'
export const openThere = '在那里打开'

export const downloadReport = '下载报告'
export const copyReport = '复制报告'

export const verificationReport = '验证报告'
export const reportHint = '以上全部内容的纯文本：另一个人可以据此用其他工具算出相同的哈希。'

export const actions = '操作'
export const more = '更多'
export const missing = '尚待签名：'
export const copyLink = '复制链接'
export const states = {
  wrong: '内容与其所称不符',
  unknown: '状态未知',
  over: '已无法执行',
  ready: '可以执行',
  waits: (nonce: bigint) => `等待交易 #${nonce}`,
  yours: '需要您确认',
  others: '等待其他人',
}
export const reviewAndConfirm = '审核并确认'
export const reviewAndExecute = '审核并执行'
export const reviewAndApprove = '审核并在链上批准'
export const reject = '拒绝'
export const deleteFromQueue = '从队列中删除'

export const noIdHint = '交易链接以其 id 或哈希结尾。'
export const noId = '没有指明交易'
export const loading = '正在加载交易…'
export const gone = 'Safe 服务不再列出此交易'
export const aged = (event: string, loadedAt: string | undefined) =>
  loadedAt === undefined ? event : `${event}：所显示的内容加载于 ${loadedAt}`
export const deletion = (isOwn: boolean, loadedAt: string | undefined) =>
  `${aged(isOwn ? '您已删除它' : '它已在此期间被删除', loadedAt)}。已给出的签名仍然有效：只有另一笔使用相同 nonce 的交易才能使它们失效。`
export const lookAgain = '再次检查'
export const loadFailed = '无法加载交易'
export const unknownId = 'Safe 服务不知道具有此 id 的交易'
export const badId = '此链接没有指明交易'
export const noAnswer = 'Safe 服务没有就此交易给出答复'
/** Where it stands above that the service is down. */
export const unknownForNow = '它是什么，只有 Safe 服务知道。持有其文件或链接的人可以转交给您。'

export const signatures = '签名'
export const signedFields = '所签字段'
export const whatItDoes = '它的作用'
export const hashes = '哈希'

export const asFile = '作为文件'
export const exportHint = '交易及其签名，可在“新建交易”中打开，并像其他内容一样在那里核对。'
export const notLookedUp = '本网站没有可以查找交易的 Safe 服务：请打开所有者转交的链接或文件。'
