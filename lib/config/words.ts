/** A chain that is not configured, as fits where it is named. */
export const otherChains = {
  sentence: (chainId: number) => `chain ${chainId}`,
  label: (chainId: number) => `Chain ${chainId}`,
  unused: (chainId: number) => `Chain ${chainId}, which this site does not use`,
}
