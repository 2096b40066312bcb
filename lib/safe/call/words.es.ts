type Pair = { address: string; other: string }
type Refund = { receiver: string | undefined; token: string | undefined; price: bigint; fixed: bigint; most: bigint }

export const invalidBatch = 'Este lote no es válido.'
export const emptyBatch = 'no contiene ninguna llamada'
export const innerDelegateCall = 'un delegatecall no puede formar parte de un lote'
export const callToZero = 'una llamada a la dirección cero no puede formar parte de él'
export const strayBytes = (count: number) => `sobran ${count} bytes al final`
export const noSuchOperation = (operation: number) => `la operación ${operation} no existe`
export const cutOffCall = 'los datos de una llamada están cortados'

export const wrongReceiver = 'el destinatario no es una dirección.'
export const wrongValue = 'el valor no es un número entero de wei.'
export const fileDelegateCall = 'es un delegatecall (operación 1), y un lote solo puede hacer llamadas.'
export const unknownOperation = 'su operación no se conoce.'
export const wrongData = 'los datos no son hexadecimales.'
export const invalidMethod = 'su método no es válido.'
export const noValues = (method: string) => `su método ${method} necesita valores, y el archivo no tiene ninguno.`
export const otherData = 'sus datos no son los que dan su método y sus valores.'

export const theValue = 'El valor'
export const needsValues = (count: number, given: number) => (name: string) =>
  `${name} necesita ${count} valores y tiene ${given}.`
export const needsKnownType = (name: string) => `${name} necesita un tipo conocido.`
export const needsText = (name: string) => `${name} necesita texto.`
export const needsList = (name: string) => `${name} necesita una lista como [1, 2].`
export const needsItems = (count: string) => (name: string) => `${name} necesita exactamente ${count} elementos.`
export const needsTuple = (name: string) => `${name} necesita una lista o un objeto.`
export const needsParts = (count: number) => (name: string) => `${name} necesita exactamente ${count} valores.`
export const needsInteger = (name: string) => `${name} necesita un número entero.`
export const needsRange = (least: bigint, most: bigint) => (name: string) =>
  `${name} necesita un número entre ${least} y ${most}.`
export const needsTruth = (name: string) => `${name} necesita true o false.`
export const needsAddress = (name: string) => `${name} necesita una dirección con una suma de comprobación correcta.`
export const needsBytes = (name: string) => `${name} necesita bytes como 0x1234.`
export const needsLength = (count: string) => (name: string) => `${name} necesita ${count} bytes.`
export const unencodable = 'Estos valores no se pueden codificar.'

export const noInterface = 'Este archivo no contiene ninguna interfaz.'
export const noJson = 'Esto no es JSON válido.'
export const manyFunctions = 'Esta interfaz tiene demasiadas funciones.'
export const noWritingFunction = 'Esta interfaz no tiene ninguna función que cambie algo.'
export const withExample = (problem: string) =>
  `${problem} Una firma de función se escribe así: function transfer(address to, uint256 amount)`
export const manyTypes = 'Esta interfaz declara demasiados tipos.'
export const wrongParentheses = (text: string) => `Estos paréntesis no encajan: “${text}”.`
export const noSignature = (text: string) => `Esto no es una firma de función: “${text}”.`
export const noType = (text: string) => `“${text}” no es un tipo conocido aquí.`
export const typeInCall = ({ name, type }: { name: string; type: string }) => `${name} es ${type} en la llamada.`
export const takenForEnum = (name: string) => `${name} se tomó por un enum: uint8 en la llamada.`
export const takenForContract = (name: string) =>
  `${name} se tomó por un contrato: address en la llamada. Si es un enum, escriba uint8.`

/** The account is undefined where it is the Safe itself. */
const nameAccount = (account: string | undefined) => (account ? `la cuenta ${account}` : 'este Safe')
const powerOf = (account: string | undefined) =>
  `Se ejecuta como ${nameAccount(account)} y puede cambiarlo o llevárselo todo.`

export const unknownCode = 'Ejecuta en el lugar de la cuenta una función que aquí no se conoce: puede cambiarlo todo.'
/** What a signer should have read, by its code. */
export const warnings = {
  unknownDelegateCall: (account: string | undefined) =>
    `Ejecuta el código de un contrato desconocido. ${powerOf(account)}`,
  uncheckedDelegateCall: (contract: string) =>
    `Ejecuta el código de la dirección del contrato de Safe ${contract}; no se comprobó qué código hay allí.`,
  changedDelegateCall: ({ contract, account }: { contract: string; account: string | undefined }) =>
    `Ejecuta un código que no es el que corresponde a la dirección del contrato de Safe ${contract}. ${powerOf(account)}`,
  knownDelegateCall: (contract: string) => `Ejecuta el contrato de Safe ${contract}, con su código comprobado.`,
  blindApproval: ({ hash, address }: { hash: string; address: string }) =>
    `Aprueba el hash ${hash} en ${address}. Si eso es un Safe, con esto se firma una transacción suya que no se muestra aquí.`,
  refund: ({ receiver = 'quien la ejecute', token, price, fixed, most }: Refund) => {
    const unit = token === undefined ? 'wei' : `unidades mínimas del token ${token}`
    const limit = token === undefined ? ', al menor precio entre este y el del bloque' : ''
    return `Paga a ${receiver} un reembolso de ${price} ${unit} por cada unidad de gas${limit}: al menos ${fixed} por la parte fija, y aproximadamente ${most} si se usa todo el gas.`
  },
  rejection: 'Solo gasta su nonce, de modo que otras con el mismo nonce ya no se pueden ejecutar nunca.',
  fakeRejection: 'Parece un rechazo y no lo es: su reembolso o su delegatecall tiene un efecto.',
  malformedCall: 'Sus datos no encajan con la función que nombra.',
  hiddenData: 'Sus datos contienen más de lo que se muestra.',
  incomplete: 'Contiene llamadas que no se pudieron leer.',
  unknownSelfCall: (account: string | undefined) =>
    `Llama a ${account ? `la propia cuenta ${account}` : 'este mismo Safe'} con una función que aquí no se conoce: puede cambiar sus propietarios o ajustes.`,
  givenInterface: 'Lo que llama lo nombra la interfaz que venía con ella: el contrato puede hacer otra cosa.',
  unknownCall: 'Llama a una función que aquí no se conoce.',
  unlimitedApproval: (spender: string) => `Permite que ${spender} gaste prácticamente todo lo que haya de este token.`,
  approvalForAll: (spender: string) => `Permite que ${spender} mueva todas las piezas de esta colección.`,
  lookAlikeAddress: ({ address, other }: Pair) =>
    `${address} se parece a ${other}, que usted conoce, pero es otra dirección.`,
  unsigned: 'Ningún propietario la ha firmado todavía: quien la propuso puede no ser propietario.',
  oneIsEnough: 'Después bastará una sola clave para gastar todo lo que hay en este Safe.',
  allMustSign:
    'Después deberán firmar todos los propietarios: si se pierde una clave, se pierde todo lo que hay en el Safe.',
  removesYou: 'Su cuenta dejará de ser propietaria.',
}
