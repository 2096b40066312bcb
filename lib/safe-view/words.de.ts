import type { ContractName } from '@/lib/safe/account/deployments'

type Unpublished = { singleton: string; version: string }

export const accountAlone = 'Das sagt nur dieses Konto selbst, und es ist vielleicht kein Safe.'
export const accountDoubts = {
  unknownProxy: () =>
    'Der Code an dieser Adresse ist nicht der eines hier bekannten Safes: Er kann alles tun, was auch immer er antwortet.',
  delegatedKey: ({ target }: { target: string | undefined }) =>
    target === undefined
      ? 'Das ist das Konto eines Schlüssels: Dieser Schlüssel allein kann alles damit tun, ohne jeden Eigentümer.'
      : `Das ist das Konto eines Schlüssels, das sich den Code von ${target} leiht: Dieser Schlüssel allein kann alles damit tun, ohne jeden Eigentümer.`,
  unknownSingleton: ({ singleton }: { singleton: string }) =>
    `Es führt den Contract ${singleton} aus, den Safe nicht als Implementierung einer hier bekannten Version veröffentlicht hat.`,
  changedSingleton: ({ singleton, version }: Unpublished) =>
    `Es führt den Contract ${singleton} aus, dessen Code oder Version („${version}“) nicht das ist, was Safe an dieser Adresse veröffentlicht hat.`,
}

export const fromChain = 'Aus dem Netzwerk'
export const gatewayAgrees = 'Aus dem Netzwerk; der Safe-Dienst stimmt überein'
export const gatewaySays = (value: string | undefined) =>
  value === undefined
    ? 'Aus dem Netzwerk; der Safe-Dienst sagt etwas anderes'
    : `Aus dem Netzwerk; der Safe-Dienst sagt ${value}`
export const gatewayWordYet = 'Angabe des Safe-Dienstes; das Netzwerk wird gefragt'
export const gatewayWord = 'Angabe des Safe-Dienstes'
export const agreement = 'Safe-Dienst und Netzwerk stimmen überein.'
export const disagreement = (names: string) =>
  `Safe-Dienst und Netzwerk widersprechen sich: ${names}. Gezeigt wird die Angabe des Netzwerks.`
export const chainAlone = {
  absent: 'Diese Website hat keinen Safe-Dienst: Diese Angaben sind die des Netzwerks.',
  behind: 'Der Safe-Dienst wird aktualisiert: Diese Angaben sind allein die des Netzwerks.',
  checking: 'Der Safe-Dienst wird gefragt: Diese Angaben sind allein die des Netzwerks.',
  silent: 'Der Safe-Dienst antwortet nicht: Diese Angaben sind allein die des Netzwerks.',
}
export const gatewayAlone = {
  checking: 'Das Netzwerk wird gefragt: Diese Angaben sind allein die des Safe-Dienstes.',
  silent: 'Das Netzwerk antwortet nicht: Diese Angaben sind allein die des Safe-Dienstes.',
}

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe für L2-Netzwerke',
  proxyFactory: 'Proxy-Factory',
  tokenCallbackHandler: 'Token-Callback-Handler',
  defaultCallbackHandler: 'Standard-Callback-Handler',
  fallbackHandler: 'Kompatibilitäts-Fallback-Handler',
  extensibleFallbackHandler: 'Erweiterbarer Fallback-Handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSend, nur Aufrufe',
  signMessageLib: 'Bibliothek zum Signieren von Nachrichten',
  createCall: 'CreateCall',
  simulateTxAccessor: 'Simulationszugriff',
  safeMigration: 'Safe-Migration',
  safeToL2Migration: 'Migration zu L2',
  safeToL2Setup: 'Einrichtung für L2',
}
export const unpublished = 'Kein Contract, den Safe veröffentlicht hat. Was er bewirkt, wurde nicht geprüft.'
export const codeNotRead = (contract: string) => `Der Adresse nach ${contract}; der Code wurde nicht gelesen.`
export const codeNotKnown = (contract: string) =>
  `Der Adresse nach ${contract}; welcher Code dorthin gehört, ist hier nicht bekannt.`
export const published = (contract: string) =>
  `${contract}: von Safe veröffentlicht, und der Code ist der veröffentlichte.`
export const otherCode = (contract: string) =>
  `An der Adresse von: ${contract}, aber mit anderem Code, als Safe veröffentlicht hat.`
export const safeProxy = (version: string) =>
  `Ein Safe-Proxy der Version ${version}: Er führt die Implementierung aus und sonst nichts.`
export const keyAccount = (target: string) =>
  `Das Konto eines Schlüssels, das den Code von ${target} ausführt (EIP-7702). Sein Schlüssel allein kann alles tun.`
export const noProxy = 'Nicht der Code eines hier bekannten Safe-Proxys.'

export const noChain = 'Diese Adresse nennt kein Netzwerk.'
export const unusedChain = (shortName: string) => `Diese Website nutzt das Netzwerk „${shortName}“ nicht.`
export const usedChains = (names: string) => `Sie nutzt: ${names}.`
export const severalSafes = 'Dieser Link nennt mehr als einen Safe.'
export const noSafe = 'Dieser Link nennt keinen Safe.'

export const versionStates = {
  UP_TO_DATE: 'Aktuell',
  OUTDATED: 'Veraltet',
  UNKNOWN: 'Unbekannt',
  CHECKING: 'Wird geprüft…',
}
export const versionAsked = 'Noch haben nicht alle geantwortet, die es wissen.'
export const versionUntold = 'Niemand sagt, welche Version er hat.'
export const recommendationUntold = 'Der Safe-Dienst, der die empfohlene Version kennt, antwortet nicht.'
export const recommendationAbsent =
  'Welche Version empfohlen ist, weiß nur ein Safe-Dienst, und diese Website hat keinen.'
export const gatewayTellsNoVersion = 'Der Safe-Dienst sagt nicht, welche Version er hat.'
export const otherImplementation =
  'Seine Implementierung ist nicht die, die Safe unter dieser Version veröffentlicht hat.'
export const unknownToGateway = 'Der Safe-Dienst kennt sie nicht.'
export const outdated = 'Der Safe-Dienst empfiehlt eine neuere Version.'
export const longOutdated = (version: string) =>
  `Der Safe-Dienst nennt sie aktuell, aber Safe empfiehlt seit Jahren ${version} oder neuer.`
export const upToDate = 'Der Safe-Dienst empfiehlt diese Version oder eine ältere.'
