import { executionReasons } from '@/lib/safe/execute/words'
import { confirmationReasons, signatureReasons } from '@/lib/safe/signature/words'

const finishedSignature = {
  valid: 'Der Safe akzeptiert die fertige Signatur (EIP-1271).',
  unknown: 'Der Safe wurde nicht nach der fertigen Signatur gefragt.',
  outdated: 'Der Safe akzeptiert die fertige Signatur jetzt nicht: Jemand, der signiert hat, ist kein Eigentümer mehr.',
  invalid: 'Der Safe akzeptiert die fertige Signatur nicht.',
}
const kinds = {
  module: 'Ein Modul hat von sich aus für den Safe gehandelt: Eigentümer haben nichts signiert.',
  creation: 'Damit wurde der Safe erstellt: Es gab keine Eigentümer, die es hätten signieren können.',
  transfer: 'Jemand anderes hat dies an den Safe gesendet: Seine Eigentümer haben nichts signiert.',
  unknown: 'Der Safe-Dienst beschreibt eine Art von Transaktion, die hier nicht bekannt ist.',
}
const creationParts = {
  txHash: 'die Transaktion',
  creator: 'den Ersteller',
  factory: 'die Factory',
  implementation: 'die Implementierung',
}
const summaryParts = {
  to: 'das Ziel',
  dataSize: 'die Länge der Daten',
  value: 'den Betrag',
  methodName: 'die aufgerufene Funktion',
  actionCount: 'die Zahl der Aktionen',
  isCancellation: 'die Antwort darauf, ob sie nur andere ablehnt,',
  recipient: 'den Empfänger',
  sender: 'den Absender',
  token: 'den Token',
  tokenId: 'das Objekt',
}
const tokenTexts = { symbol: 'das Symbol', tokenName: 'den Namen' }
const settings: Readonly<Record<string, string>> = {
  version: 'Version',
  owners: 'Eigentümer',
  threshold: 'Schwellenwert',
  nonce: 'Nonce',
  modules: 'Module',
  guard: 'Guard',
  fallbackHandler: 'Fallback-Handler',
  singleton: 'Implementierung',
}

/** A part of a Safe's creation that the chain may name. */
export type CreationPart = keyof typeof creationParts
/** A part of a summary that the call data has too. */
export type SummaryPart = keyof typeof summaryParts
export type TokenText = keyof typeof tokenTexts

type OfSetting = { setting: string }
type OfCreation = { part: CreationPart }
type OfSummary = { part: SummaryPart }
type OfToken = { text: TokenText }

const nameSetting = ({ setting }: OfSetting) => settings[setting] ?? setting

