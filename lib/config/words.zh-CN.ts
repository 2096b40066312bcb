export const otherChains = {
  sentence: (chainId: number) => `网络 ${chainId}`,
  label: (chainId: number) => `网络 ${chainId}`,
  unused: (chainId: number) => `网络 ${chainId}，本网站未使用`,
}
