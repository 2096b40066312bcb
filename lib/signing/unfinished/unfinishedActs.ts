import { type Address, type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { day } from '@/lib/config/limits'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { address, hash, hex } from '@/lib/gateway/schemas/values'
import type { NonceSlot, SentTransaction } from '@/lib/safe/execute/followSent'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { askedKey, notesKey, sentKey, signaturesKey } from './actKeys'

/** What was signed or sent: a transaction or a message of a Safe, by its hash. */
export type ActSubject = { chainId: number; safe: Address; hash: Hex }
type KeptSignature = ActSubject & { signer: Address; signature: Hex }
/** What was sent for a subject: its execution, or the approval of its hash by one owner. */
export type SentKey = ActSubject & { approver?: Address | undefined }
/** A wallet was asked to send it for this account, and what it answered is not known. */
type AskedAct = SentKey & { account: Address }
/** `sinceBlock` is the chain's height before it was sent: nothing that came of it is in an earlier block. */
export type SentAct = SentKey & SentTransaction & { sinceBlock?: number | undefined }

/** Acts of which a wallet is asked something; each is written down before, whatever the wallet does then. */
const actKinds = ['propose', 'confirm', 'execute', 'approve', 'delete', 'message'] as const
/**
 * What was asked of a wallet. `asked`: its answer is not known here. `answered`: it signed or sent, and whether the
 * service or the chain took that is not known. `done`: they did.
 */
export type ActNote = ActSubject & {
  kind: (typeof actKinds)[number]
  account: Address
  stage: 'asked' | 'answered' | 'done'
  /** When the wallet was asked, and when the stage was reached; in milliseconds since 1970. */
  askedAt: number
  at: number
  /** Whose signature it is, where that is not the account: a Safe that the account signs for. */
  signer?: Address | undefined
  /** The chain's height before the wallet was asked. */
  sinceBlock?: number | undefined
  /** What shall be signed, as text of the kind's own, and a digest of what it does whatever its nonce. */
  content?: string | undefined
  digest?: Hex | undefined
}
type NotesOf = Pick<ActSubject, 'chainId' | 'safe'>
type NoteKey = ActSubject & Pick<ActNote, 'kind' | 'account'>

const subject = { chainId: z.int().check(z.positive()), safe: address, hash }
const keptSignature = z.object({ ...subject, signer: address, signature: hex })
const natural = z.int().check(z.nonnegative())
const sentFor = { ...subject, approver: z.optional(address) }
const askedAct = z.object({ ...sentFor, account: address })
const sentAct = z.object({
  ...sentFor,
  txHash: hash,
  sentAt: natural,
  // What older versions kept has neither of these.
  slot: z.optional(z.object({ sender: address, nonce: natural })),
  sinceBlock: z.optional(natural),
})

const maxContentLength = 200_000
const actNote = z.object({
  ...subject,
  kind: z.enum(actKinds),
  account: address,
  stage: z.enum(['asked', 'answered', 'done']),
  askedAt: natural,
  at: natural,
  signer: z.optional(address),
  sinceBlock: z.optional(natural),
  content: z.optional(z.string().check(z.maxLength(maxContentLength))),
  digest: z.optional(hash),
})

const limits = { maxEntries: 50, maxTextLength: 1_000_000 }
// Nothing else has them, and none goes by itself: more than anybody gives without a service that takes them.
const ofSignatures = { ...limits, maxEntries: 500, losesNone: true }

/**
 * What was begun: what a wallet was asked, signatures that the service has not taken, executions and approvals that the
 * chain has not. Kept in the browser, so that a closed tab loses none and another tab repeats none. What is read here
 * proves nothing: a signature is verified before it is used, and the chain says what became of what was sent.
 */
export class UnfinishedActs {
  /** Stores for `useStore`: what is shown follows them, in all tabs. */
  readonly notes: StoredList<ActNote>
  readonly signatures: StoredList<KeptSignature>
  readonly #asked: StoredList<AskedAct>
  readonly #sent: StoredList<SentAct>

  constructor(storage: ValueStorage | undefined) {
    this.notes = new StoredList(storage, notesKey, actNote, { ...limits, keyOf: noteKeyOf })
    this.signatures = new StoredList(storage, signaturesKey, keptSignature, {
      ...{ ...ofSignatures, keyOf: signatureKeyOf },
    })
    this.#asked = new StoredList(storage, askedKey, askedAct, { ...limits, keyOf: askedKeyOf })
    this.#sent = new StoredList(storage, sentKey, sentAct, { ...limits, keyOf: sentKeyOf })
  }

  /** What was asked of a wallet for a Safe, the newest last. */
  listNotes(safe: NotesOf): ActNote[] {
    return listNotesOf(this.notes.getState(), safe)
  }

  /** In the place of an earlier note of the same act. False when it will not outlive this tab: say so then. */
  keepNote({ content, ...note }: ActNote): boolean {
    const isShort = content !== undefined && content.length <= maxContentLength
    // What is over makes room, before anything that is not.
    this.notes.drop((other) => other.stage === 'done' && Math.abs(note.at - other.at) > day)
    const notes = this.notes.getState()
    const oldest = notes.length >= limits.maxEntries ? notes.find(({ stage }) => stage === 'done') : undefined
    if (oldest) this.dropNote(oldest)
    return this.notes.put({ ...note, content: isShort ? content : undefined })
  }

  /** Notes that an act went on; nothing where it was never begun. */
  advanceNote(of: NoteKey, stage: ActNote['stage'], at: number = Date.now()): void {
    const note = this.notes.find(noteKeyOf(of))
    if (note) this.keepNote({ ...note, stage, at })
  }

  /** Notes that what was asked of whichever account has happened, or that it never will. */
  settleNotes(of: SentKey, kind: ActNote['kind'], isDone: boolean): void {
    for (const note of this.listNotes(of)) {
      if (!sameBytes(note.hash, of.hash) || note.kind !== kind || note.stage === 'done') continue
      if (of.approver && !isAddressEqual(note.account, of.approver)) continue
      if (isDone) this.advanceNote(note, 'done')
      else this.dropNote(note)
    }
  }

  /** The service or the chain has it. Only what could be done twice under another hash is remembered for a while. */
  finishNote(of: NoteKey): void {
    if (of.kind === 'message') this.dropNote(of)
    else this.advanceNote(of, 'done')
  }

  dropNote(of: NoteKey): void {
    this.notes.drop((note) => noteKeyOf(note) === noteKeyOf(of))
  }

  findSignature(of: ActSubject, signer: Address): Hex | undefined {
    return this.signatures.find(signatureKeyOf({ ...of, signer }))?.signature
  }

  /** False when it will not outlive this tab, or has no room at all: `findSignature` tells which. */
  keepSignature(entry: KeptSignature): boolean {
    return this.signatures.put(entry)
  }

  forgetSignature(of: ActSubject, signer: Address): void {
    this.signatures.drop((entry) => signatureKeyOf(entry) === signatureKeyOf({ ...of, signer }))
  }

  listAsked(of: SentKey): AskedAct[] {
    return this.#asked.getState().filter((entry) => sentKeyOf(entry) === sentKeyOf(of))
  }

  keepAsked(entry: AskedAct): void {
    this.#asked.put(entry)
  }

  forgetAsked(of: AskedAct): void {
    this.#asked.drop((entry) => askedKeyOf(entry) === askedKeyOf(of))
  }

  findSent(of: SentKey): SentAct | undefined {
    return this.#sent.find(sentKeyOf(of))
  }

  /** In the place of what was sent for the same before. */
  keepSent(entry: SentAct): void {
    this.#sent.put(entry)
  }

  /** Keeps where a transaction stands in its sender's order, unless another one was sent meanwhile. */
  keepSlot(sent: SentAct, slot: NonceSlot): void {
    const entry = this.findSent(sent)
    if (entry && sameBytes(entry.txHash, sent.txHash)) this.keepSent({ ...entry, slot })
  }

  forgetSent(of: SentKey): void {
    this.#sent.drop((entry) => sentKeyOf(entry) === sentKeyOf(of))
  }
}

export function listNotesOf(notes: readonly ActNote[], { chainId, safe }: NotesOf): ActNote[] {
  return notes.filter((note) => note.chainId === chainId && isAddressEqual(note.safe, safe))
}

export const unfinishedActs = new UnfinishedActs(browserStorage)

export function subjectOf({ chainId, address }: SafeRef, hash: Hex): ActSubject {
  return { chainId, safe: address, hash }
}

function sentKeyOf(of: SentKey): string {
  return `${subjectKeyOf(of)} ${of.approver ?? ''}`.toLowerCase()
}

function askedKeyOf(of: AskedAct): string {
  return `${sentKeyOf(of)} ${of.account}`.toLowerCase()
}

function noteKeyOf({ kind, ...of }: NoteKey): string {
  return `${subjectKeyOf(of)} ${kind} ${of.account}`.toLowerCase()
}

function signatureKeyOf(of: ActSubject & { signer: Address }): string {
  return `${subjectKeyOf(of)} ${of.signer}`.toLowerCase()
}

function subjectKeyOf({ chainId, safe, hash }: ActSubject): string {
  return `${chainId} ${safe} ${hash}`
}