/** What a check found. Where two sources were compared, the code of what differs begins with `other`. */
export const reasons = {
  ...signatureReasons,
  ...confirmationReasons,
  ...executionReasons,

  /** Said already by the error that stood in the way. */
  told: ({ sentence }: { sentence: string }) => sentence,

  serviceAlone: 'Das Netzwerk hat nicht geantwortet, es spricht also nur der Safe-Dienst.',
  setting: (values: OfSetting) => `Safe-Dienst und Netzwerk stimmen überein: ${nameSetting(values)}.`,
  otherSetting: (values: OfSetting) => `Safe-Dienst und Netzwerk widersprechen sich: ${nameSetting(values)}.`,
  siteSetting: (values: OfSetting) => `Die Website des Safes und das Netzwerk stimmen überein: ${nameSetting(values)}.`,
  otherSiteSetting: (values: OfSetting) =>
    `Die Website des Safes und das Netzwerk widersprechen sich: ${nameSetting(values)}.`,
  askedSafe: 'Die Antwort betrifft den Safe, nach dem gefragt wurde.',
  otherAskedSafe: 'Die Antwort betrifft einen anderen Safe.',
  created: 'Im Netzwerk steht, was verlangt wurde.',
  otherCreated: 'Im Netzwerk steht ein anderer Wert.',
  threshold: 'Der Safe braucht so viele Signaturen, wie hier gesagt wird.',
  otherThreshold: 'Der Safe braucht eine andere Zahl von Signaturen, als hier gesagt wird.',

  unhashable: 'Diese Felder ergeben keinen Hash: Eines liegt außerhalb des Wertebereichs.',
  fieldsHash: 'Der Hash wurde aus den gezeigten Feldern neu berechnet.',
  noHash: 'Der angegebene Hash ist keiner.',
  notSignedHash: 'Der angegebene Hash ist nicht der der Felder, also nicht das, was Eigentümer signiert haben.',
  alteredField: ({ field }: { field: string }) =>
    `Der Hash gehört zu einem anderen Wert von ${field}: Dieses Feld wurde geändert.`,
  alteredSigned: ({ fields }: { fields: string }) =>
    `Der angegebene Hash, den Eigentümer signiert haben, gehört nicht zu den gezeigten Feldern: Von ${fields} wurde eines oder mehrere geändert. Welches, sagt hier nichts.`,
  alteredSome: ({ fields }: { fields: string }) =>
    `Der angegebene Hash gehört nicht zu den gezeigten Feldern: Er wurde selbst geändert, oder eines oder mehrere von ${fields}. Was davon, sagt hier nichts.`,
  contractHashNotAsked: 'Das Netzwerk wurde nicht gefragt, der Hash beruht also auf dieser App allein.',
  contractHash: 'Der Safe-Contract berechnet denselben Hash.',
  otherContractHash: 'Der Safe-Contract berechnet einen anderen Hash.',
  noContractHash: 'Der Safe-Contract berechnet keinen Hash.',
  contractHashSilent: 'Das Netzwerk hat nicht mit seinem Hash geantwortet.',
  chainSilent: 'Das Netzwerk hat nicht geantwortet: Eigentümer, Schwellenwert und Nonce stammen aus anderer Quelle.',
  nonceUsed: 'Die Nonce ist schon verbraucht.',
  nonceFree: 'Die Nonce ist noch nicht verbraucht.',

  otherMessage: 'Die Antwort betrifft eine andere Nachricht als die, nach der gefragt wurde.',
  messageHash: 'Der Hash wurde aus der gezeigten Nachricht neu berechnet.',
  otherMessageHash: 'Der Hash gehört nicht zur gezeigten Nachricht: Eines von beiden wurde geändert.',
  ownersUntold: 'Das Netzwerk hat nicht geantwortet, wer die Eigentümer sind.',
  finishedSignature: ({ result }: { result: keyof typeof finishedSignature }) => finishedSignature[result],
  signedOnChain: 'Der Safe akzeptiert eine leere Signatur: Er hat diese Nachricht im Netzwerk signiert (EIP-1271).',
  accepted: 'Der Contract des Safes akzeptiert diese Signatur.',
  notAccepted: 'Der Contract des Safes akzeptiert diese Signatur nicht.',

  missingExecutions: ({ nonces }: { nonces: string }) =>
    `Für Nonce ${nonces}, die der Safe verbraucht hat, ist nichts aufgeführt: Der Safe-Dienst kennt es noch nicht oder lässt es aus.`,
  queuedUsed: ({ nonce }: { nonce: bigint }) => `Nonce ${nonce} ist schon verbraucht.`,
  queuedTwice: ({ nonce }: { nonce: bigint }) => `Eine Transaktion mit Nonce ${nonce} ist zweimal aufgeführt.`,
  missingNow: ({ nonce }: { nonce: bigint }) =>
    `Eine Transaktion mit Nonce ${nonce} war vorher aufgeführt und fehlt jetzt.`,
  missingBefore: ({ nonces }: { nonces: string }) =>
    `Für Nonce ${nonces}, die vor dem Aufgeführten kommen muss, ist nichts aufgeführt: Vielleicht fehlt etwas.`,
  invented:
    'Der Safe-Dienst führt diese Transaktion auf und hat keine mit ihrer ID: Sie ist erfunden oder wurde gerade eben gelöscht.',
  listed: 'Liste und Einzelheiten stimmen überein.',
  otherListed: 'Die Liste sagt etwas anderes als die Einzelheiten.',
  repeated: 'Sie ist zweimal aufgeführt, und es gibt nur eine.',

  otherThanAsked: 'Der Safe-Dienst antwortet mit einer anderen Transaktion als der, nach der gefragt wurde.',
  ofThisSafe: 'Sie gehört zu diesem Safe.',
  ofOtherSafe: 'Sie gehört zu einem anderen Safe.',
  idOfOtherKind: 'Die ID nennt eine andere Art von Transaktion.',
  idOfOtherSafe: 'Die ID nennt einen anderen Safe.',
  idOfOtherHash: 'Die ID nennt einen anderen Hash.',
  idOfThis: 'Die ID nennt diese Transaktion.',
  unsigned: ({ kind }: { kind: keyof typeof kinds }) => kinds[kind],
  unnamedCall: 'Der Safe-Dienst sagt nicht, was diese Transaktion aufruft.',
  unknownKind: 'Diese Art von Transaktion ist hier nicht bekannt.',

  placeUnsaid: 'Der Safe-Dienst sagt nicht, wo dies ins Netzwerk aufgenommen wurde.',
  placeNotAsked: 'Das Netzwerk wurde nicht danach gefragt.',
  placeSilent: 'Das Netzwerk hat darauf nicht geantwortet.',
  noSuchPlace: 'Die hier genannte Transaktion gibt es im Netzwerk nicht.',
  unknownEnding: 'Der Safe-Dienst gibt einen unbekannten Status an.',
  notCreated: 'Der Safe wurde nicht in der hier genannten Transaktion erstellt.',
  createdHere: 'Der Safe wurde in dieser Transaktion erstellt.',
  onlySaidCreated:
    'Dass der Safe in dieser Transaktion erstellt wurde, sagt nur ein hier nicht bekannter Contract oder niemand.',
  creationPartUnnamed: ({ part }: OfCreation) => `Das Netzwerk nennt ${creationParts[part]} nicht.`,
  creationPart: ({ part }: OfCreation) => `Das Netzwerk nennt ${creationParts[part]} ebenso.`,
  otherCreationPart: ({ part }: OfCreation) => `Das Netzwerk nennt ${creationParts[part]} anders.`,

  transferUnsaid: 'Der Safe-Dienst beschreibt keine Übertragung.',
  unknownToken: 'Diese Art von Token ist hier nicht bekannt.',
  paymentSilent: 'Das Netzwerk hat nicht geantwortet, was gezahlt wurde.',
  transferred: 'Das Netzwerk hat diese Übertragung.',
  transferRepeated: 'Sie ist öfter aufgeführt, als das Netzwerk sie hat.',
  noTrace: 'Die Zahlung hat im Netzwerk keine Spur hinterlassen, die hier gelesen werden kann.',
  noSuchTransfer: 'Die hier genannte Transaktion hat diese Übertragung nicht.',
  onlyTokenLeft: 'Nur der Token sagt, dass dies den Safe verlassen hat: Kein Eigentümer hat es hier signiert.',
  cameIn: 'Dies ist eingegangen, und es wird das Gegenteil gesagt.',
  notCome: 'Dies ist nicht beim Safe eingegangen.',

  moduleUntold: 'Der Safe sagt nicht, dass dieses Modul in dieser Transaktion für ihn gehandelt hat.',
  moduleActed: 'Der Safe sagt, dass dieses Modul für ihn gehandelt hat.',
  moduleRepeated: 'Sie ist öfter aufgeführt, als das Modul gehandelt hat.',
  moduleCallUnsaid: 'Der Safe-Dienst sagt nicht, was das Modul aufgerufen hat.',
  reverted: 'Die hier genannte Transaktion wurde zurückgesetzt.',
  modulesUntold: 'Dieser Safe hält nicht fest, was Module tun: Nur der Safe-Dienst sagt es.',
  moduleCalled: 'Das Modul hat den Safe in dieser Transaktion aufgerufen.',
  moduleCallsUntold: 'Dieser Safe hält nicht fest, was ein Modul aufruft: Nur der Safe-Dienst sagt es.',
  moduleCall: 'Der Safe hat diesen Aufruf des Moduls festgehalten.',
  moduleCallRepeated: 'Sie ist öfter aufgeführt, als der Safe sie festgehalten hat.',
  otherModuleCall: 'Das Modul hat einen anderen Aufruf gemacht.',

  onlyServiceExecuted: 'Nur der Safe-Dienst sagt, wann und von wem sie ausgeführt wurde.',
  saidExecuted: 'Sie ist nicht ausgeführt, obwohl es behauptet wird.',
  executor: 'Das genannte Konto hat sie an das Netzwerk gesendet.',
  otherExecutor: 'Ein anderes Konto als das genannte hat sie an das Netzwerk gesendet.',
  allSignatures: 'Alle Signaturen, mit denen sie ausgeführt wurde, werden gezeigt.',
  missingSignature: 'Sie wurde mit der Signatur dieses Eigentümers ausgeführt, die nicht gezeigt wird.',
  thresholdThen: 'Der Safe brauchte damals so viele Signaturen.',
  otherThresholdThen: ({ threshold }: { threshold: number }) => `Der Safe brauchte damals ${threshold} Signaturen.`,
  timeNotAsked: 'Das Netzwerk wurde nicht gefragt, wann das war.',
  time: 'Der Block hat die Zeit, die hier gesagt wird.',
  otherTime: 'Der Block, in dem dies steht, ist von einer anderen Zeit.',
  timeSilent: 'Das Netzwerk hat nicht geantwortet, wann das war.',

  awaited: 'Sie wartet auf das, was hier gesagt wird.',
  otherAwaited: 'Sie wartet auf etwas anderes, als hier gesagt wird.',
  owners: 'Die genannten Eigentümer sind die des Safes.',
  otherOwners: 'Der Safe hat andere Eigentümer als die genannten.',
  gasToken: 'Der Gas-Token ist der beschriebene.',
  otherGasToken: 'Der Gas-Token ist nicht der beschriebene.',
  gasTokenSymbol: 'Der Gas-Token nennt dieses Symbol.',
  otherGasTokenSymbol: 'Der Gas-Token hat ein anderes Symbol.',
  gasTokenDecimals: 'Der Gas-Token nennt diese Dezimalstellen.',
  otherGasTokenDecimals: 'Der Gas-Token hat andere Dezimalstellen.',
  gasTokenSilent: 'Der Gas-Token wurde nicht aus dem Netzwerk gelesen.',

  onlyServiceDecodes: 'Nur der Safe-Dienst entschlüsselt diese Daten; es wurde nicht geprüft.',
  decoding: 'Der Safe-Dienst entschlüsselt die Daten wie diese App.',
  otherDecoding: 'Der Safe-Dienst entschlüsselt die Daten als etwas, das sie nicht sind.',
  decodesNothing: 'Der Safe-Dienst entschlüsselt Daten, wo keine sind.',
  innerCallCount: 'Der Safe-Dienst führt so viele innere Aufrufe auf, wie es gibt.',
  otherInnerCallCount: 'Der Safe-Dienst führt eine andere Zahl innerer Aufrufe auf, als es gibt.',
  innerCall: 'Der Safe-Dienst zeigt den inneren Aufruf, wie er ist.',
  otherInnerCall: 'Der Safe-Dienst zeigt einen inneren Aufruf als etwas, das er nicht ist.',
  unnamedChange: ({ actual }: { actual: string }) =>
    `Der Safe-Dienst sagt nicht, welche Einstellung geändert wird. ${actual}`,
  change: 'Der Safe-Dienst nennt die Änderung der Einstellungen, die der Aufruf macht.',
  otherChange: 'Der Safe-Dienst nennt eine andere Änderung der Einstellungen, als der Aufruf macht.',

  saidCreation: 'Der Safe-Dienst sagt, dass dies den Safe erstellt; das kann keine Transaktion des Safes.',
  unknownSummary: ({ kind }: { kind: string }) =>
    `Der Safe-Dienst fasst dies als ${kind} zusammen, und das ist hier nicht bekannt.`,
  unknownTransfer: ({ kind }: { kind: string }) =>
    `Der Safe-Dienst sagt, dass dies ${kind} überträgt, und das ist hier nicht bekannt.`,
  onlyServiceNames: ({ method }: { method: string }) =>
    `Nur der Safe-Dienst sagt, dass dies ${method} aufruft; es wurde nicht geprüft.`,
  onlyServiceCounts: 'Nur der Safe-Dienst zählt die Aktionen dieses Stapels; es wurde nicht geprüft.',
  summaryPart: ({ part }: OfSummary) => `Die Zusammenfassung nennt ${summaryParts[part]} wie der Aufruf.`,
  otherSummaryPart: ({ part }: OfSummary) => `Die Zusammenfassung nennt ${summaryParts[part]} anders als der Aufruf.`,
  noTransfer: 'Der Safe-Dienst nennt dies eine Übertragung, und die Aufrufdaten sind keine.',
  otherTokenKind: 'Der Safe-Dienst nennt eine andere Art von Token, als die Aufrufdaten bewegen.',
  hiddenPayment: 'Der Aufruf zahlt auch Netzwerkwährung, und das verbirgt die Zusammenfassung.',
  direction: 'Die Richtung ist die des Aufrufs.',
  noDirection: 'Der Safe-Dienst sagt nicht, ob dies eingeht oder ausgeht.',
  otherDirection: 'Der Safe-Dienst nennt eine andere Richtung als die Aufrufdaten.',
  decimalsUntold: 'Der Token selbst hat nicht gesagt, wie viele Dezimalstellen er hat.',
  decimalsUnsaid: 'Der Safe-Dienst sagt nicht, wie viele Dezimalstellen der Token hat.',
  decimals: 'Der Safe-Dienst nennt die Dezimalstellen, die der Token nennt.',
  otherDecimals:
    'Der Safe-Dienst nennt andere Dezimalstellen, als der Token nennt, und zeigt daher einen anderen Betrag.',
  tokenTextUntold: ({ text }: OfToken) => `Der Token selbst hat ${tokenTexts[text]} nicht genannt.`,
  tokenText: ({ text }: OfToken) => `Der Safe-Dienst nennt ${tokenTexts[text]} so wie der Token.`,
  otherTokenText: ({ text }: OfToken) => `Der Safe-Dienst nennt ${tokenTexts[text]} anders als der Token.`,

  unknownStatus: 'Der Safe-Dienst gibt einen Status an, der hier nicht bekannt ist.',
  ending: 'Sie ist so ausgegangen, wie hier gesagt wird.',
  otherEnding: 'Sie ist nicht so ausgegangen, wie hier gesagt wird.',
  executedEarly: 'Sie ist nicht ausgeführt: Die Nonce ist noch nicht verbraucht.',
  neverExecuted: 'Der Safe hat sie nie ausgeführt.',
  onlySaidExecuted: 'Nur der Safe-Dienst sagt, dass sie ausgeführt wurde: Das Netzwerk hat nichts gesagt.',
  cancelledExecuted: 'Sie ist nicht abgebrochen: Der Safe hat sie ausgeführt.',
  cancelledEarly: 'Sie ist nicht abgebrochen: Die Nonce ist noch nicht verbraucht.',
  cancelledPlaced: 'Sie soll abgebrochen sein und zugleich im Netzwerk stehen.',
  cancelled: 'Eine andere Transaktion hat dieselbe Nonce verbraucht.',
  onlySaidCancelled:
    'Nur der Safe-Dienst sagt, dass eine andere Transaktion dieselbe Nonce verbraucht hat: Das Netzwerk hat nichts gesagt.',
  waitsExecuted: 'Sie wartet nicht: Der Safe hat sie ausgeführt.',
  waitsPlaced: 'Sie soll warten und zugleich im Netzwerk stehen.',
}
