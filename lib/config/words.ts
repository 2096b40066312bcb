/** A chain that is not configured, as fits where it is named. */
export const otherChains = {
  sentence: (chainId: number) => `network ${chainId}`,
  label: (chainId: number) => `Network ${chainId}`,
  unused: (chainId: number) => `Network ${chainId}, which this site does not use`,
}
