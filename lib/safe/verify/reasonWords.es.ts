import { executionReasons } from '@/lib/safe/execute/words'
import { confirmationReasons, signatureReasons } from '@/lib/safe/signature/words'

const finishedSignature = {
  valid: 'El Safe acepta la firma completa (EIP-1271).',
  unknown: 'No se preguntó al Safe por la firma completa.',
  outdated: 'El Safe no acepta ahora la firma completa: alguien que firmó ya no es propietario.',
  invalid: 'El Safe no acepta la firma completa.',
}
const kinds = {
  module: 'Un módulo actuó por el Safe por su cuenta: los propietarios no firmaron nada.',
  creation: 'Esto creó el Safe: no había propietarios que lo firmaran.',
  transfer: 'Otra persona envió esto al Safe: sus propietarios no firmaron nada.',
  unknown: 'El servicio de Safe describe un tipo de transacción que aquí no se conoce.',
}
const creationParts = {
  txHash: 'la transacción',
  creator: 'el creador',
  factory: 'la fábrica',
  implementation: 'la implementación',
}
const summaryParts = {
  to: 'el destino',
  dataSize: 'la longitud de los datos',
  value: 'el importe',
  methodName: 'la función llamada',
  actionCount: 'el número de acciones',
  isCancellation: 'la respuesta a si solo rechaza otras',
  recipient: 'el destinatario',
  sender: 'el remitente',
  token: 'el token',
  tokenId: 'la pieza',
}
const tokenTexts = { symbol: 'el símbolo', tokenName: 'el nombre' }
const settings: Readonly<Record<string, string>> = {
  version: 'la versión',
  owners: 'los propietarios',
  threshold: 'el umbral',
  nonce: 'el nonce',
  modules: 'los módulos',
  guard: 'el guard',
  fallbackHandler: 'el fallback handler',
  singleton: 'la implementación',
}
const named = (setting: string) => settings[setting] ?? setting

/** A part of a Safe's creation that the chain may name. */
export type CreationPart = keyof typeof creationParts
/** A part of a summary that the call data has too. */
export type SummaryPart = keyof typeof summaryParts
export type TokenText = keyof typeof tokenTexts

type OfSetting = { setting: string }
type OfCreation = { part: CreationPart }
type OfSummary = { part: SummaryPart }
type OfToken = { text: TokenText }

