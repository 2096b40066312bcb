import { type Coded, say } from '@/lib/format/coded'

export const malformed = 'La firma está mal formada.'
export const fewBytes = ({ given, needed }: { given: number; needed: number }) =>
  `${given} bytes donde se necesitan ${needed}`
export const noPart = 'no hay ninguna'
export const unknownKind = (v: number) => `v es ${v}; un Safe conoce 0, 1, 27, 28, 31 y 32`
export const overlappingData = 'los datos de la firma de un contrato se solapan con la parte fija'
export const outlyingData = 'los datos de la firma de un contrato quedan fuera de los bytes'
export const cutOffData = 'los datos de la firma de un contrato están cortados'
export const twoSignatures = (owner: string) => `dos firmas de ${owner}`
export const namesOther = ({ named, signer }: { named: string; signer: string }) =>
  `nombra a ${named} en lugar de ${signer}`
export const noBytes = 'la billetera respondió algo que no son bytes'
export const wrongLength = (count: number) => `la billetera respondió ${count} bytes en lugar de 65`
export const wrongV = (v: number) => `la billetera respondió una firma con v ${v}`

export const wrongSignature = 'La billetera respondió con una firma que este Safe no aceptará.'
export const signedWithOther = ({ signer, recovered }: { signer: string; recovered: string }) =>
  `Se pidió: ${signer}\nFirmado con la clave de: ${recovered}`

/** What the signature itself is comes first. */

/** Whether a signature is one, whoever its signer is. */
export const signatureReasons = {
  contractNotAsked: 'Solo la red sabe si este contrato firmó.',
  noContract: 'No hay ningún contrato en esta dirección.',
  contractRefuses: 'El contrato no acepta esta firma.',
  otherForm: 'El contrato solo acepta esta firma en una forma en la que este Safe no se la pedirá.',
  contractSilent: 'La red no respondió si este contrato firmó.',
  contractAccepts: 'El contrato acepta esta firma (EIP-1271).',
  contractAccepted: 'El contrato aceptó esta firma entonces.',
  contractRefusesNow: 'El contrato no acepta esta firma ahora; la red no dijo si la aceptó entonces.',

  malformedBy: ({ problem }: { problem: string }) => `La firma está mal formada: ${problem}.`,
  noSignature: 'No hay firma.',
  noEthSign: 'El contrato de la versión de este Safe no acepta firmas de este tipo (eth_sign).',
  ofOther: ({ signer }: { signer: string }) => `Es la firma de ${signer}.`,
  readsBeyond:
    'El contrato de la versión de este Safe sigue leyendo más allá de los bytes de esta firma: nadie puede decir qué.',
  noKey: 'Ninguna clave puede haber hecho esta firma.',
  ownKey: 'La firma se hizo con la clave de este propietario.',
  otherKey: ({ recovered }: { recovered: string }) => `La firma se hizo con otra clave, la de ${recovered}.`,
  sentByOwner: 'Este propietario envió la transacción a la red, lo que cuenta como firma.',
  approvalNotAsked: 'Solo la red sabe si este propietario aprobó el hash.',
  approved: 'Este propietario aprobó el hash en la red.',
  notApproved: 'Este propietario no ha aprobado el hash en la red.',
  approvalsUntold: 'El Safe no dice quién aprobó qué.',
  approvalSilent: 'La red no respondió si este propietario aprobó el hash.',
  neverApproved: 'Este propietario nunca aprobó el hash en la red, y otra cuenta envió la transacción.',
  approvalForgotten: 'La red ya no dice si este propietario aprobó el hash entonces.',
  approvedBefore: 'Este propietario había aprobado el hash en la red antes de la ejecución.',
}

type OfSignature = { of: Coded<typeof signatureReasons> }
const pastOwner = ({ of }: OfSignature) => `${say(signatureReasons, of)} Fue propietario de este Safe y ya no lo es.`

/** Whether a signature is an owner's. What the signature itself is comes first. */
export const confirmationReasons = {
  ownerListedTwice: 'Este propietario aparece dos veces.',
  noOwner: 'El firmante no es propietario de este Safe.',
  ownerUntold: ({ of }: OfSignature) => `${say(signatureReasons, of)} La red no dijo si es propietario.`,
  pastOwner,
  pastOwnerNow: (values: OfSignature) => `${pastOwner(values)} No cuenta.`,
  ownerForgotten: ({ of }: OfSignature) =>
    `${say(signatureReasons, of)} Ahora no es propietario de este Safe; la red no dice si lo era entonces.`,
}
