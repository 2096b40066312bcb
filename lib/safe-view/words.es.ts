import type { ContractName } from '@/lib/safe/account/deployments'

type Unpublished = { singleton: string; version: string }

export const accountAlone = 'Solo lo dice la propia cuenta, y puede que no sea un Safe.'
export const accountDoubts = {
  unknownProxy: () =>
    'El código de esta dirección no es el de un Safe conocido aquí: puede hacer cualquier cosa, responda lo que responda.',
  delegatedKey: ({ target }: { target: string | undefined }) =>
    target === undefined
      ? 'Esta es la cuenta de una clave: esa sola clave puede hacerlo todo con ella, sin ningún propietario.'
      : `Esta es la cuenta de una clave, que toma prestado el código de ${target}: esa sola clave puede hacerlo todo con ella, sin ningún propietario.`,
  unknownSingleton: ({ singleton }: { singleton: string }) =>
    `Ejecuta el contrato ${singleton}, que Safe no publicó como implementación de ninguna versión conocida aquí.`,
  changedSingleton: ({ singleton, version }: Unpublished) =>
    `Ejecuta el contrato ${singleton}, cuyo código o versión (“${version}”) no es el que Safe publicó en esta dirección.`,
}

export const fromChain = 'De la red'
export const gatewayAgrees = 'De la red; el servicio de Safe coincide'
export const gatewaySays = (value: string | undefined) =>
  value === undefined ? 'De la red; el servicio de Safe dice otra cosa' : `De la red; el servicio de Safe dice ${value}`
export const gatewayWordYet = 'Según el servicio de Safe; se está preguntando a la red'
export const gatewayWord = 'Según el servicio de Safe'
export const agreement = 'El servicio de Safe y la red coinciden.'
export const disagreement = (names: string) =>
  `El servicio de Safe y la red no coinciden: ${names}. Se muestra lo que dice la red.`
export const chainAlone = {
  absent: 'Este sitio no tiene ningún servicio de Safe: estos datos son de la red.',
  behind: 'El servicio de Safe se está actualizando: estos datos son solo de la red.',
  checking: 'Se está preguntando al servicio de Safe: estos datos son solo de la red.',
  silent: 'El servicio de Safe no responde: estos datos son solo de la red.',
}
export const gatewayAlone = {
  checking: 'Se está preguntando a la red: estos datos son solo del servicio de Safe.',
  silent: 'La red no responde: estos datos son solo del servicio de Safe.',
}

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe para redes L2',
  proxyFactory: 'Fábrica de proxies',
  tokenCallbackHandler: 'Token callback handler',
  defaultCallbackHandler: 'Default callback handler',
  fallbackHandler: 'Compatibility fallback handler',
  extensibleFallbackHandler: 'Extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSend, solo llamadas',
  signMessageLib: 'Biblioteca de firma de mensajes',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'Migración de Safe',
  safeToL2Migration: 'Migración a L2',
  safeToL2Setup: 'Configuración para L2',
}
export const unpublished = 'No es un contrato que Safe haya publicado. Lo que hace no se comprobó.'
export const codeNotRead = (contract: string) => `${contract}, por su dirección; su código no se leyó.`
export const codeNotKnown = (contract: string) =>
  `${contract}, por su dirección; aquí no se sabe qué código corresponde.`
export const published = (contract: string) => `${contract}: publicado por Safe, y su código es el publicado.`
export const otherCode = (contract: string) =>
  `En la dirección de ${contract}, pero con un código distinto del que publicó Safe.`
export const safeProxy = (version: string) =>
  `Un proxy de Safe de la versión ${version}: ejecuta la implementación y nada más.`
export const keyAccount = (target: string) =>
  `La cuenta de una clave que ejecuta el código de ${target} (EIP-7702). Esa sola clave puede hacerlo todo.`
export const noProxy = 'No es el código de un proxy de Safe conocido aquí.'

export const noChain = 'Esta dirección no nombra ninguna red.'
export const unusedChain = (shortName: string) => `Este sitio no usa la red “${shortName}”.`
export const usedChains = (names: string) => `Usa: ${names}.`
export const severalSafes = 'Este enlace nombra más de un Safe.'
export const noSafe = 'Este enlace no nombra ningún Safe.'

export const versionStates = {
  UP_TO_DATE: 'Actualizada',
  OUTDATED: 'Desactualizada',
  UNKNOWN: 'Se desconoce',
  CHECKING: 'Comprobando…',
}
export const versionAsked = 'Todavía no han respondido todos los que la indican.'
export const versionUntold = 'Nadie dice qué versión tiene.'
export const recommendationUntold = 'El servicio de Safe, que conoce la versión recomendada, no responde.'
export const recommendationAbsent =
  'Qué versión se recomienda solo lo sabe un servicio de Safe, y este sitio no tiene ninguno.'
export const gatewayTellsNoVersion = 'El servicio de Safe no dice qué versión tiene.'
export const otherImplementation = 'Su implementación no es la que Safe publicó con esta versión.'
export const unknownToGateway = 'El servicio de Safe no lo conoce.'
export const outdated = 'El servicio de Safe recomienda una versión más nueva.'
export const longOutdated = (version: string) =>
  `El servicio de Safe la da por actualizada, pero Safe recomienda la ${version} o posterior desde hace años.`
export const upToDate = 'El servicio de Safe recomienda esta versión o una anterior.'
