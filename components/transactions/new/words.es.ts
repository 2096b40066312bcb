import { plural } from '@/lib/format/count'
import type { FilledForm } from './readFormLink'

export const fileTooLarge = 'Este archivo es demasiado grande para un lote.'
export const otherChain = (chainId: number) => `Este lote es para la red ${chainId}.`
/** Stands in the exported file, for whatever reads it. */
export const batchName = 'Batch'
export const exportBatch = 'Exportar lote'
export const importBatch = 'Importar lote'
export function imported(namesChain: boolean, hasChanged: boolean): string {
  const changed = hasChanged ? ' El archivo se modificó después de escribirse: compruébelo.' : ''
  const chain = namesChain ? '' : ' El archivo no dice para qué red es.'
  return `Importado.${changed}${chain}`
}

export const contract = 'Contrato'
export const value = 'Valor'
export const abi = 'Interfaz (ABI en JSON, o una firma de función por línea)'
export const functionName = 'Función'
export const unnamedParameter = (position: number) => `Parámetro ${position}`
export const callData = 'Datos de la llamada'
export const badCallData = 'Los datos de la llamada son hexadecimales, como 0x1234.'

export const draft = (count: number) => `Lote de ${plural(count, { one: '1 acción', other: `${count} acciones` })}`
export const runTogether = 'Se ejecutan juntas, en este orden: todas o ninguna.'
export const actionsLabel = 'Acciones'
export const impossible = (problem: string) => `Imposible en este lugar: ${problem}`
export const up = 'Subir'
export const moveUp = (position: number) => `Subir la acción ${position}`
export const down = 'Bajar'
export const moveDown = (position: number) => `Bajar la acción ${position}`
export const remove = 'Quitar'
export const removeAction = (position: number) => `Quitar la acción ${position}`
export const refused = 'El Safe lo rechazaría todo por las acciones que son imposibles. Muévalas o quítelas.'
export const review = 'Revisar'
export const reviewBatch = (count: number) =>
  plural(count, { one: 'Revisar 1 acción', other: `Revisar ${count} acciones` })
export const discardActions = 'Descartar todas las acciones'
export const ownersNow = 'Propietarios ahora'
export const ownersAfterwards = 'Propietarios después'
/** Beside an owner, on the side before or after the change. */
export const ownerSigns = { gone: 'sale', new: 'es nuevo' }

export const add = 'Añadir al lote'
export const addAnother = 'Añadir otra acción'
export const clear = 'Vaciar el formulario'

export const chooseItem = 'Elija un NFT'
export const loadingItems = 'Cargando los NFT…'
export const unnamedCollection = 'NFT'
export const itemTitle = (collection: string, id: bigint) => `${collection} #${id}`
export const moreItems = 'Mostrar más'
export const otherItem = 'Uno que no está en la lista'
export const collection = 'Colección'
export const receiver = 'Destinatario'
export const badTokenId = 'El id del token es un número entero.'
export const tokenId = 'Id del token'

export const approvalNotChecked = 'No se pudo comprobar la transacción del otro Safe'
export const approval = 'Una aprobación para otro Safe'
export const approvalHint = (otherSafe: string) =>
  `Se pide a este Safe que firme una transacción de ${otherSafe} como uno de sus propietarios. Su firma es una transacción propia que aprueba el hash: sus propietarios la firman y la ejecutan como cualquier otra.`
export const otherNonce = (nonce: bigint) => `Nonce ${nonce} del otro Safe`
export const reviewApproval = 'Revisar la aprobación'

export const openThere = 'Abrirla allí'
export const linkCarries = 'Este enlace contiene una transacción'
export const linkHint = (nonce: bigint) =>
  `Nonce ${nonce}. Se comprueba como todo lo demás antes de que se pueda firmar nada.`
export const reviewLinked = 'Revisar la transacción del enlace'

export const actionKinds = {
  send: 'Enviar tokens',
  item: 'Enviar un NFT',
  call: 'Llamar a un contrato',
  owners: 'Cambiar propietarios',
  settings: 'Cambiar módulos, guard o fallback handler',
}
export const whatToDo = '¿Qué desea hacer?'
export const nextAction = 'La siguiente acción'
export const moreWays = 'Importar un lote o una transacción de otro propietario'
export const actionKind = 'Tipo de acción'

/** Anybody may have written the link. */
export function filledByLink({ fields, isPartial }: Pick<FilledForm, 'fields' | 'isPartial'>): string {
  const partial = 'Algo del enlace no se pudo leer y se omitió.'
  if (Object.keys(fields).length === 0) return isPartial ? partial : ''
  return `Rellenado desde el enlace: compruébelo.${isPartial ? ` ${partial}` : ''}`
}

export const ownerChanges = {
  add: 'Añadir un propietario',
  remove: 'Quitar un propietario',
  swap: 'Reemplazar un propietario',
  threshold: 'Cambiar el umbral',
}
export const newOwner = 'Nuevo propietario'
export const chooseOwner = 'Elija un propietario.'
export const change = 'Cambio'
export const owner = 'Propietario'
export const ownerChoice = (name: string | undefined, address: string) => (name ? `${name} ${address}` : address)
export const threshold = 'Firmas necesarias después'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} de ${owners}`

export const noBalances = 'Todavía no se conocen los saldos.'
export const unknownDecimals = 'Se desconoce cómo cuenta este token: use una llamada a contrato.'
export const zeroAmount = 'El importe es cero.'
export const token = 'Token'
export const amount = 'Importe'
export const max = 'Máx.'
export const chooseToken = 'Elegir un token'
export const about = (value: string) => `aprox. ${value}`
export const moreThanThere = 'Más de lo que el Safe tiene ahora.'

export const settingsChanges = {
  enableModule: 'Activar un módulo: puede actuar sin firmas',
  disableModule: 'Desactivar un módulo',
  setGuard: 'Establecer el guard de transacciones: puede bloquearlo todo',
  setHandler: 'Establecer el fallback handler',
}
export const address = 'Dirección'
export const emptyRemoves = 'Si se deja vacío, se quita.'

export const fromOwnerToOwner = 'De otro propietario, por enlace o archivo'
export const held = (nonce: bigint, signatures: number) =>
  `Aquí se guarda una transacción con el nonce ${nonce} y ${plural(signatures, { one: '1 firma', other: `${signatures} firmas` })}.`
export const reviewIt = 'Revisarla'
export const handedOn = 'En circulación'
