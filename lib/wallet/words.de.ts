/** What a connector failed of, by the name of its package's error. */
export const connectorFaults: Record<string, string> = {
  ProviderNotFoundError: 'Es wird ein Provider gebraucht.',
  ChainNotConfiguredError: 'Der Connector kennt dieses Netzwerk nicht.',
}
export const devnetAccount = 'Devnet-Konto'
export const safe = 'Safe'
