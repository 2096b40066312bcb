import { chainName } from '@/lib/config/chainName'
import { plural } from '@/lib/format/count'
import { unknownVersion } from '@/lib/safe/account/words'

/** Why something cannot be signed or sent now: before the wallet is asked, beside a button, or after it has answered. */
export const obstacles = {
  /** Said elsewhere already, by what was checked. */
  told: ({ sentence }: { sentence: string }) => sentence,

  noWallet: 'No wallet is connected.',
  otherChain: ({ chainId }: { chainId: number }) =>
    `The wallet is on another network than the Safe, which is on ${chainName(chainId, 'sentence')}.`,
  walletElsewhere: ({ chainId }: { chainId: number }) =>
    `The wallet is on another network than ${chainName(chainId, 'sentence')}.`,
  busy: 'Wait until the act that was begun is over.',
  checking: 'This is still being checked.',
  notChecked: 'This could not be checked on chain.',
  chainSilent: 'The network did not answer, so nothing can be checked.',
  distrusted:
    'This account may not be a Safe: read the warning at the top of the page first, and say there that you have.',
  trustUnknown: 'What this account is is still being checked.',
  unknownVersion,
  noHandler: 'This Safe has no fallback handler, so its contract cannot say what its owners signed.',
  serviceSilent: ({ problem }: { problem: string }) => `${problem}, so a signature could not be kept.`,
  notComputed: 'What would be signed cannot be computed here.',

  notOwner: 'The connected account is not an owner of this Safe.',
  signed: 'You have signed this already.',
  signedAsSafe: 'Your Safe among the owners has signed this already.',
  needsSignatures: ({ owner, threshold }: { owner: string; threshold: number }) =>
    `The owner ${owner} is a Safe that needs ${threshold} signatures: approve it there.`,
  notCollected: ({ threshold }: { threshold: number }) =>
    `This owner is a Safe that needs ${threshold} signatures of its own: they cannot be collected here.`,
  noOwnerThere: 'This Safe is not an owner of the other one: its approval would not count.',
  onlyOwnersHandOver: 'Only an owner can hand it to the Safe service.',
  onlyOwnersApprove: 'Only an owner can approve on chain.',
  onlyOwnersReject: 'Only an owner can reject it.',
  onlyProposerDeletes: 'Only the account that proposed this can delete it.',
  unknownProposer: 'The Safe service does not say who proposed this.',
  noSignature: 'It has no signature that holds.',
  isRejection: 'This is a rejection itself.',
  deleted: 'It was deleted: the Safe service no longer lists it.',
  nonceUsed: ({ nonce }: { nonce: bigint }) => `Nonce ${nonce} is used already: this can never be executed.`,
  nonceWaits: ({ nonce, next }: { nonce: bigint; next: bigint }) =>
    `Nonce ${nonce} has to wait: the next one of the Safe is ${next}.`,
  tooFew: ({ held, threshold, isYours }: { held: number; threshold: number; isYours: boolean }) => {
    const missing = threshold - held
    const yours = isYours ? ', yours as the executor included' : ''
    const rest = plural(missing, { one: '1 more is needed', other: `${missing} more are needed` })
    return `${held} of ${threshold} signatures are there${yours}: ${rest}.`
  },
  repeated: 'The same was begun already. Say above that it shall be done again, or look at what is there.',

  accountChanged: 'The wallet has another account now. Nothing was sent.',
  chainChanged: 'The wallet is on another network now. Nothing was sent.',
  thresholdChanged: ({ now, shown }: { now: number; shown: number }) =>
    `The Safe needs ${now} signatures now, not ${shown}. Look again before you go on.`,
  ownerRemoved: ({ owner }: { owner: string }) =>
    `${owner} was removed from the owners meanwhile. Look again before you go on.`,
  ownerAdded: 'An owner was added meanwhile. Look again before you go on.',
  contractChanged: 'The contract of the Safe was changed meanwhile. Look again before you go on.',
  ofOwnerSafe: ({ change }: { change: string }) => `Of your Safe among the owners: ${change}`,
  nonceUsedMeanwhile: 'The nonce was used meanwhile: this can never be executed.',
  uncheckable: 'This can no longer be checked.',
  deletedMeanwhile: 'The Safe service no longer has this transaction: it was deleted meanwhile.',
  signedMeanwhile: 'It is signed already, perhaps in another tab: the Safe service has your signature.',
  approvedMeanwhile: 'You have signed or approved it already, perhaps in another tab.',
  nothingToHandOver: 'The Safe service has all of these signatures already.',
  repeatedMeanwhile: ({ nonces }: { nonces: readonly string[] }) => {
    const which = nonces.length > 0 ? ` with nonce ${nonces.join(', ')}` : ''
    return `The same was begun already${which}. Your wallet was not asked: look at what is there before you go on.`
  },

  beingAsked: 'A wallet is being asked for this already, perhaps from another tab: answer it there, or close that tab.',
  mayBeSent:
    'A wallet was asked for this before, and its account has a transaction under way, which may be this one: wait until the network has taken it.',
  sent: 'It was sent already, perhaps in another tab, and the network may still take it: wait, or raise its fee or cancel it in your wallet.',
  mayComeTwice:
    'What was sent before is forgotten by the network, but may still come, and would execute this a second time. Cancel it in your wallet, or send anything else from this account: that takes its place.',

  safeExists: 'This Safe exists already: there is nothing to create.',
  addressTaken: 'Something else is at this address already. Take another salt nonce.',
  beingCreated: 'A transaction that the network has yet to take seems to create this very Safe: wait for it.',
  otherAddress: ({ address = 'none' }: { address: string | undefined }) =>
    `The factory would create the Safe at another address (${address}) than the one computed here.`,
  creationSent: 'It was sent already, perhaps in another tab: see there what became of it.',
}

export const deliver = 'Deliver your signature'
export const deliverOnly = 'You signed this; the Safe service has not taken it yet. Your wallet is not asked again.'
export const undelivered = (reason: string) =>
  `${reason} Your signature is kept in this browser: try again, and your wallet is not asked again.`
export const undeliveredUnkept = (reason: string) =>
  `${reason} This browser has no room for your signature: copy it from the details, or sign again later.`
export const keptSignature = (signature: string) => `Signature: ${signature}`
export const refusedByOwnerSafe = 'The owner Safe does not accept what was signed for it.'
export const unknownChain = 'This network is not configured here.'
