import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const creation = 'How it was created'
export const setupFailed = 'The setup could not be read'
export const noSetup = 'The transaction on the chain does not show how the Safe was set up.'
export const setup = 'Setup, as the chain has it'

export const timeline = 'What happened'
/** Whoever is undefined is not known. */
export const proposedBy = (proposer: ReactNode, delegate: ReactNode) => (
  <>
    Proposed{proposer && <> by {proposer}</>}
    {delegate && <> through {delegate}</>}
  </>
)
export const confirmedBy = (signer: ReactNode) => <>Confirmed by {signer}</>
/** Whose signature the service gives, and it is none. */
export const notSignedBy = (signer: ReactNode) => <>The signature of {signer} does not hold</>
/** What is next, and how far that is. */
export const confirm = 'Confirm'
export const execute = 'Execute'
export const moreNeeded = (count: number) => plural(count, { one: '1 more needed', other: `${count} more needed` })
export const possibleNow = 'now possible'
export const possibleAfter = (nonce: bigint) => `after #${nonce}`
/** Behind how it ended. */
export const by = (executor: ReactNode) => <> by {executor}</>
export const byModule = (module: ReactNode) => <> by the module {module}</>
export const nonce = 'Nonce'
export const nonceSign = (nonce: bigint) => `#${nonce}`
export const fromApp = (app: string) => `from the app ${app}`
export const namelessApp = 'An app without a name'
export const onChain = 'On the chain'
export const viewOnExplorer = 'View on explorer'

export const proposerNote = (note: string) => `Note of the proposer: “${note}”`

export const ofOtherSafe = 'This transaction belongs to another Safe'
export const openThere = 'Open it there'

export const downloadReport = 'Download report'
export const copyReport = 'Copy report'

export const verificationReport = 'Verification report'
export const reportHint =
  'All of the above as plain text: a second person can compute the same hashes from it with other tools.'

export const actions = 'Actions'
export const more = 'More'
export const missing = 'Still to sign:'
export const copyLink = 'Copy link'
/** How far it is. */
export const states = {
  wrong: 'This is not what it says',
  unknown: 'Status not known',
  over: 'Can no longer be executed',
  ready: 'Ready to execute',
  waits: (nonce: bigint) => `Waits for transaction #${nonce}`,
  yours: 'Needs your confirmation',
  others: 'Waiting for others',
}
export const reviewAndConfirm = 'Review and confirm'
export const reviewAndExecute = 'Review and execute'
export const reviewAndApprove = 'Review and approve on chain'
export const reject = 'Reject'
export const deleteFromQueue = 'Delete from the queue'

export const noIdHint = 'A link to a transaction ends in its id or its hash.'
export const noId = 'No transaction is named'
export const loading = 'Loading the transaction…'
export const gone = 'The Safe service no longer lists this transaction'
/** What has happened, with the age of what is shown, if anything is. */
export const aged = (event: string, loadedAt: string | undefined) =>
  loadedAt === undefined ? event : `${event}: what is shown was loaded at ${loadedAt}`
export const deletion = (isOwn: boolean, loadedAt: string | undefined) =>
  `${aged(isOwn ? 'You deleted it' : 'It was deleted meanwhile', loadedAt)}. Signatures that were given still hold: only another transaction with its nonce makes them useless.`
export const lookAgain = 'Check again'
export const loadFailed = 'The transaction could not be loaded'
export const unknownId = 'The Safe service knows no transaction of this id'
export const badId = 'This link names no transaction'
export const noAnswer = 'The Safe service gives no answer about this transaction'
/** Where it stands above that the service is down. */
export const unknownForNow =
  'What it is, only the Safe service can tell. Whoever has it as a file or a link can hand it on to you.'

export const signatures = 'Signatures'
export const signedFields = 'Fields that are signed'
export const whatItDoes = 'What it does'
export const hashes = 'Hashes'

export const asFile = 'As a file'
export const exportHint =
  'The transaction and its signatures, to be opened under “New transaction” and checked there like everything else.'
export const notLookedUp =
  'This site has no Safe service that could look up a transaction: open the link or the file that its owners hand on.'
