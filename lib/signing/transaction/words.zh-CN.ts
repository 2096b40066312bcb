export const otherTransaction = (hash: string) => `这是另一笔交易，而不是所批准的那笔：其哈希是 ${hash}。`
export const notChecked = '无法核对。'
export const notTaken = ({ owners, problems }: { owners: readonly string[]; problems: readonly string[] }) =>
  `Safe 服务没有接收 ${owners.join('、')} 的签名。${problems.join('')}没有丢失任何内容：此处保存的交易仍带有这些签名，可以再次提交。`
export const unreadQueue = '队列中有无法读取的条目。'
export const longQueue = '队列太长，无法完整读取。'
