export const foundTokens = '在网络记录中找到'
export const tokensHint =
  '这些代币曾被发送到此 Safe，但不在任何人的列表上。任何人都可以用任何名称发送代币：在信任它之前请比对地址。'
export const showToken = '显示此代币'
export const noTokens = '记录中没有此 Safe 持有的其他代币。'
export const foundItems = '在网络记录中找到的藏品'
export const itemsHint = '任何人都可以用任何名称发送藏品：请比对其合集的地址。'
export const noItems = '记录中没有此 Safe 持有的藏品（ERC-721）。'
export const notRead = '无法读取此 Safe 持有其中的哪些'
