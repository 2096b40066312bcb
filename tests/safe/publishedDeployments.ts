import * as deployments from '@safe-global/safe-deployments'
import { getAddress } from 'viem'

const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']
const flavors = ['canonical', 'eip155', 'zksync'] as const

const finders = {
  singleton: deployments.getSafeSingletonDeployment,
  singletonL2: deployments.getSafeL2SingletonDeployment,
  proxyFactory: deployments.getProxyFactoryDeployment,
  // Before the older one: that look-up answers with this contract too.
  tokenCallbackHandler: deployments.getTokenCallbackHandlerDeployment,
  defaultCallbackHandler: deployments.getDefaultCallbackHandlerDeployment,
  fallbackHandler: deployments.getCompatibilityFallbackHandlerDeployment,
  extensibleFallbackHandler: deployments.getExtensibleFallbackHandlerDeployment,
  multiSend: deployments.getMultiSendDeployment,
  multiSendCallOnly: deployments.getMultiSendCallOnlyDeployment,
  signMessageLib: deployments.getSignMessageLibDeployment,
  createCall: deployments.getCreateCallDeployment,
  simulateTxAccessor: deployments.getSimulateTxAccessorDeployment,
  safeMigration: deployments.getSafeMigrationDeployment,
  safeToL2Migration: deployments.getSafeToL2MigrationDeployment,
  safeToL2Setup: deployments.getSafeToL2SetupDeployment,
}

/** The table that lib/safe/account/deployments.json must hold: address to "name version flavor codeHash". */
export function publishedDeployments(): Record<string, string> {
  const rows: Record<string, string> = {}
  for (const [name, find] of Object.entries(finders)) {
    for (const version of versions) {
      const published = find({ version })?.deployments
      for (const flavor of flavors) {
        const deployment = published?.[flavor]
        if (deployment) rows[getAddress(deployment.address)] ??= `${name} ${version} ${flavor} ${deployment.codeHash}`
      }
    }
  }
  return rows
}
