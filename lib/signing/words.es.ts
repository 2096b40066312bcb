import { chainName } from '@/lib/config/chainName'
import { plural } from '@/lib/format/count'
import { unknownVersion } from '@/lib/safe/account/words'

/** Why something cannot be signed or sent now: before the wallet is asked, beside a button, or after it has answered. */
export const obstacles = {
  /** Said elsewhere already, by what was checked. */
  told: ({ sentence }: { sentence: string }) => sentence,

  noWallet: 'No hay ninguna billetera conectada.',
  otherChain: ({ chainId }: { chainId: number }) =>
    `La billetera está en una red distinta de la del Safe, que está en ${chainName(chainId, 'sentence')}.`,
  walletElsewhere: ({ chainId }: { chainId: number }) =>
    `La billetera está en una red distinta de ${chainName(chainId, 'sentence')}.`,
  busy: 'Espere a que termine la operación empezada.',
  checking: 'Esto todavía se está comprobando.',
  notChecked: 'Esto no se pudo comprobar en la red.',
  chainSilent: 'La red no respondió, así que no se puede comprobar nada.',
  distrusted:
    'Puede que esta cuenta no sea un Safe: lea primero la advertencia en la parte superior de la página e indique allí que lo ha hecho.',
  trustUnknown: 'Todavía se está comprobando qué es esta cuenta.',
  unknownVersion,
  noHandler: 'Este Safe no tiene fallback handler, así que su contrato no puede decir qué firmaron sus propietarios.',
  serviceSilent: ({ problem }: { problem: string }) => `${problem}, así que no se podría guardar una firma.`,
  notComputed: 'Lo que se firmaría no se puede calcular aquí.',

  notOwner: 'La cuenta conectada no es propietaria de este Safe.',
  signed: 'Usted ya firmó esto.',
  signedAsSafe: 'Su Safe, que es uno de los propietarios, ya firmó esto.',
  needsSignatures: ({ owner, threshold }: { owner: string; threshold: number }) =>
    `El propietario ${owner} es un Safe que necesita ${threshold} firmas: apruébelo allí.`,
  notCollected: ({ threshold }: { threshold: number }) =>
    `Este propietario es un Safe que necesita ${threshold} firmas propias: aquí no se pueden reunir.`,
  noOwnerThere: 'Este Safe no es propietario del otro: su aprobación no contaría.',
  onlyOwnersHandOver: 'Solo un propietario puede entregarla al servicio de Safe.',
  onlyOwnersApprove: 'Solo un propietario puede aprobar en la red.',
  onlyOwnersReject: 'Solo un propietario puede rechazarla.',
  onlyProposerDeletes: 'Solo la cuenta que la propuso puede eliminarla.',
  unknownProposer: 'El servicio de Safe no dice quién la propuso.',
  noSignature: 'No tiene ninguna firma válida.',
  isRejection: 'Esto mismo es un rechazo.',
  deleted: 'Se eliminó: el servicio de Safe ya no la incluye.',
  nonceUsed: ({ nonce }: { nonce: bigint }) => `El nonce ${nonce} ya está usado: esto no se podrá ejecutar nunca.`,
  nonceWaits: ({ nonce, next }: { nonce: bigint; next: bigint }) =>
    `El nonce ${nonce} tiene que esperar: el siguiente del Safe es ${next}.`,
  tooFew: ({ held, threshold, isYours }: { held: number; threshold: number; isYours: boolean }) => {
    const missing = threshold - held
    const yours = isYours ? ', incluida la suya como ejecutor' : ''
    const rest = plural(missing, { one: 'falta 1 más', other: `faltan ${missing} más` })
    return `Hay ${held} de ${threshold} firmas${yours}: ${rest}.`
  },
  repeated: 'Lo mismo ya se empezó. Indique arriba que debe hacerse otra vez, o mire lo que hay.',

  accountChanged: 'La billetera tiene ahora otra cuenta. No se envió nada.',
  chainChanged: 'La billetera está ahora en otra red. No se envió nada.',
  thresholdChanged: ({ now, shown }: { now: number; shown: number }) =>
    `El Safe necesita ahora ${now} firmas, no ${shown}. Mire de nuevo antes de continuar.`,
  ownerRemoved: ({ owner }: { owner: string }) =>
    `Mientras tanto se quitó a ${owner} de los propietarios. Mire de nuevo antes de continuar.`,
  ownerAdded: 'Mientras tanto se añadió un propietario. Mire de nuevo antes de continuar.',
  contractChanged: 'Mientras tanto se cambió el contrato del Safe. Mire de nuevo antes de continuar.',
  ofOwnerSafe: ({ change }: { change: string }) => `En su Safe, que es uno de los propietarios: ${change}`,
  nonceUsedMeanwhile: 'El nonce se usó mientras tanto: esto no se podrá ejecutar nunca.',
  uncheckable: 'Esto ya no se puede comprobar.',
  deletedMeanwhile: 'El servicio de Safe ya no tiene esta transacción: se eliminó mientras tanto.',
  signedMeanwhile: 'Ya está firmada, quizá en otra pestaña: el servicio de Safe tiene su firma.',
  approvedMeanwhile: 'Usted ya la firmó o la aprobó, quizá en otra pestaña.',
  nothingToHandOver: 'El servicio de Safe ya tiene todas estas firmas.',
  repeatedMeanwhile: ({ nonces }: { nonces: readonly string[] }) => {
    const which = nonces.length > 0 ? ` con el nonce ${nonces.join(', ')}` : ''
    return `Lo mismo ya se empezó${which}. No se consultó a su billetera: mire lo que hay antes de continuar.`
  },

  beingAsked:
    'Ya se está pidiendo esto a una billetera, quizá desde otra pestaña: responda allí, o cierre esa pestaña.',
  mayBeSent:
    'Esto ya se pidió antes a una billetera, y su cuenta tiene en curso una transacción que puede ser esta: espere hasta que la red la haya incluido.',
  sent: 'Ya se envió, quizá en otra pestaña, y la red todavía puede incluirla: espere, o suba su comisión o cancélela en su billetera.',
  mayComeTwice:
    'La red ha olvidado lo que se envió antes, pero todavía puede llegar, y ejecutaría esto por segunda vez. Cancélelo en su billetera, o envíe cualquier otra cosa desde esta cuenta: eso ocupa su lugar.',

  safeExists: 'Este Safe ya existe: no hay nada que crear.',
  addressTaken: 'En esta dirección ya hay otra cosa. Use otro salt nonce.',
  beingCreated:
    'Una transacción que la red aún no ha incluido parece crear exactamente este Safe: espere a que llegue.',
  otherAddress: ({ address = 'ninguna' }: { address: string | undefined }) =>
    `La fábrica crearía el Safe en una dirección (${address}) distinta de la calculada aquí.`,
  creationSent: 'Ya se envió, quizá en otra pestaña: vea allí qué pasó con ella.',
}

export const deliver = 'Entregar su firma'
export const deliverOnly =
  'Usted firmó esto; el servicio de Safe todavía no ha recibido la firma. No se volverá a consultar a su billetera.'
export const undelivered = (reason: string) =>
  `${reason} Su firma se guarda en este navegador: inténtelo de nuevo, y no se volverá a consultar a su billetera.`
export const undeliveredUnkept = (reason: string) =>
  `${reason} Este navegador no tiene sitio para su firma: cópiela de los detalles, o firme de nuevo más tarde.`
export const keptSignature = (signature: string) => `Firma: ${signature}`
export const refusedByOwnerSafe = 'El Safe propietario no acepta lo que se firmó por él.'
export const unknownChain = 'Esta red no está configurada aquí.'
