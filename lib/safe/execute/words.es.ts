import { enabledModule, ownerProblems, ownHandler, reservedModule } from '@/lib/safe/settings/words'

type Counts = { expected: bigint | number; received: bigint | number }
type Amounts = { held: string; needed: string; lack: string }
type OfToken = { holder: string | undefined; token: string }
type Item = { item: bigint; collection: string }

/** Whether the chain has an execution. */
export const executionReasons = {
  executionNotAsked: 'No se preguntó a la red si esto se ejecutó.',
  executionSilent: 'La red no respondió si esto se ejecutó.',
  noSuchExecution: 'La red no tiene la transacción que supuestamente ejecutó esto.',
  unprovable: 'El Safe tenía entonces una versión que no anota lo que ejecuta, y nada más lo demuestra.',
  executed: 'La red tiene la ejecución de esta transacción.',
  notExecuted: 'La transacción que supuestamente ejecutó esto no lo hizo.',
}

export const notExecutable = {
  signatures: ({ expected, received }: Counts) =>
    `Esto necesita ${expected} firmas de propietarios y tiene ${received}.`,
  nonce: ({ expected, received }: Counts) =>
    `El siguiente nonce del Safe es ${expected}, y esta transacción tiene ${received}.`,
}
export const wrongChain = ({ expected, received }: { expected: number; received: number }) =>
  `La billetera está en la red ${received}, y este Safe está en la red ${expected}.`

const cutOffSignature = 'La firma de un contrato está cortada.'
/** What the contracts' own codes say; a revert of the called contract arrives as GS013. */
export const safeErrors: Readonly<Record<string, string>> = {
  GS000: 'No se pudo configurar el Safe.',
  GS001: 'El Safe todavía no tiene propietarios.',
  GS010: 'No hay suficiente gas para lo que reserva la transacción.',
  GS011: 'No se pudo pagar el reembolso en la moneda propia de la red.',
  GS012: 'No se pudo pagar el reembolso en tokens.',
  GS013: 'La llamada dentro de la transacción falló.',
  GS020: 'Hay demasiado pocas firmas.',
  GS021: 'La firma de un contrato apunta a un lugar incorrecto.',
  GS022: cutOffSignature,
  GS023: cutOffSignature,
  GS024: 'Un contrato que es propietario no acepta su firma.',
  GS025: 'Un propietario no ha aprobado el hash.',
  GS026: 'Una firma no es de un propietario, o las firmas no están ordenadas.',
  GS030: 'Solo los propietarios pueden aprobar un hash.',
  GS031: 'Esto solo lo puede hacer el propio Safe.',
  GS100: 'Ya hay un módulo configurado.',
  GS101: reservedModule,
  GS102: enabledModule,
  GS103: 'Este módulo no está activado, o su predecesor es incorrecto.',
  GS104: 'Esto solo lo puede hacer un módulo activado.',
  GS200: 'Los propietarios ya están configurados.',
  GS201: 'Se necesitarían más firmas que propietarios hay.',
  GS202: 'Se debe necesitar al menos una firma.',
  GS203: ownerProblems.reserved,
  GS204: ownerProblems.alreadyOwner,
  GS205: 'Esta dirección no es de un propietario, o su predecesor es incorrecto.',
  GS300: 'Este contrato no es un guard.',
  GS301: 'Este contrato no es un guard de transacciones de módulos.',
  GS400: ownHandler,
}

export const withCode = ({ sentence, code }: { sentence: string; code: string }) => `${sentence} (${code})`
type RefundAmounts = { least: string; held: string } | undefined
const beside = (amounts: RefundAmounts) =>
  amounts ? `: es de ${amounts.least} o más, y el Safe tiene ${amounts.held}.` : '.'
export const unpaidRefunds = {
  GS011: (amounts: RefundAmounts) =>
    `No se pudo pagar el reembolso en la moneda propia de la red${beside(amounts)} (GS011)`,
  GS012: (amounts: RefundAmounts) => `No se pudo pagar el reembolso en tokens${beside(amounts)} (GS012)`,
}

/** Where a reason is undefined, none was given. */
export const reverts = (reason: string | undefined) =>
  reason === undefined ? 'Se revertiría, sin indicar el motivo.' : `Se revertiría: ${reason}.`
export const refuses = (reason: string | undefined) =>
  reason === undefined ? 'La red la rechazaría, sin indicar el motivo.' : `La red la rechazaría: ${reason}.`
const nameCall = ({ method, to }: { method: string | undefined; to: string }) =>
  method ? `${method} de ${to}` : `la llamada a ${to}`
const because = (reason: string | undefined) => (reason === undefined ? ', sin indicar el motivo.' : `: ${reason}.`)
export const callFails = (call: { method: string | undefined; to: string }, reason: string | undefined) =>
  `Falla ${nameCall(call)}${because(reason)}`
