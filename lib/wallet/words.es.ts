/** What a connector failed of, by the name of its package's error. */
export const connectorFaults: Record<string, string> = {
  ProviderNotFoundError: 'Se necesita un proveedor.',
  ChainNotConfiguredError: 'El conector no conoce esta red.',
}
export const devnetAccount = 'Cuenta de devnet'
export const safe = 'Safe'
