import type { ContractName } from '@/lib/safe/account/deployments'

type Unpublished = { singleton: string; version: string }

export const accountAlone = 'Only this account itself says so, and it may not be a Safe.'
export const accountDoubts = {
  unknownProxy: () =>
    'The code at this address is not that of a Safe that is known here: it may do anything, whatever it answers.',
  delegatedKey: ({ target }: { target: string | undefined }) =>
    target === undefined
      ? 'This is the account of a key: that key alone can do everything with it, without any owner.'
      : `This is the account of a key, which lends itself the code of ${target}: that key alone can do everything with it, without any owner.`,
  unknownSingleton: ({ singleton }: { singleton: string }) =>
    `It runs the contract ${singleton}, which Safe did not publish as the implementation of a version that is known here.`,
  changedSingleton: ({ singleton, version }: Unpublished) =>
    `It runs the contract ${singleton}, whose code or version (“${version}”) is not the one that Safe published at this address.`,
}

export const fromChain = 'From the network'
export const gatewayAgrees = 'From the network; the Safe service agrees'
export const gatewaySays = (value: string | undefined) =>
  value === undefined
    ? 'From the network; the Safe service says something else'
    : `From the network; the Safe service says ${value}`
export const gatewayWordYet = 'The Safe service’s word; the network is being asked'
export const gatewayWord = 'The Safe service’s word'
export const agreement = 'The Safe service and the network agree.'
export const disagreement = (names: string) =>
  `The Safe service and the network disagree: ${names}. The network’s word is shown.`
export const chainAlone = {
  absent: 'This site has no Safe service: these facts are the network’s.',
  behind: 'The Safe service is being updated: these facts are the network’s alone.',
  checking: 'The Safe service is being asked: these facts are the network’s alone.',
  silent: 'The Safe service does not answer: these facts are the network’s alone.',
}
export const gatewayAlone = {
  checking: 'The network is being asked: these facts are the Safe service’s alone.',
  silent: 'The network does not answer: these facts are the Safe service’s alone.',
}

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe for L2 networks',
  proxyFactory: 'Proxy factory',
  tokenCallbackHandler: 'Token callback handler',
  defaultCallbackHandler: 'Default callback handler',
  fallbackHandler: 'Compatibility fallback handler',
  extensibleFallbackHandler: 'Extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSend, calls only',
  signMessageLib: 'Sign-message library',
  createCall: 'Create call',
  simulateTxAccessor: 'Simulation accessor',
  safeMigration: 'Safe migration',
  safeToL2Migration: 'Migration to L2',
  safeToL2Setup: 'Setup for L2',
}
export const unpublished = 'Not a contract that Safe published. What it does was not checked.'
export const codeNotRead = (contract: string) => `${contract} by its address; its code was not read.`
export const codeNotKnown = (contract: string) =>
  `${contract} by its address; what code belongs there is not known here.`
export const published = (contract: string) => `${contract}: published by Safe, and its code is the published one.`
export const otherCode = (contract: string) => `At the address of ${contract}, but with other code than Safe published.`
export const safeProxy = (version: string) =>
  `A Safe proxy of version ${version}: it runs the implementation and nothing else.`
export const keyAccount = (target: string) =>
  `A key’s account that runs the code of ${target} (EIP-7702). Its key alone can do everything.`
export const noProxy = 'Not the code of a Safe proxy that is known here.'

export const noChain = 'This address names no network.'
export const unusedChain = (shortName: string) => `This site does not use the network “${shortName}”.`
export const usedChains = (names: string) => `It uses: ${names}.`
export const severalSafes = 'This link names more than one Safe.'
export const noSafe = 'This link names no Safe.'

export const versionStates = {
  UP_TO_DATE: 'Up to date',
  OUTDATED: 'Outdated',
  UNKNOWN: 'Unknown',
  CHECKING: 'Checking…',
}
export const versionAsked = 'Not all that tell it have answered yet.'
export const versionUntold = 'Nobody says which version it has.'
export const recommendationUntold = 'The Safe service, which knows the recommended version, does not answer.'
export const recommendationAbsent = 'Which version is recommended only a Safe service knows, and this site has none.'
export const gatewayTellsNoVersion = 'The Safe service does not say which version it has.'
export const otherImplementation = 'Its implementation is not the one that Safe published under this version.'
export const unknownToGateway = 'The Safe service does not know it.'
export const outdated = 'The Safe service recommends a newer version.'
export const longOutdated = (version: string) =>
  `The Safe service calls it up to date, but Safe has recommended ${version} or later for years.`
export const upToDate = 'The Safe service recommends this version or an earlier one.'
