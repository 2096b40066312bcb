export const nativeCurrency = '原生币'
export const unknown = '未知'
const nothing = '空'

const parts = { balance: '余额', decimals: '小数位数', symbol: '符号', name: '名称' }
export type AssetPart = keyof typeof parts

type OfPart = { part: AssetPart }
export const assetReasons = {
  listedTwice: 'Safe 服务将此资产列出了两次；只计第一次。',
  noContract: '此网络上的这个地址没有合约，因此不存在这种代币。未计入。',
  uncountable: ({ decimals }: { decimals: number }) =>
    `该代币自称有 ${decimals} 位小数，因此没有人能说清这是多少。未计入。`,
  untold: ({ part }: OfPart) => `链上没有给出${parts[part]}：这是 Safe 服务的说法。`,
  agreed: ({ part }: OfPart) => `Safe 服务与链上的${parts[part]}一致。`,
  differing: ({ part, said, own }: OfPart & { said: string; own: string }) =>
    `${parts[part]}有误：Safe 服务称是 ${said || nothing}，链上是 ${own || nothing}。此处显示链上数据。`,
  notListed: '从链上读取；Safe 服务没有列出它。',
  /** Where this site has no Safe service. */
  readAlone: '从链上读取。',

  held: '链上显示此 Safe 持有它。',
  heldByOther: ({ owner }: { owner: string }) => `链上显示它属于 ${owner}，而不属于此 Safe。`,
  notHeld: '链上显示此 Safe 并不持有它。',
  holderUntold: '链上没有显示它属于谁：这是 Safe 服务的说法。',
}

export const deceptive = (part: AssetPart) => ({
  invisible: `其${parts[part]}含有不可见的字符。`,
  direction: `其${parts[part]}含有改变阅读方向的字符。`,
  mixedScripts: `其${parts[part]}混用了多种文字体系的字母。`,
  lookalikeLetters: `其${parts[part]}所用的字母看起来像拉丁字母，其实不是。`,
})
export const lettersUnchecked = '无法检查其符号或名称是否在模仿其他代币。'
export const shared = (part: AssetPart) => `此列表中另一种代币的${parts[part]}看起来与它相同：请比对地址。`
export const notNative = (nativeSymbol: string) => `自称 ${nativeSymbol}，但只是一种代币，不是此网络的原生币。`
export const lookAlike = (part: AssetPart, other: string) => `其${parts[part]}看起来像 ${other}，但写法不同。`
