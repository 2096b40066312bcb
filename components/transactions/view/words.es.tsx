import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ContractName } from '@/lib/safe/account/deployments'
import type { InterfaceCode } from '@/lib/safe/call/knownFunctions'

export const whatItDoes = 'Qué hace'
export const gatewayWord = 'Según el servicio de Safe'
export const gatewayReadsOtherwise =
  'El servicio de Safe interpreta estos datos como otra cosa. Lo que se firmará es lo que figura arriba.'
export const onlyGatewayReads =
  'Solo el servicio de Safe interpreta estos datos, y aquí nada pudo comprobarlo: no se fíe de ello.'

export const to = 'A'
export const value = 'Valor'
export const operation = 'Operación'
export const functionName = 'Función'
export const plainPayment = 'Ninguna: un simple pago sin datos'
export const unknownFunction = 'Aquí no se conoce'
const interfaceNames: Record<InterfaceCode, string> = {
  safe: 'Safe',
  safeLibrary: 'biblioteca de Safe',
  safeFactory: 'fábrica de Safe',
  erc20: 'ERC-20',
  erc721: 'ERC-721',
  erc1155: 'ERC-1155',
  wrappedNative: 'token nativo envuelto',
  given: 'la interfaz indicada',
}
export const asInInterfaces = (codes: readonly InterfaceCode[]) =>
  `como en ${codes.map((code) => interfaceNames[code]).join(', ')}`
export const unnamedParameter = (position: number) => `Parámetro ${position}`

export const checking = 'Comprobando…'

export const signedFields = 'Los campos que se firman'

export const hashes = 'Hashes'
export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Calculados aquí a partir de los campos de esta página: compárelos con lo que muestra su billetera de hardware y no firme si difiere un solo carácter.'
export const noHashes = 'No se pudieron calcular los hashes: no se debe firmar nada de esto.'

export const callPosition = (position: number, count: number) => `Llamada ${position} de ${count}`
export const showMore = (more: number, hidden: number) => `Mostrar ${more} más de ${hidden}`

export const emptyList = 'lista vacía'
export const noBytes = '0x (sin bytes)'
export const bytes = (count: number) => plural(count, { one: '1 byte', other: `${count} bytes` })

export const rawData = (count: number) => `Datos sin procesar (${bytes(count)})`
export const copyData = 'Copiar datos'

export const withoutParameters = (method: ReactNode) => <>{method} sin parámetros</>
export const callCount = (count: number) => plural(count, { one: '1 llamada', other: `${count} llamadas` })
export const callWithValue = (value: bigint) => `Llamada con el valor ${value}`
export const delegatecallWithValue = (value: bigint) => `Delegatecall con el valor ${value}`
export const characters = (count: number) => `${count} caracteres`

export const warnings = 'Advertencias'
export const danger = 'Peligro'
export const caution = 'Precaución'
export const note = 'Nota'

export const item = 'pieza'
export const someTokens = 'tokens'
export const smallestUnits = (amount: bigint, symbol: string | undefined) =>
  symbol === undefined ? `${amount} unidades mínimas de un token` : `${amount} unidades mínimas de ${symbol}`

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe (L2)',
  proxyFactory: 'de fábrica',
  tokenCallbackHandler: 'token callback handler',
  defaultCallbackHandler: 'callback handler',
  fallbackHandler: 'fallback handler',
  extensibleFallbackHandler: 'extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'de migración',
  safeToL2Migration: 'de migración a L2',
  safeToL2Setup: 'de configuración para L2',
}
export const thisSafe = 'Este mismo Safe'
export const addressOfContract = (name: string, version: string) =>
  `Dirección del contrato ${name} de Safe, versión ${version}`
export const call = 'Llamada'
export const callBy = (from: string) => `Llamada de ${from}`
export const delegatecallAsSafe =
  'Delegatecall: ejecuta el código de esta dirección como este mismo Safe, con todos sus derechos'
export const delegatecallAs = (from: string) =>
  `Delegatecall: ejecuta el código de esta dirección como la cuenta ${from}, con todos sus derechos`
export const functionUnknown = (selector: string) =>
  `La función ${selector} no se conoce aquí: por sus datos no se puede saber qué hace.`
export const dataTooShort = 'Los datos son demasiado cortos para nombrar una función.'
export const dataDoesNotFit = (signature: string) => `Los datos no encajan con la función ${signature}.`
export const dataMalformed = (start: string) => `Los datos están mal formados: ${start}`
export const dataHoldsMore = 'Los datos contienen más que los parámetros que se muestran.'
export const callsUnread = 'Contiene llamadas que no se pudieron leer.'

export const noRefund = 'No se reembolsa a nadie: el precio del gas es 0.'
/** `receiver` is undefined for whoever executes it, `most` where the call's gas has no limit. */
export function refund(
  receiver: string | undefined,
  unit: string,
  least: string,
  most: string | undefined,
  isCapped: boolean,
): string {
  const rest =
    most === undefined
      ? 'lo que use la propia llamada no tiene límite aquí'
      : `aproximadamente ${most} si la llamada usa todo su gas`
  const cap = isCapped ? ' Si el precio del gas del bloque es menor, cuenta ese.' : ''
  return `El Safe paga a ${receiver ?? 'quien la ejecute'} ${unit} por cada unidad de gas: ${least} por el gas base, y ${rest}.${cap}`
}
export const smallestUnitsOfToken = (amount: bigint, token: string) => `${amount} unidades mínimas del token ${token}`

export const signedWithKey = 'Firmado con una clave'
export const signedAsMessage = 'Firmado con una clave como mensaje (eth_sign)'
export const signedByContract = 'Firmado por un contrato (EIP-1271)'
export const approvedOnChain = 'Aprobado en la red'
export const noSignature = 'Sin firma'
export const malformedSignature = 'Firma mal formada'
