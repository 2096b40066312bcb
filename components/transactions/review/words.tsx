import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'
import type { ActKind } from '@/lib/signing/transaction/performAct'
import type { Repeat } from '@/lib/signing/transaction/repeats'
import type { ActFate } from '@/lib/signing/unfinished/tellAct'

/** What was begun, in a list. */
export const shortHints: Partial<Record<ActFate['state'], string>> = {
  sent: 'Execution sent',
  asking: 'A wallet is being asked',
  open: 'A wallet was asked: it may still come',
  undelivered: 'Your signature is not delivered',
}
export const hint = (act: string, sentence: string) => `${act}: ${sentence}`

const comparing = 'Checked again. Compare the hash, then sign in your wallet…'
const confirming = 'Checked again. Confirm in your wallet…'
export const waiting: Record<ActKind, string> = {
  sign: comparing,
  deliver: 'Checked again. Handing your signature over…',
  signOffline: comparing,
  handOver: 'Checked again. Handing the signatures over…',
  execute: confirming,
  approve: confirming,
  delete: 'Sign the deletion in your wallet…',
}
export const transaction = 'Transaction'
export const sent = 'Sent. Waiting until the network has it…'
export const notTold = 'The network does not say what became of it'
export const otherNotTold = 'The network does not say whether another transaction did it'
export const approvalNotTaken = 'The network has your approval, but the Safe service did not take it'
export const notAllTaken = 'Not all signatures were taken'
export const deleted = 'Deleted: the Safe service no longer lists it. Signatures that were given still hold.'
export const confirmed = 'Confirmed: your signature is there.'
export const proposed = 'Proposed: it is in the queue.'
export const handedOver = 'Handed over: it is in the queue.'
export const signedOffline = 'Signed. Nobody was told: hand the transaction on to the other owners.'
export const signedAll =
  'Signed. Nobody was told: enough owners have signed, and it can be executed now, or handed on to whoever executes it.'
export const done = 'Done.'
export const approved = 'Approved on chain.'

export const copyLinkFor = (owner: ReactNode) => <>Copy link for {owner}</>
export const copyLinkForOwners = 'Copy link for the next owner'
export const stillToSign = (needed: number, candidates: number) =>
  needed === candidates ? 'Still to sign:' : `Still to sign, ${needed} of these:`
export const seeTransaction = 'See transaction'

export const otherNonce = 'Nonce of the other Safe'
export const status = 'Status'
export const approves = 'This signs a transaction of another Safe, as one of its owners.'
export const otherSafe = 'The other Safe'
export const approvalWarnings = 'Warnings about what it approves'
export const approvedHash = 'Approved hash'
export const openInItsSafe = 'Open this transaction in its Safe'
export const canBeGiven =
  'Another owner can hand this transaction on. It is taken here only if it has the approved hash.'
export const whatItApproves = (position: number, count: number) =>
  count === 1 ? 'What it approves' : `What it approves (${position} of ${count})`

export const falseApproval = 'What the Safe service says about the transaction that this approves is not true.'
export const tooManyApprovals = (left: number) =>
  `This approves ${left} more hashes than can be shown: reject it, or split it into smaller transactions.`
export const unknownApproval =
  'It is not known in full what this approves. Give that transaction under “What it approves”: another owner can hand it on.'
export const approvalSought = 'What this approves is still being looked up.'
export const unshownApprovals = (left: number) =>
  `This approves ${left} more hashes, which are not looked up here: what they do is not shown.`

export const impossibleCalls = 'These calls cannot be made'
export const preparing = 'Preparing the transaction…'
export const askedForBy = (app: string | undefined, url: string) => (
  <>
    Asked for by <strong>{app ?? 'an app'}</strong> <code>{url}</code>
  </>
)
export const setsGas = (safeTxGas: bigint) => (
  <>
    It sets <strong>safeTxGas to {`${safeTxGas}`}</strong>: with less gas than that it cannot be executed, and if the
    call fails, its nonce is used up all the same.
  </>
)

export const nonce = 'Nonce'
export const badNonce = 'A nonce is a whole number.'
export const usedNonce = (next: bigint) => `This nonce is used already: the next one is ${next}.`
export const nonceGap = (first: bigint, last: bigint) =>
  `The Safe service has nothing queued for nonce ${first === last ? first : `${first} to ${last}`}: this has to wait until something is.`
export const queuedNonce =
  'The Safe service has something else queued with this nonce: only one of them can be executed.'
export const nonceOfChain = 'The next nonce on chain; the Safe service did not say what is queued.'
export const nextNonce = 'The next one: it can be executed as soon as it is signed.'
export const afterQueue = (next: bigint) => `After what the Safe service has queued from ${next} on.`

export const ownerSafe = (address: string, threshold: number) =>
  `${address}, a Safe that you own, is an owner here and needs ${threshold} signatures. It signs by a transaction of its own that approves this hash. When that is executed, this one shows it as approved on chain.`
export const proposeApproval = 'Propose the approval in that Safe'

