export const title = '地址簿'
export const intro = '您为地址起的名称。它们只保存在此浏览器中，不会发送给任何服务。'
export const empty = '地址簿是空的。'
export const names = '名称'
export const name = '名称'
export const address = '地址'
export const network = '网络'
export const allNetworks = '所有网络'

export const search = '搜索'
export const firstShown = (shown: number, found: number) => `显示 ${found} 条中的 ${shown} 条：其余请搜索。`
export const found = (count: number, all: number) => `${count} 条，共 ${all} 条。`

export const actions = '操作'
export const add = '添加地址'
export const edit = '编辑'
export const remove = '移除'
export const cancel = '取消'
export const save = '保存'
export const saveAnyway = '仍要保存'
export const saved = (entry: string) => `“${entry}”已保存。`
export const removed = (entry: string) => `“${entry}”已移除。`

export const editEntry = '编辑条目'
export const removeQuestion = (entry: string) => `要移除“${entry}”吗？`
export const onlyNameRemoved = '只会从此浏览器中移除该名称。'
export const taken = (entry: string) => `此地址已在地址簿中，名称为“${entry}”。`
export const compare = '保存前请比对'
export const doubtfulName = (entry: string, problem: string) => `“${entry}”：${problem}`
export const doubtsAboutName = {
  invisible: '此名称含有不可见的字符。',
  direction: '此名称含有改变阅读方向的字符。',
  mixedScripts: '此名称在一个词中混用了不同文字体系的字母。',
  lookalikeLetters: '此名称含有其他文字体系中与拉丁字母相似的字母。',
}
export const likeAddress = (other: string, otherAddress: string) =>
  `此地址的开头和结尾与“${other}”的地址相同，却是另一个地址：${otherAddress}`
export const sameName = (entry: string, otherAddress: string) => `“${entry}”也是另一个地址的名称：${otherAddress}`
export const likeName = (entry: string, other: string, otherAddress: string) =>
  `“${entry}”与另一个地址的名称“${other}”看起来相似：${otherAddress}`

export const exportBook = '导出'
export const importBook = '导入'
export const importHint = (
  <>
    添加 CSV 文件中的条目，文件须有 <code>address</code>、<code>name</code> 和 <code>chainId</code> 三列，与
    Safe&#123;Wallet&#125; 导出的格式相同。
  </>
)
export const chooseFile = '选择文件'
export const fileLabel = '地址簿文件'
export const fileTooLarge = '此文件大于 1 MB。'
export const nothingImported = '未导入任何内容。'
export const noAddressBook = '这不是地址簿：第一行必须写明 address、name 和 chainId 三列。'
export const repeatedRow = (first: number) => `第 ${first} 行已有同一网络上的此地址。`
export const importCounts = (added: number, updated: number, leftOut: number) =>
  `新增 ${added} 条，更新 ${updated} 条，略过 ${leftOut} 条。`
export const badRows = '略过的行'
export const badRow = (row: number, reason: string) => `第 ${row} 行：${reason}`
export const lookAlikes = '与其他条目相似的条目'
export const more = (count: number) => `另有 ${count} 条。`
