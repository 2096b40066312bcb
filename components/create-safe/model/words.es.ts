/** The two forms of the Safe contract. */
export const singletons = {
  singleton: 'Safe: más barato, sin eventos para sus transacciones',
  singletonL2: 'Safe con eventos: con ellos los servicios encuentran sus transacciones',
}
/** The contracts that a creation needs. */
export const contracts = {
  proxyFactory: 'la fábrica',
  fallbackHandler: 'el fallback handler',
  singleton: 'el propio contrato Safe',
}
export const lacks = (contracts: readonly string[]) => `falta: ${contracts.join(', ')}`
export const unpredictable = 'esta red deriva las direcciones a su manera, y este sitio no puede predecirlas'

export const unknownCode = (codeHash: string) => `código desconocido ${codeHash}`
export const none = 'ninguno'

export const ownsItself = 'El Safe no puede ser propietario de sí mismo.'
export const badSaltNonce = 'El salt nonce es un número entero, como 0 o 42.'
export const largeSaltNonce = 'El salt nonce es mayor de lo que admite la red.'
export const unpublished = 'Este no es un contrato que Safe haya publicado para esta versión.'

export const shortage = ({ has, fee, missing }: { has: string; fee: string; missing: string }) =>
  `La cuenta tiene ${has} y la comisión es de aproximadamente ${fee}: faltan aproximadamente ${missing}.`

export const ownerTwice = 'Esta dirección ya está entre los propietarios de arriba.'
export const singleOwner = 'Hay un solo propietario: si se pierde su clave, se pierde todo lo que hay en el Safe.'
export const anyOwner = 'Cualquier propietario por sí solo puede mover todo lo que hay en el Safe sin los demás.'
export const allOwners =
  'Deben firmar todos los propietarios: si se pierde una clave, se pierde todo lo que hay en el Safe.'
export const ownerMissing = 'Escriba la dirección o el nombre de este propietario, o quítelo.'
export const zeroOwner = 'La dirección cero no pertenece a nadie y no puede ser propietaria.'
export const reservedOwner = 'Los contratos Safe usan ellos mismos esta dirección: no puede ser propietaria.'
export const contractOwner = 'Este es uno de los contratos del propio Safe: no puede firmar nada.'

/** In the list of transactions of the wallet dialog. */
export const createSafe = 'Crear un Safe'
