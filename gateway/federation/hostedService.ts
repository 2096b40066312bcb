import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { reasonOf } from '../chain/reasonOf'
import { addressField, bytesField, hashField } from '../http/body'
import { fetchJson, readHeader, StatusError } from '../services/fetchJson'
import { visibleText } from './visibleText'

export type HostedServiceOptions = {
  /** Of a Safe Client Gateway. */
  url: string
  /** Name and value of a header that it wants: "Authorization: Bearer KEY". It is sent to it alone. */
  header?: string | undefined
  /** For so many milliseconds what it said is not asked for again. */
  freshFor?: number
  /** Milliseconds until what it did not answer is tried again: twice as many each time. */
  firstPause?: number
}

const bounds = { mostBytes: 4_000_000, timeoutMs: 8_000 }
const pageSize = 100
const mostPages = 3
/** A page has labels beside its rows. */
const mostEntries = 4 * pageSize

const entrySchema = z.looseObject({ type: z.string() })
const pageSchema = z.object({ next: z.string().nullish(), results: z.array(z.unknown()).max(mostEntries) })
const party = z.object({ value: addressField })

const listedSchema = z.object({
  id: z.string().regex(/^multisig_0x[0-9a-fA-F]{40}_0x[0-9a-fA-F]{64}$/),
  executionInfo: z.object({ confirmationsSubmitted: z.number() }),
})

const detailsSchema = z.object({
  safeAddress: addressField,
  txData: z.object({
    to: party,
    value: z.string(),
    hexData: z.string().nullish(),
    operation: z.number(),
  }),
  detailedExecutionInfo: z.object({
    type: z.literal('MULTISIG'),
    nonce: z.number().int().nonnegative(),
    ...{ safeTxGas: z.string(), baseGas: z.string(), gasPrice: z.string(), gasToken: z.string() },
    refundReceiver: party,
    safeTxHash: hashField,
    proposer: party.nullish(),
    confirmations: z.array(z.object({ signer: party, signature: bytesField })).max(100),
  }),
})

const messageSchema = z.object({
  messageHash: hashField,
  message: z.unknown(),
  confirmations: z.array(z.object({ owner: party, signature: bytesField })).max(100),
})

export type Listed = { hash: Hex; confirmations: number }
export type Told<Value> = { entries: Value[]; unreadable: number; isWhole: boolean }
export type ToldSignature = { owner: Address; signature: Hex }
export type ToldMessage = { messageHash: Hex; message: unknown; confirmations: ToldSignature[] }
/** `fields` as they are proposed; nobody has looked at them yet. */
export type ToldTransaction = {
  safe: Address
  safeTxHash: Hex
  fields: Record<string, unknown> & { nonce: string }
  confirmations: ToldSignature[]
}

/** It understood what it was told, and does not take it. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

const later = [401, 403, 404, 408, 425, 429]
const saidSchema = z.object({ message: z.string() })

/** A Safe Client Gateway of somebody else. What it says is bounded and has the right shape; it may be wrong all the same. */
export class HostedService {
  readonly host: string
  private readonly base: string
  private readonly headers: Record<string, string>
  private readonly stopping = new AbortController()

  constructor(
    { url, header }: HostedServiceOptions,
    private readonly chainId: number,
  ) {
    this.base = url.replace(/\/+$/, '')
    this.host = new URL(url).host
    this.headers = readHeader(header)
  }

  stop() {
    this.stopping.abort()
  }

  async listQueue(safe: Address): Promise<Told<Listed>> {
    return this.readPages(`safes/${safe}/transactions/queued`, (entry) => {
      if (entry.type !== 'TRANSACTION') return undefined
      const { id, executionInfo } = listedSchema.parse(entry.transaction)
      const hash = hashField.parse(id.split('_')[2])
      return { hash, confirmations: executionInfo.confirmationsSubmitted }
    })
  }

  async listMessages(safe: Address): Promise<Told<ToldMessage>> {
    return this.readPages(`safes/${safe}/messages`, (entry) =>
      entry.type === 'MESSAGE' ? readMessage(entry) : undefined,
    )
  }

