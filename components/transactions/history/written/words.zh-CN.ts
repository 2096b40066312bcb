export const writtenOnly = '本网站没有 Safe 服务：这些是 Safe 自己在链上记录的执行，不包括收款。'
export const inExplorer = '在区块浏览器中查看'
export const nothingWritten = '其所有者的交易尚未执行过。'
export const notAllWritten = (found: number, all: bigint) => `该节点的记录中有其 ${all} 次执行中的 ${found} 次。`
export const executions = '执行'
export const showOlder = '显示更早的'
export const unreadCall = '此处无法读取其调用：'
export const readingCall = '正在读取其调用：'
export const untoldCall = '节点尚未提供其调用：'
export const callFailed = '其调用失败'
export const nonceOf = (nonce: bigint) => `nonce ${nonce}`
export const openExplorer = '在浏览器中打开'