const repeatStates: Record<Repeat['state'], string> = {
  queued: 'is in the queue',
  asked: 'a wallet was asked for it here, and what it answered is not known',
  answered: 'was signed or sent here, and what became of it is not known',
  proposed: 'was proposed here, and the Safe service does not list it now',
  executed: 'was executed from here',
  over: 'was begun here, and its nonce is used since: it may have been executed',
}
/** `time` is when it was begun. */
export function repeat({ nonce, state, shared, total }: Repeat, time: string | undefined): string {
  const what = shared === total ? 'The same' : `${shared} of its ${total} calls`
  const which = nonce === undefined ? '' : ` with nonce ${nonce}`
  const when = time === undefined ? '' : ` (${time})`
  return `${what}${which}: ${repeatStates[state]}${when}.`
}
export const repeatsUnknown = 'It is not known whether the same is queued already'
export const repeats = 'The same, begun before'
export const wholeRepeated = 'The same was begun already'
export const partRepeated = 'A part of this was begun already'
export const openRepeat = (nonce: bigint | undefined) => (nonce === undefined ? 'Open it' : `Open nonce ${nonce}`)
export const onceMore = 'It shall be done once more, besides what is named here'

/** In the list of transactions of the wallet dialog. */
export const sentActs = { execute: 'Execute a Safe transaction', approve: 'Approve a Safe transaction' }
/** `wallet` is the one that asks next. */
export const confirm = (wallet?: string) => (wallet ? `Confirm with ${wallet}` : 'Confirm')
export const signAndPropose = (wallet?: string) => (wallet ? `Sign and propose with ${wallet}` : 'Sign and propose')
export const handOver = () => 'Hand its signatures to the Safe service'
export const execute = (wallet?: string) => (wallet ? `Execute with ${wallet}` : 'Execute')
export const executeDirectly = (wallet?: string) => (wallet ? `Execute directly with ${wallet}` : 'Execute directly')
export const executeNow = 'Execute now'
export const otherWays = 'More'
export const nothingToSign = (sentence: string) => `Nothing can be signed. ${sentence}`
export const approveOnChain = (wallet?: string) => (wallet ? `Approve on chain with ${wallet}` : 'Approve on chain')
export const signOffline = () => 'Sign without proposing'
/** In place of a proposal, while the service is down. */
export const signAndHandOn = (wallet?: string) => (wallet ? `Sign and hand on with ${wallet}` : 'Sign and hand on')
export const handOnNote =
  'You hand it to the next owner yourself, as a link or a file: the Safe service does not answer.'
export const notProposable = 'The Safe service does not answer: it cannot take a proposal now.'
export const signAs = (address: string) => `You sign as ${address}, a Safe that you own.`

export const cancel = 'Cancel'
export const finish = 'Done'
export const place = (network: string, nonce: bigint | undefined) =>
  nonce === undefined ? network : `${network} · #${nonce}`
export const to = 'to'
export const copyAddress = 'Copy address'
export const freeToSign = 'Free to sign.'
export const executionCosts = (amount: string, worth: string | undefined) =>
  worth === undefined ? `To execute costs about ${amount}.` : `To execute costs about ${amount} (${worth}).`
export const gasPaid = (amount: string, worth: string | undefined) =>
  worth === undefined ? `Gas paid: ${amount}` : `Gas paid: ${amount} (${worth})`
export const openExplorer = 'Open in the explorer'

export const notChecked = 'The transaction could not be checked'
export const unsignable = 'Nothing can be signed now'
export const unsignableHint = 'The network has not told what this Safe is. The top of the page says why.'
export const checking = 'Checking the transaction…'
export const nonceIs = (nonce: bigint, meaning: string | undefined) =>
  meaning === undefined ? `Nonce ${nonce}` : `Nonce ${nonce}. ${meaning}`
export const whatItDoes = 'What it does'
export const signatures = 'Signatures'
export const allFields = 'All signed fields'
export const calls = (inner: number) =>
  inner === 0 ? 'Call data' : plural(inner, { one: 'What its call does', other: `What its ${inner} calls do` })
export const hashes = 'Hashes for your hardware wallet'
export const shortHashes = (hashes: readonly string[]) => hashes.map((hash) => `${hash.slice(0, 6)}…`).join(' ')

/** By the act that is next. */
export const titles = { sign: 'Confirm', execute: 'Execute', approve: 'Approve on chain' }
export const rejectIt = 'Reject a transaction'
export const review = 'Review the transaction'

export const simulating = 'Running it on your node…'
export const notSimulated = (reason: string) => `Not available: ${reason}`
export const chainSilent = 'Not available: the network did not answer.'
export const wouldFail = (reason: string) => `✗ It would fail now. ${reason}`
export const wouldSucceed = '✓ It would succeed now.'
export const changesUnknown = 'Which balances change the node does not tell.'
export const noChanges = 'No balance of this Safe changes.'
export const changes = 'Balance changes'
export const receives = 'Receives'
export const sends = 'Sends'
export const item = (tokenId: bigint | string) => `item ${tokenId}`

export const fileTooLarge = 'This file is too large for a transaction.'
export const file = 'Transaction of another owner, as a file (choose it, or drop it here)'
export const textOrLink = 'Or as text or link'
export const openThere = 'Open it there'
export const readAndCheck = 'Read and check'
/** `chain` is the name of a chain that is set up here. */
export const ofOtherSafe = (safe: string, chainId: number, chain: string | undefined) =>
  `This transaction is of another Safe: ${safe} ${chain === undefined ? `on network ${chainId}, which is not set up here` : `on ${chain}`}.`
/** Where this site has no Safe service. */
export const handOnAlone = 'You hand it to the next owner yourself, as a link or a file.'
export const nonceLater = (first: bigint, last: bigint) =>
  `Nonce ${first === last ? first : `${first} to ${last}`} comes first: this has to wait until it is used.`
export const keptHere = 'This browser keeps it.'
export const notHeld = (most: number) =>
  `This browser did not keep it: it holds at most ${most} transactions of a Safe that go from owner to owner. Save it or hand it on before you close this.`
export const seeHeld = 'See what is handed on'
