import { type Coded, say } from '@/lib/format/coded'

export const malformed = 'Die Signatur ist fehlerhaft.'
export const fewBytes = ({ given, needed }: { given: number; needed: number }) =>
  `${given} Bytes, wo ${needed} nötig sind`
export const noPart = 'es gibt keine'
export const unknownKind = (v: number) => `v ist ${v}; ein Safe kennt 0, 1, 27, 28, 31 und 32`
export const overlappingData = 'die Daten einer Contract-Signatur überlappen den festen Teil'
export const outlyingData = 'die Daten einer Contract-Signatur liegen außerhalb der Bytes'
export const cutOffData = 'die Daten einer Contract-Signatur sind abgeschnitten'
export const twoSignatures = (owner: string) => `zwei Signaturen von ${owner}`
export const namesOther = ({ named, signer }: { named: string; signer: string }) => `sie nennt ${named} statt ${signer}`
export const noBytes = 'die Wallet hat etwas anderes als Bytes geantwortet'
export const wrongLength = (count: number) => `die Wallet hat ${count} Bytes statt 65 geantwortet`
export const wrongV = (v: number) => `die Wallet hat eine Signatur mit v ${v} geantwortet`

export const wrongSignature = 'Die Wallet hat mit einer Signatur geantwortet, die dieser Safe nicht akzeptieren wird.'
export const signedWithOther = ({ signer, recovered }: { signer: string; recovered: string }) =>
  `Gefragt: ${signer}\nSigniert mit dem Schlüssel von: ${recovered}`

/** Whether a signature is one, whoever its signer is. */
export const signatureReasons = {
  contractNotAsked: 'Nur das Netzwerk weiß, ob dieser Contract signiert hat.',
  noContract: 'An dieser Adresse gibt es keinen Contract.',
  contractRefuses: 'Der Contract akzeptiert diese Signatur nicht.',
  otherForm: 'Der Contract akzeptiert diese Signatur nur in einer Form, in der dieser Safe nicht nach ihr fragen wird.',
  contractSilent: 'Das Netzwerk hat nicht geantwortet, ob dieser Contract signiert hat.',
  contractAccepts: 'Der Contract akzeptiert diese Signatur (EIP-1271).',
  contractAccepted: 'Der Contract akzeptierte diese Signatur damals.',
  contractRefusesNow:
    'Der Contract akzeptiert diese Signatur jetzt nicht; ob er es damals tat, hat das Netzwerk nicht gesagt.',

  malformedBy: ({ problem }: { problem: string }) => `Die Signatur ist fehlerhaft: ${problem}.`,
  noSignature: 'Es gibt keine Signatur.',
  noEthSign: 'Der Contract der Version dieses Safes nimmt keine Signaturen dieser Art (eth_sign).',
  ofOther: ({ signer }: { signer: string }) => `Es ist die Signatur von ${signer}.`,
  readsBeyond:
    'Der Contract der Version dieses Safes liest hinter den Bytes dieser Signatur weiter: was, kann niemand sagen.',
  noKey: 'Kein Schlüssel kann diese Signatur erzeugt haben.',
  ownKey: 'Die Signatur wurde mit dem Schlüssel dieses Eigentümers erzeugt.',
  otherKey: ({ recovered }: { recovered: string }) =>
    `Die Signatur wurde mit einem anderen Schlüssel erzeugt, dem von ${recovered}.`,
  sentByOwner: 'Dieser Eigentümer hat die Transaktion an das Netzwerk gesendet; das zählt als Signatur.',
  approvalNotAsked: 'Nur das Netzwerk weiß, ob dieser Eigentümer den Hash freigegeben hat.',
  approved: 'Dieser Eigentümer hat den Hash im Netzwerk freigegeben.',
  notApproved: 'Dieser Eigentümer hat den Hash nicht im Netzwerk freigegeben.',
  approvalsUntold: 'Der Safe sagt nicht, wer was freigegeben hat.',
  approvalSilent: 'Das Netzwerk hat nicht geantwortet, ob dieser Eigentümer den Hash freigegeben hat.',
  neverApproved:
    'Dieser Eigentümer hat den Hash nie im Netzwerk freigegeben, und ein anderes Konto hat die Transaktion gesendet.',
  approvalForgotten: 'Ob dieser Eigentümer den Hash damals freigegeben hatte, sagt das Netzwerk nicht mehr.',
  approvedBefore: 'Dieser Eigentümer hatte den Hash vor der Ausführung im Netzwerk freigegeben.',
}

type OfSignature = { of: Coded<typeof signatureReasons> }
const pastOwner = ({ of }: OfSignature) =>
  `${say(signatureReasons, of)} Der Signierende war Eigentümer dieses Safes und ist es nicht mehr.`

/** Whether a signature is an owner's. What the signature itself is comes first. */
export const confirmationReasons = {
  ownerListedTwice: 'Dieser Eigentümer steht zweimal in der Liste.',
  noOwner: 'Der Signierende ist kein Eigentümer dieses Safes.',
  ownerUntold: ({ of }: OfSignature) =>
    `${say(signatureReasons, of)} Ob der Signierende Eigentümer ist, hat das Netzwerk nicht gesagt.`,
  pastOwner,
  pastOwnerNow: (values: OfSignature) => `${pastOwner(values)} Die Signatur zählt nicht.`,
  ownerForgotten: ({ of }: OfSignature) =>
    `${say(signatureReasons, of)} Der Signierende ist jetzt kein Eigentümer dieses Safes; ob er es damals war, sagt das Netzwerk nicht.`,
}
