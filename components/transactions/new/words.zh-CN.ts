import type { FilledForm } from './readFormLink'

export const fileTooLarge = '此文件太大，不能作为批量交易。'
export const otherChain = (chainId: number) => `此批量交易用于网络 ${chainId}。`
export const batchName = '批量交易'
export const exportBatch = '导出批量交易'
export const importBatch = '导入批量交易'
export function imported(namesChain: boolean, hasChanged: boolean): string {
  const changed = hasChanged ? '文件写成后被更改过：请检查。' : ''
  const chain = namesChain ? '' : '文件没有写明用于哪个网络。'
  return `已导入。${changed}${chain}`
}

export const contract = '合约'
export const value = '金额'
export const abi = '接口（JSON 格式的 ABI，或每行一个签名）'
export const functionName = '函数'
export const unnamedParameter = (position: number) => `参数 ${position}`
export const callData = '调用数据'
export const badCallData = '调用数据须为十六进制，例如 0x1234。'

export const draft = (count: number) => `含 ${count} 项操作的批量交易`
export const runTogether = '它们按此顺序一起运行：要么全部，要么都不。'
export const actionsLabel = '操作'
export const impossible = (problem: string) => `在此位置无法执行：${problem}`
export const up = '上移'
export const moveUp = (position: number) => `将操作 ${position} 上移`
export const down = '下移'
export const moveDown = (position: number) => `将操作 ${position} 下移`
export const remove = '移除'
export const removeAction = (position: number) => `移除操作 ${position}`
export const refused = '由于有无法执行的操作，此 Safe 会驳回全部内容。请移动或移除它们。'
export const review = '审核'
export const reviewBatch = (count: number) => `审核 ${count} 项操作`
export const discardActions = '放弃所有操作'
export const ownersNow = '目前的所有者'
export const ownersAfterwards = '之后的所有者'
export const ownerSigns = { gone: '移除', new: '新增' }

export const add = '添加到批量交易'
export const addAnother = '再添加一项操作'
export const clear = '清空表单'

export const chooseItem = '选择 NFT'
export const loadingItems = '正在加载 NFT…'
export const unnamedCollection = 'NFT'
export const itemTitle = (collection: string, id: bigint) => `${collection} #${id}`
export const moreItems = '显示更多'
export const otherItem = '未列出的 NFT'
export const collection = '系列'
export const receiver = '收款方'
export const badTokenId = '代币 id 须为整数。'
export const tokenId = '代币 id'

export const approvalNotChecked = '无法核对另一个 Safe 的交易'
export const approval = '对另一个 Safe 的批准'
export const approvalHint = (otherSafe: string) =>
  `请求此 Safe 作为 ${otherSafe} 的所有者之一签署其一笔交易。它的签名是一笔自己的、批准该哈希的交易：其所有者像对待其他交易一样签署并执行它。`
export const otherNonce = (nonce: bigint) => `另一个 Safe 的 nonce ${nonce}`
export const reviewApproval = '审核此批准'

export const openThere = '在那里打开'
export const linkCarries = '此链接带有一笔交易'
export const linkHint = (nonce: bigint) => `nonce ${nonce}。在可以签署任何内容之前，它会像其他内容一样经过核对。`
export const reviewLinked = '审核链接中的交易'

export const actionKinds = {
  send: '发送代币',
  item: '发送 NFT',
  call: '调用合约',
  owners: '更改所有者',
  settings: '更改模块、守卫或处理器',
}
export const whatToDo = '要做什么'
export const nextAction = '下一项操作'
export const moreWays = '导入批量交易，或来自其他所有者的交易'
export const actionKind = '操作种类'

export function filledByLink({ fields, isPartial }: Pick<FilledForm, 'fields' | 'isPartial'>): string {
  const partial = '链接中有内容无法读取，已略过。'
  if (Object.keys(fields).length === 0) return isPartial ? partial : ''
  return `已由链接填写：请检查。${isPartial ? partial : ''}`
}

export const ownerChanges = {
  add: '添加所有者',
  remove: '移除所有者',
  swap: '替换所有者',
  threshold: '更改阈值',
}
export const newOwner = '新所有者'
export const chooseOwner = '请选择所有者。'
export const change = '更改'
export const owner = '所有者'
export const ownerChoice = (name: string | undefined, address: string) => (name ? `${name} ${address}` : address)
export const threshold = '之后所需签名数'
export const thresholdOf = (threshold: number, owners: number) => `${threshold}/${owners}`

export const noBalances = '余额尚不清楚。'
export const unknownDecimals = '不知道此代币如何计数：请使用合约调用。'
export const zeroAmount = '数量为零。'
export const token = '代币'
export const amount = '数量'
export const max = '最大'
export const chooseToken = '选择代币'
export const about = (value: string) => `约 ${value}`
export const moreThanThere = '超过此 Safe 目前的余额。'

export const settingsChanges = {
  enableModule: '启用模块：它可以在没有签名的情况下操作',
  disableModule: '停用模块',
  setGuard: '设置交易守卫：它可以阻止一切',
  setHandler: '设置回退处理器',
}
export const address = '地址'
export const emptyRemoves = '留空即移除。'

export const fromOwnerToOwner = '通过链接或文件转交'
export const held = (nonce: bigint, signatures: number) =>
  `此处保存着一笔 nonce 为 ${nonce}、有 ${signatures} 个签名的交易。`
export const reviewIt = '审核'
export const handedOn = '正在转交'