/** What a check found. Where two sources were compared, the code of what differs begins with `other`. */
export const reasons = {
  ...signatureReasons,
  ...confirmationReasons,
  ...executionReasons,

  /** Said already by the error that stood in the way. */
  told: ({ sentence }: { sentence: string }) => sentence,

  serviceAlone: 'La red no respondió, así que solo lo dice el servicio de Safe.',
  setting: ({ setting }: OfSetting) => `El servicio de Safe y la red coinciden en ${named(setting)}.`,
  otherSetting: ({ setting }: OfSetting) => `El servicio de Safe y la red no coinciden en ${named(setting)}.`,
  siteSetting: ({ setting }: OfSetting) => `El sitio del Safe y la red coinciden en ${named(setting)}.`,
  otherSiteSetting: ({ setting }: OfSetting) => `El sitio del Safe y la red no coinciden en ${named(setting)}.`,
  askedSafe: 'La respuesta es sobre el Safe por el que se preguntó.',
  otherAskedSafe: 'La respuesta es sobre otro Safe.',
  created: 'La red tiene lo que se pidió.',
  otherCreated: 'La red tiene otro valor.',
  threshold: 'El Safe necesita el número de firmas que se indica aquí.',
  otherThreshold: 'El Safe necesita un número de firmas distinto del que se indica aquí.',

  unhashable: 'No se puede calcular el hash de estos campos: uno de ellos está fuera de rango.',
  fieldsHash: 'El hash se recalculó a partir de los campos que se muestran.',
  noHash: 'El hash indicado no es un hash.',
  notSignedHash: 'El hash indicado no es el de los campos, que es lo que firmaron los propietarios.',
  alteredField: ({ field }: { field: string }) => `El hash corresponde a otro valor de ${field}: se modificó.`,
  alteredSigned: ({ fields }: { fields: string }) =>
    `El hash indicado, que firmaron los propietarios, no corresponde a los campos que se muestran: se modificó uno o varios de ${fields}. Cuál, aquí nada lo dice.`,
  alteredSome: ({ fields }: { fields: string }) =>
    `El hash indicado no corresponde a los campos que se muestran: se modificó el propio hash, o uno o varios de ${fields}. Cuál, aquí nada lo dice.`,
  contractHashNotAsked: 'No se preguntó a la red, así que el hash depende solo de esta app.',
  contractHash: 'El contrato Safe calcula el mismo hash.',
  otherContractHash: 'El contrato Safe calcula otro hash.',
  noContractHash: 'El contrato Safe no calcula ningún hash.',
  contractHashSilent: 'La red no respondió con su hash.',
  chainSilent: 'La red no respondió: los propietarios, el umbral y el nonce vienen de otra fuente.',
  nonceUsed: 'El nonce ya está usado.',
  nonceFree: 'El nonce todavía no está usado.',

  otherMessage: 'La respuesta es sobre un mensaje distinto de aquel por el que se preguntó.',
  messageHash: 'El hash se recalculó a partir del mensaje que se muestra.',
  otherMessageHash: 'El hash no corresponde al mensaje que se muestra: se modificó uno de los dos.',
  ownersUntold: 'La red no respondió quiénes son los propietarios.',
  finishedSignature: ({ result }: { result: keyof typeof finishedSignature }) => finishedSignature[result],
  signedOnChain: 'El Safe acepta una firma vacía: firmó este mensaje en la red (EIP-1271).',
  accepted: 'El contrato del Safe acepta esta firma.',
  notAccepted: 'El contrato del Safe no acepta esta firma.',

  missingExecutions: ({ nonces }: { nonces: string }) =>
    `No aparece nada para el nonce ${nonces}, que el Safe ya usó: el servicio de Safe aún no lo conoce, o lo omite.`,
  queuedUsed: ({ nonce }: { nonce: bigint }) => `El nonce ${nonce} ya está usado.`,
  queuedTwice: ({ nonce }: { nonce: bigint }) => `Una transacción con el nonce ${nonce} aparece dos veces.`,
  missingNow: ({ nonce }: { nonce: bigint }) => `Una transacción con el nonce ${nonce} aparecía antes y ahora falta.`,
  missingBefore: ({ nonces }: { nonces: string }) =>
    `No aparece nada para el nonce ${nonces}, que debe ir antes de lo que aparece: puede faltar algo.`,
  invented:
    'El servicio de Safe incluye esta transacción y no tiene ninguna con su id: es inventada, o se eliminó hace un momento.',
  listed: 'La lista y los detalles coinciden.',
  otherListed: 'La lista dice algo distinto de los detalles.',
  repeated: 'Aparece dos veces, y solo hay una.',

  otherThanAsked: 'El servicio de Safe responde con una transacción distinta de aquella por la que se preguntó.',
  ofThisSafe: 'Pertenece a este Safe.',
  ofOtherSafe: 'Pertenece a otro Safe.',
  idOfOtherKind: 'Su id nombra otro tipo de transacción.',
  idOfOtherSafe: 'Su id nombra otro Safe.',
  idOfOtherHash: 'Su id nombra otro hash.',
  idOfThis: 'Su id nombra esta transacción.',
  unsigned: ({ kind }: { kind: keyof typeof kinds }) => kinds[kind],
  unnamedCall: 'El servicio de Safe no dice a qué llama esta transacción.',
  unknownKind: 'Este tipo de transacción no se conoce aquí.',

  placeUnsaid: 'El servicio de Safe no dice en qué transacción de la red quedó esto.',
  placeNotAsked: 'No se preguntó a la red por esto.',
  placeSilent: 'La red no respondió sobre esto.',
  noSuchPlace: 'La red no tiene la transacción que se nombra aquí.',
  unknownEnding: 'El servicio de Safe indica un estado desconocido.',
  notCreated: 'El Safe no se creó en la transacción que se nombra aquí.',
  createdHere: 'El Safe se creó en esta transacción.',
  onlySaidCreated: 'Solo un contrato que aquí no se conoce, o nadie, dice que el Safe se creó en esta transacción.',
  creationPartUnnamed: ({ part }: OfCreation) => `La red no nombra ${creationParts[part]}.`,
  creationPart: ({ part }: OfCreation) => `La red da el mismo valor para ${creationParts[part]}.`,
  otherCreationPart: ({ part }: OfCreation) => `La red da otro valor para ${creationParts[part]}.`,

  transferUnsaid: 'El servicio de Safe no describe ninguna transferencia.',
  unknownToken: 'Este tipo de token no se conoce aquí.',
  paymentSilent: 'La red no respondió qué se pagó.',
  transferred: 'La red tiene esta transferencia.',
  transferRepeated: 'Aparece más veces de las que la tiene la red.',
  noTrace: 'El pago no dejó en la red ningún rastro que se pueda leer aquí.',
  noSuchTransfer: 'La transacción que se nombra aquí no tiene esta transferencia.',
  onlyTokenLeft: 'Solo el token dice que esto salió del Safe: aquí ningún propietario lo firmó.',
  cameIn: 'Esto entró, y se dice que no.',
  notCome: 'Esto no llegó al Safe.',

  moduleUntold: 'El Safe no dice que este módulo actuara por él en esta transacción.',
  moduleActed: 'El Safe dice que este módulo actuó por él.',
  moduleRepeated: 'Aparece más veces de las que actuó el módulo.',
  moduleCallUnsaid: 'El servicio de Safe no dice a qué llamó el módulo.',
  reverted: 'La transacción que se nombra aquí se revirtió.',
  modulesUntold: 'Este Safe no anota lo que hacen los módulos: solo lo dice el servicio de Safe.',
  moduleCalled: 'El módulo llamó al Safe en esta transacción.',
  moduleCallsUntold: 'Este Safe no anota a qué llama un módulo: solo lo dice el servicio de Safe.',
  moduleCall: 'El Safe anotó esta llamada del módulo.',
  moduleCallRepeated: 'Aparece más veces de las que la anotó el Safe.',
  otherModuleCall: 'El módulo hizo otra llamada.',

  onlyServiceExecuted: 'Solo el servicio de Safe dice cuándo y por quién se ejecutó.',
  saidExecuted: 'No está ejecutada, y se dice que lo está.',
  executor: 'La cuenta nombrada la envió a la red.',
  otherExecutor: 'La envió a la red una cuenta distinta de la nombrada.',
  allSignatures: 'Se muestran todas las firmas con las que se ejecutó.',
  missingSignature: 'Se ejecutó con la firma de este propietario, que no se muestra.',
  thresholdThen: 'El Safe necesitaba entonces ese número de firmas.',
  otherThresholdThen: ({ threshold }: { threshold: number }) => `El Safe necesitaba entonces ${threshold} firmas.`,
  timeNotAsked: 'No se preguntó a la red cuándo fue esto.',
  time: 'El bloque tiene la hora que se indica aquí.',
  otherTime: 'El bloque que tiene esto es de otra hora.',
  timeSilent: 'La red no respondió cuándo fue esto.',

  awaited: 'Espera lo que se indica aquí.',
  otherAwaited: 'Espera algo distinto de lo que se indica aquí.',
  owners: 'Los propietarios nombrados son los del Safe.',
  otherOwners: 'El Safe tiene propietarios distintos de los nombrados.',
  gasToken: 'El token de gas es el descrito.',
  otherGasToken: 'El token de gas no es el descrito.',
  gasTokenSymbol: 'El token de gas dice este símbolo.',
  otherGasTokenSymbol: 'El token de gas tiene otro símbolo.',
  gasTokenDecimals: 'El token de gas dice estos decimales.',
  otherGasTokenDecimals: 'El token de gas tiene otros decimales.',
  gasTokenSilent: 'El token de gas no se leyó de la red.',

  onlyServiceDecodes: 'Solo el servicio de Safe decodifica estos datos; no se comprobaron.',
  decoding: 'El servicio de Safe decodifica los datos igual que esta app.',
  otherDecoding: 'El servicio de Safe decodifica los datos como algo que no son.',
  decodesNothing: 'El servicio de Safe decodifica datos donde no los hay.',
  innerCallCount: 'El servicio de Safe indica tantas llamadas internas como hay.',
  otherInnerCallCount: 'El servicio de Safe indica un número de llamadas internas distinto del que hay.',
  innerCall: 'El servicio de Safe muestra la llamada interna como es.',
  otherInnerCall: 'El servicio de Safe muestra una llamada interna como algo que no es.',
  unnamedChange: ({ actual }: { actual: string }) => `El servicio de Safe no dice qué ajuste se cambia. ${actual}`,
  change: 'El servicio de Safe nombra el cambio de ajustes que hace la llamada.',
  otherChange: 'El servicio de Safe nombra un cambio de ajustes distinto del que hace la llamada.',

  saidCreation: 'El servicio de Safe dice que esto crea el Safe, algo que ninguna transacción del Safe puede hacer.',
  unknownSummary: ({ kind }: { kind: string }) =>
    `El servicio de Safe resume esto como ${kind}, que aquí no se conoce.`,
  unknownTransfer: ({ kind }: { kind: string }) =>
    `El servicio de Safe dice que esto transfiere ${kind}, que aquí no se conoce.`,
  onlyServiceNames: ({ method }: { method: string }) =>
    `Solo el servicio de Safe dice que esto llama a ${method}; no se comprobó.`,
  onlyServiceCounts: 'Solo el servicio de Safe cuenta las acciones de este lote; no se comprobó.',
  summaryPart: ({ part }: OfSummary) => `El resumen coincide con la llamada en ${summaryParts[part]}.`,
  otherSummaryPart: ({ part }: OfSummary) => `El resumen no coincide con la llamada en ${summaryParts[part]}.`,
  noTransfer: 'El servicio de Safe llama a esto una transferencia, y los datos de la llamada no lo son.',
  otherTokenKind: 'El servicio de Safe indica un tipo de token distinto del que mueven los datos de la llamada.',
  hiddenPayment: 'La llamada también paga en la moneda propia de la red, y el resumen lo oculta.',
  direction: 'El sentido es el de la llamada.',
  noDirection: 'El servicio de Safe no dice si esto entra o sale.',
  otherDirection: 'El servicio de Safe indica un sentido distinto del de los datos de la llamada.',
  decimalsUntold: 'El propio token no dijo cuántos decimales tiene.',
  decimalsUnsaid: 'El servicio de Safe no dice cuántos decimales tiene el token.',
  decimals: 'El servicio de Safe indica los decimales que dice el token.',
  otherDecimals:
    'El servicio de Safe indica decimales distintos de los que dice el token, así que muestra otro importe.',
  tokenTextUntold: ({ text }: OfToken) => `El propio token no dijo ${tokenTexts[text]}.`,
  tokenText: ({ text }: OfToken) => `El servicio de Safe coincide con el token en ${tokenTexts[text]}.`,
  otherTokenText: ({ text }: OfToken) => `El servicio de Safe no coincide con el token en ${tokenTexts[text]}.`,

  unknownStatus: 'El servicio de Safe indica un estado que aquí no se conoce.',
  ending: 'Terminó como se indica aquí.',
  otherEnding: 'No terminó como se indica aquí.',
  executedEarly: 'No está ejecutada: su nonce todavía no está usado.',
  neverExecuted: 'El Safe nunca la ejecutó.',
  onlySaidExecuted: 'Solo el servicio de Safe dice que se ejecutó: la red no lo indicó.',
  cancelledExecuted: 'No está cancelada: el Safe la ejecutó.',
  cancelledEarly: 'No está cancelada: su nonce todavía no está usado.',
  cancelledPlaced: 'Se dice que está cancelada y que está en la red.',
  cancelled: 'Otra transacción usó su nonce.',
  onlySaidCancelled: 'Solo el servicio de Safe dice que otra transacción usó su nonce: la red no lo indicó.',
  waitsExecuted: 'No está en espera: el Safe la ejecutó.',
  waitsPlaced: 'Se dice que está en espera y que está en la red.',
}