  /** Undefined when it does not know it. */
  async readTransaction(hash: Hex): Promise<ToldTransaction | undefined> {
    const told = await this.readKnown(`transactions/${hash}`)
    if (told === undefined) return undefined
    const { safeAddress, txData, detailedExecutionInfo } = parse(detailsSchema, told)
    const { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = detailedExecutionInfo
    const { safeTxHash, proposer } = detailedExecutionInfo
    const signatures = detailedExecutionInfo.confirmations.map(({ signer, signature }) => ({
      owner: signer.value,
      signature,
    }))
    const isFirst = ({ owner }: ToldSignature) => Number(owner === proposer?.value)
    return {
      ...{ safe: safeAddress, safeTxHash },
      fields: {
        ...{ to: txData.to.value, value: txData.value, data: txData.hexData, operation: txData.operation },
        ...{ nonce: String(nonce), safeTxGas, baseGas, gasPrice, gasToken, refundReceiver: refundReceiver.value },
      },
      // Who sends a proposal is its proposer.
      confirmations: signatures.sort((left, right) => isFirst(right) - isFirst(left)),
    }
  }

  /** Undefined when it does not know it. */
  async readMessage(hash: Hex): Promise<ToldMessage | undefined> {
    const told = await this.readKnown(`messages/${hash}`)
    return told === undefined ? undefined : readMessage(told)
  }

  /** Throws RefusedError when there is no use in saying it again. */
  async tell(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST') {
    try {
      await this.ask(path, { method, body })
    } catch (error) {
      if (!(error instanceof StatusError) || error.status >= 500 || later.includes(error.status)) throw error
      throw new RefusedError(readReason(error, Object.values(this.headers)), { cause: error })
    }
  }

  private ask(path: string, sending: { method?: 'POST' | 'DELETE'; body?: unknown } = {}) {
    const more = { headers: this.headers, signal: this.stopping.signal }
    return fetchJson(`${this.base}/v1/chains/${this.chainId}/${path}`, { ...bounds, ...sending, ...more })
  }

  private async readKnown(path: string) {
    try {
      return await this.ask(path)
    } catch (error) {
      if (error instanceof StatusError && error.status === 404) return undefined
      throw error
    }
  }

  /** Its links are not followed: the pages are counted here. A Safe that it does not know has none. */
  private async readPages<Value>(path: string, read: (entry: z.output<typeof entrySchema>) => Value | undefined) {
    const told: Told<Value> = { entries: [], unreadable: 0, isWhole: false }
    for (let page = 0; page < mostPages; page += 1) {
      const cursor = encodeURIComponent(`limit=${pageSize}&offset=${page * pageSize}`)
      const answer = await this.readKnown(`${path}?cursor=${cursor}`)
      const { next, results } = answer === undefined ? { next: null, results: [] } : parse(pageSchema, answer)
      for (const result of results) {
        try {
          const value = read(entrySchema.parse(result))
          if (value !== undefined) told.entries.push(value)
        } catch {
          told.unreadable += 1
        }
      }
      told.isWhole = !next
      if (told.isWhole) break
    }
    return told
  }
}

function readMessage(told: unknown): ToldMessage {
  const { messageHash, message, confirmations } = parse(messageSchema, told)
  const signatures = confirmations.map(({ owner, signature }) => ({ owner: owner.value, signature }))
  return { messageHash, message, confirmations: signatures }
}

function parse<Schema extends z.ZodType>(schema: Schema, told: unknown): z.output<Schema> {
  const result = schema.safeParse(told)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0] ?? { path: [], message: '' }
  throw new Error(`the answer has the wrong shape (${visibleText(`${path.join('.')}: ${message}`)})`)
}

/** Everybody reads it: what it repeats of the key is left out. */
function readReason(error: StatusError, headers: readonly string[]) {
  const secrets = headers.flatMap((text) => [text, text.replace(/^\w+ /, '')]).filter(Boolean)
  try {
    const { message } = saidSchema.parse(JSON.parse(error.said))
    return visibleText(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message)) || reasonOf(error)
  } catch {
    return reasonOf(error)
  }
}
