/** A chain that is not configured, as fits where it is named. */
export const otherChains = {
  sentence: (chainId: number) => `Netzwerk ${chainId}`,
  label: (chainId: number) => `Netzwerk ${chainId}`,
  unused: (chainId: number) => `Netzwerk ${chainId}, das diese Website nicht nutzt`,
}
