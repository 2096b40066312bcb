import { executionReasons } from '@/lib/safe/execute/words'
import { confirmationReasons, signatureReasons } from '@/lib/safe/signature/words'

const finishedSignature = {
  valid: 'The Safe accepts the finished signature (EIP-1271).',
  unknown: 'The Safe was not asked about the finished signature.',
  outdated: 'The Safe does not accept the finished signature now: somebody who signed is no owner any more.',
  invalid: 'The Safe does not accept the finished signature.',
}
const kinds = {
  module: 'A module acted for the Safe on its own: owners signed nothing.',
  creation: 'This created the Safe: there were no owners to sign it.',
  transfer: 'Somebody else sent this to the Safe: its owners signed nothing.',
  unknown: 'The service describes a kind of transaction that is not known here.',
}
const creationParts = {
  txHash: 'transaction',
  creator: 'creator',
  factory: 'factory',
  implementation: 'implementation',
}
const summaryParts = {
  to: 'target',
  dataSize: 'length of the data',
  value: 'amount',
  methodName: 'called function',
  actionCount: 'number of actions',
  isCancellation: 'answer to whether it only rejects others',
  recipient: 'recipient',
  sender: 'sender',
  token: 'token',
  tokenId: 'item',
}
const tokenTexts = { symbol: 'symbol', tokenName: 'name' }

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

  serviceAlone: 'The chain did not answer, so only the Safe service speaks.',
  setting: ({ setting }: OfSetting) => `The service and the chain agree on the ${setting}.`,
  otherSetting: ({ setting }: OfSetting) => `The service and the chain disagree on the ${setting}.`,
  siteSetting: ({ setting }: OfSetting) => `The Safe’s site and the chain agree on the ${setting}.`,
  otherSiteSetting: ({ setting }: OfSetting) => `The Safe’s site and the chain disagree on the ${setting}.`,
  askedSafe: 'The answer is about the Safe asked for.',
  otherAskedSafe: 'The answer is about another Safe.',
  created: 'The chain has what was asked for.',
  otherCreated: 'The chain has another value.',
  threshold: 'The Safe needs the number of signatures that is said here.',
  otherThreshold: 'The Safe needs another number of signatures than is said here.',

  unhashable: 'These fields cannot be hashed: one of them is out of range.',
  fieldsHash: 'The hash was recomputed from the fields shown.',
  noHash: 'The hash given is no hash.',
  notSignedHash: 'The hash given is not that of the fields, which is what owners signed.',
  alteredField: ({ field }: { field: string }) => `The hash belongs to another ${field}: it was changed.`,
  alteredSigned: ({ fields }: { fields: string }) =>
    `The hash given, which owners signed, does not belong to the fields shown: one or more of ${fields} were changed. Which one, nothing here tells.`,
  alteredSome: ({ fields }: { fields: string }) =>
    `The hash given does not belong to the fields shown: it was changed itself, or one or more of ${fields} were. Which one, nothing here tells.`,
  contractHashNotAsked: 'The chain was not asked, so the hash rests on this app alone.',
  contractHash: 'The Safe contract computes the same hash.',
  otherContractHash: 'The Safe contract computes another hash.',
  noContractHash: 'The Safe contract computes no hash.',
  contractHashSilent: 'The chain did not answer with its hash.',
  chainSilent: 'The chain did not answer: owners, threshold and nonce come from elsewhere.',
  nonceUsed: 'The nonce is used already.',
  nonceFree: 'The nonce is not used yet.',

  otherMessage: 'The answer is about another message than was asked for.',
  messageHash: 'The hash was recomputed from the message shown.',
  otherMessageHash: 'The hash does not belong to the message shown: one of them was changed.',
  ownersUntold: 'The chain did not answer who the owners are.',
  finishedSignature: ({ result }: { result: keyof typeof finishedSignature }) => finishedSignature[result],
  signedOnChain: 'The Safe accepts an empty signature: it signed this message on the chain (EIP-1271).',
  accepted: 'The Safe’s contract accepts this signature.',
  notAccepted: 'The Safe’s contract does not accept this signature.',

  missingExecutions: ({ nonces }: { nonces: string }) =>
    `Nothing is listed for nonce ${nonces}, which the Safe has used: the Safe service does not know it yet, or leaves it out.`,
  queuedUsed: ({ nonce }: { nonce: bigint }) => `Nonce ${nonce} is used already.`,
  queuedTwice: ({ nonce }: { nonce: bigint }) => `A transaction with nonce ${nonce} is listed twice.`,
  missingNow: ({ nonce }: { nonce: bigint }) =>
    `A transaction with nonce ${nonce} was listed before and is missing now.`,
  missingBefore: ({ nonces }: { nonces: string }) =>
    `Nothing is listed for nonce ${nonces}, which must come before what is: something may be missing.`,
  invented: 'The Safe service lists this transaction and has none of its id: it was made up, or deleted a moment ago.',
  listed: 'The list and the details agree.',
  otherListed: 'The list says something else than the details.',
  repeated: 'It is listed twice, and there is only one.',

  otherThanAsked: 'The service answers with another transaction than was asked for.',
  ofThisSafe: 'It belongs to this Safe.',
  ofOtherSafe: 'It belongs to another Safe.',
  idOfOtherKind: 'Its id names another kind of transaction.',
  idOfOtherSafe: 'Its id names another Safe.',
  idOfOtherHash: 'Its id names another hash.',
  idOfThis: 'Its id names this transaction.',
  unsigned: ({ kind }: { kind: keyof typeof kinds }) => kinds[kind],
  unnamedCall: 'The service does not say what this transaction calls.',
  unknownKind: 'This kind of transaction is not known here.',

  placeUnsaid: 'The service does not say where this was mined.',
  placeNotAsked: 'The chain was not asked about this.',
  placeSilent: 'The chain did not answer about this.',
  noSuchPlace: 'The chain does not have the transaction that is named here.',
  unknownEnding: 'The service gives an unknown status.',
  notCreated: 'The Safe was not created in the transaction that is named here.',
  createdHere: 'The Safe was created in this transaction.',
  onlySaidCreated:
    'Only a contract that is not known here, or nobody, says that the Safe was created in this transaction.',
  creationPartUnnamed: ({ part }: OfCreation) => `The chain does not name the ${creationParts[part]}.`,
  creationPart: ({ part }: OfCreation) => `The chain names the same ${creationParts[part]}.`,
  otherCreationPart: ({ part }: OfCreation) => `The chain names another ${creationParts[part]}.`,

  transferUnsaid: 'The service describes no transfer.',
  unknownToken: 'This kind of token is not known here.',
  paymentSilent: 'The chain did not answer what was paid.',
  transferred: 'The chain has this transfer.',
  transferRepeated: 'It is listed more often than the chain has it.',
  noTrace: 'The payment left no trace on the chain that can be read here.',
  noSuchTransfer: 'The transaction that is named here does not have this transfer.',
  onlyTokenLeft: 'Only the token says that this left the Safe: no owner signed it here.',
  cameIn: 'This came in, and is said not to have.',
  notCome: 'This did not come to the Safe.',

  moduleUntold: 'The Safe does not say that this module acted for it in this transaction.',
  moduleActed: 'The Safe says that this module acted for it.',
  moduleRepeated: 'It is listed more often than the module acted.',
  moduleCallUnsaid: 'The service does not say what the module called.',
  reverted: 'The transaction that is named here was reverted.',
  modulesUntold: 'This Safe does not write down what modules do: only the Safe service says it.',
  moduleCalled: 'The module called the Safe in this transaction.',
  moduleCallsUntold: 'This Safe does not write down what a module calls: only the Safe service says it.',
  moduleCall: 'The Safe wrote down this call of the module.',
  moduleCallRepeated: 'It is listed more often than the Safe wrote it down.',
  otherModuleCall: 'The module made another call.',

  onlyServiceExecuted: 'Only the Safe service says when and by whom it was executed.',
  saidExecuted: 'It is not executed, and is said to have been.',
  executor: 'The account named sent it to the chain.',
  otherExecutor: 'Another account than named sent it to the chain.',
  allSignatures: 'All signatures that it was executed with are shown.',
  missingSignature: 'It was executed with the signature of this owner, which is not shown.',
  thresholdThen: 'The Safe needed as many signatures then.',
  otherThresholdThen: ({ threshold }: { threshold: number }) => `The Safe needed ${threshold} signatures then.`,
  timeNotAsked: 'The chain was not asked when this was.',
  time: 'The block has the time that is said here.',
  otherTime: 'The block that has this is of another time.',
  timeSilent: 'The chain did not answer when this was.',

  awaited: 'It waits for what is said here.',
  otherAwaited: 'It waits for something else than is said here.',
  owners: 'The owners named are those of the Safe.',
  otherOwners: 'The Safe has other owners than named.',
  gasToken: 'The gas token is the one described.',
  otherGasToken: 'The gas token is not the one described.',
  gasTokenSymbol: 'The gas token says this symbol.',
  otherGasTokenSymbol: 'The gas token has another symbol.',
  gasTokenDecimals: 'The gas token says these decimals.',
  otherGasTokenDecimals: 'The gas token has other decimals.',
  gasTokenSilent: 'The gas token was not read from the chain.',

  onlyServiceDecodes: 'Only the Safe service decodes this data; it was not checked.',
  decoding: 'The service decodes the data as this app does.',
  otherDecoding: 'The service decodes the data as something that it is not.',
  decodesNothing: 'The service decodes data where there is none.',
  innerCallCount: 'The service lists as many inner calls as there are.',
  otherInnerCallCount: 'The service lists another number of inner calls than there are.',
  innerCall: 'The service shows the inner call as it is.',
  otherInnerCall: 'The service shows an inner call as something that it is not.',
  unnamedChange: ({ actual }: { actual: string }) => `The service does not say which setting is changed. ${actual}`,
  change: 'The service names the change of settings that the call makes.',
  otherChange: 'The service names another change of settings than the call makes.',

  saidCreation: 'The service says that this creates the Safe, which no transaction of the Safe can do.',
  unknownSummary: ({ kind }: { kind: string }) => `The service sums this up as ${kind}, which is not known here.`,
  unknownTransfer: ({ kind }: { kind: string }) =>
    `The service says that this transfers ${kind}, which is not known here.`,
  onlyServiceNames: ({ method }: { method: string }) =>
    `Only the Safe service says that this calls ${method}; it was not checked.`,
  onlyServiceCounts: 'Only the Safe service counts the actions of this batch; it was not checked.',
  summaryPart: ({ part }: OfSummary) => `The summary gives the ${summaryParts[part]} that the call has.`,
  otherSummaryPart: ({ part }: OfSummary) => `The summary gives another ${summaryParts[part]} than the call has.`,
  noTransfer: 'The service calls this a transfer, and the call data is none.',
  otherTokenKind: 'The service gives another kind of token than the call data moves.',
  hiddenPayment: 'The call also pays native currency, which the summary hides.',
  direction: 'The direction is that of the call.',
  noDirection: 'The service does not say whether this comes in or goes out.',
  otherDirection: 'The service gives another direction than the call data.',
  decimalsUntold: 'The token itself did not say how many decimals it has.',
  decimalsUnsaid: 'The service does not say how many decimals the token has.',
  decimals: 'The service gives the decimals that the token says.',
  otherDecimals: 'The service gives other decimals than the token says, so it shows another amount.',
  tokenTextUntold: ({ text }: OfToken) => `The token itself did not say what its ${tokenTexts[text]} is.`,
  tokenText: ({ text }: OfToken) => `The service gives the ${tokenTexts[text]} that the token says.`,
  otherTokenText: ({ text }: OfToken) => `The service gives another ${tokenTexts[text]} than the token says.`,

  unknownStatus: 'The service gives a status that is not known here.',
  ending: 'It ended as is said here.',
  otherEnding: 'It did not end as is said here.',
  executedEarly: 'It is not executed: its nonce is not used yet.',
  neverExecuted: 'The Safe never executed it.',
  onlySaidExecuted: 'Only the Safe service says that it was executed: the chain did not tell.',
  cancelledExecuted: 'It is not cancelled: the Safe executed it.',
  cancelledEarly: 'It is not cancelled: its nonce is not used yet.',
  cancelledPlaced: 'It is said to be cancelled, and to be on the chain.',
  cancelled: 'Another transaction used its nonce.',
  onlySaidCancelled: 'Only the Safe service says that another transaction used its nonce: the chain did not tell.',
  waitsExecuted: 'It does not wait: the Safe executed it.',
  waitsPlaced: 'It is said to wait, and to be on the chain.',
}
