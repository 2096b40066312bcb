export const unpredictable = 'Safes mit dieser Implementierung können hier nicht vorhergesagt werden.'
export const repeatedOwner = 'Ein Eigentümer steht zweimal in der Liste.'

export const missingContract = ({ name, version }: { name: string; version: string }) =>
  `Dieses Netzwerk hat keinen echten Contract ${name} der Version ${version}.`
export const damagedTable = 'Die Tabelle der Safe-Contracts ist beschädigt.'

export const noSafe = {
  noCode: 'An dieser Adresse gibt es in diesem Netzwerk keinen Contract.',
  otherContract: 'Der Contract an dieser Adresse ist kein Safe.',
}

export const unknownVersion =
  'Dieser Safe hat eine Contract-Version, die hier nicht bekannt ist. Was signiert würde, kann deshalb nicht geprüft werden.'
export const versionDetails = (version: string) => `Version: ${version || '(leer)'}`
