export const devnetChainId = 31337
