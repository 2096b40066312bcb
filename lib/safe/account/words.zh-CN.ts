export const unpredictable = '此处无法预测使用此实现合约的 Safe。'
export const repeatedOwner = '有一位所有者被列出两次。'

export const missingContract = ({ name, version }: { name: string; version: string }) =>
  `此网络上没有版本 ${version} 的真正的 ${name}。`
export const damagedTable = 'Safe 合约表已损坏。'

export const noSafe = {
  noCode: '此网络上的这个地址没有合约。',
  otherContract: '此地址上的合约不是 Safe。',
}

export const unknownVersion = '此 Safe 的合约版本在此未知，因此无法核对将要签署的内容。'
export const versionDetails = (version: string) => `版本：${version || '（空）'}`
