/** A chain that is not configured, as fits where it is named. */
export const otherChains = {
  sentence: (chainId: number) => `la red ${chainId}`,
  label: (chainId: number) => `Red ${chainId}`,
  unused: (chainId: number) => `Red ${chainId}, que este sitio no usa`,
}
