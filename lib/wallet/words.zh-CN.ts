export const connectorFaults: Record<string, string> = {
  ProviderNotFoundError: '需要 provider。',
  ChainNotConfiguredError: '连接器上没有此网络。',
}
export const devnetAccount = 'Devnet 账户'
export const safe = 'Safe'
