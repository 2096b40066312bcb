/** What a connector failed of, by the name of its package's error, in the specified words. */
export const connectorFaults: Record<string, string> = {
  ProviderNotFoundError: 'provider is required.',
  ChainNotConfiguredError: 'chain not found on connector.',
}
export const devnetAccount = 'Devnet account'
export const safe = 'Safe'