export const callOfManyFails = (
  call: { method: string | undefined; to: string; position: number; count: number },
  reason: string | undefined,
) => `Falla la llamada ${call.position} de ${call.count}: ${nameCall(call)}${because(reason)}`
export const guardRefuses = (guard: string, reason: string | undefined) =>
  `El guard ${guard} del Safe la rechaza${because(reason)}`
const panics: Readonly<Record<string, string>> = {
  '1': 'no se cumple una aserción',
  '17': 'un número se vuelve demasiado grande o demasiado pequeño',
  '18': 'una división entre cero',
  '33': 'un valor que su tipo no tiene',
  '34': 'bytes almacenados que están mal codificados',
  '49': 'se acorta una lista vacía',
  '50': 'una lista no es tan larga',
  '65': 'se pide demasiada memoria',
  '81': 'se llama a una función que no está definida',
}
export const panic = (code: string) =>
  panics[code]
    ? `un fallo del contrato: ${panics[code]} (panic ${code})`
    : `un fallo del contrato: un panic (panic ${code})`
export const unknownError = (data: string) => `un error que aquí no se conoce (${data})`
export const emptyReason = 'un motivo vacío'

export const nonceUsed =
  'La billetera tomó un nonce de su cuenta que ya está usado: otra transacción llegó antes. Inténtelo de nuevo; si continúa, restablezca la actividad de la cuenta en su billetera.'
export const nonceGap =
  'La billetera tomó un nonce de su cuenta que deja un hueco. Restablezca la actividad de la cuenta en su billetera y después inténtelo de nuevo.'
export const underpriced =
  'Otra transacción de esta cuenta espera con el mismo nonce, y la comisión es demasiado baja para ocupar su lugar: espere, o suba la comisión en su billetera.'
export const alreadyKnown = 'El nodo ya tiene exactamente esta transacción: espere hasta que la red la haya incluido.'
export const lowFee = 'La comisión está por debajo de lo que la red pide ahora: súbala en su billetera.'
export const lowGas = 'El límite de gas es demasiado bajo para cualquier transacción: deje que se use la estimación.'
export const muchGas = 'Necesita más gas del que tiene un bloque de esta red.'
export const muchOrDearGas = 'Necesita más gas del que tiene un bloque de esta red, o del que la cuenta puede pagar.'
export const busyNode = 'El nodo no acepta más consultas por ahora: espere un momento.'
export const notTakenForEnough = ({ account, held, needed }: { account: string; held: string; needed: string }) =>
  `La cuenta ${account} tiene ${held}, y el nodo no lo considera suficiente para pagar la comisión de aproximadamente ${needed}.`
export const lackingFee = ({ account, held, needed, lack }: { account: string } & Amounts) =>
  `La cuenta ${account} tiene ${held} y la comisión es de aproximadamente ${needed}: faltan ${lack}.`
export const unpayableFee = ({ account, held }: { account: string; held: string | undefined }) =>
  held === undefined
    ? `La cuenta ${account} no puede pagar la comisión.`
    : `La cuenta ${account} tiene ${held} y no puede pagar la comisión.`

export const ofToken = (token: string) => `del token ${token}`
export const ofThisToken = 'del token'
export const lackingCurrency = ({ held, needed, lack }: Amounts) =>
  `El Safe tiene ${held} y esto paga ${needed}: faltan ${lack}.`
export const lackingToken = ({ holder = 'El Safe', token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} tiene ${held} y esto envía ${needed}: faltan ${lack} (token ${token}).`
export const lackingAllowance = ({ holder, token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} permite que el Safe tome ${held} y esto toma ${needed}: faltan ${lack} (token ${token}).`
export const lackingItems = ({
  holder,
  item,
  collection,
  held,
  needed,
}: Item & { holder: string; held: bigint; needed: bigint }) =>
  `${holder} tiene ${held} de la pieza ${item} y esto envía ${needed}: faltan ${needed - held} (colección ${collection}).`
export const noSuchItem = ({ item, collection }: Item) =>
  `La pieza ${item} de la colección ${collection} no existe, o no se puede leer de quién es.`
export const foreignItem = ({ item, collection, holder, owner }: Item & { holder: string; owner: string }) =>
  `La pieza ${item} de la colección ${collection} pertenece a ${holder}, no a ${owner}.`
export const forbiddenItem = ({ item, collection, owner }: Item & { owner: string }) =>
  `${owner} no permite que el Safe tome la pieza ${item} de ${collection}.`

export const unknownOwners = 'No se conocen los propietarios.'
export const notSimulated = 'El nodo no simuló esta transacción.'
export const strangeAnswer = 'El nodo respondió algo distinto de lo que respondería el Safe.'
export const callWouldFail = (cause: string) => `Su llamada fallaría y aun así gastaría su nonce. ${cause}`
