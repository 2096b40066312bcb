import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { formatDraft, parseDraft } from '@/lib/drafts/draft'
import { parseAddress } from '@/lib/format/address'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import { encodeCall } from '@/lib/safe/call/encodeCall'
import { listWarnings } from '@/lib/safe/call/warnings'
import { formatBuilderFile, parseBuilderFile } from '@/lib/safe/file/builderFile'
import { formatTransactionFile, parseTransactionFile } from '@/lib/safe/file/transactionFile'
import { formatTransactionLink, parseTransactionLink } from '@/lib/safe/file/transactionLink'
import { parseWalletSignature } from '@/lib/safe/signature/walletSignature'
import { parseTransactions } from '@/lib/safe-apps/host/requests/transactionRequest'
import { anyAddress, anyBytes, anyCall, anyChainId, anyHex, anyTransaction, anyUint256 } from '@/tests/safe/arbitraries'
import { anySeed, respell } from '@/tests/safe/spellings'
import { parseBytes, sameBytes } from './bytes'
import { createTransaction, type SafeCall } from './transaction'

const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const asLink = (json: string) => `#tx=${btoa(json).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
const respellText = (json: string, seed: number, keep?: (key: string) => boolean) =>
  JSON.stringify(respell(JSON.parse(json), seed, keep))

const anyReal = anyAddress.filter((address) => BigInt(address) !== 0n)

/** Calls that matter: to the Safe itself, changing it, in batches, or of functions that nobody knows. */
const anyOwnCall = (safe: Address): fc.Arbitrary<SafeCall> =>
  fc.tuple(anyReal, anyUint256, anyHex(80)).map(([owner, threshold, stray]) => {
    const add = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, threshold] })
    const unknown: SafeCall = { to: safe, value: 0n, data: `0xdeadbeef${stray.slice(2)}` }
    const hidden: SafeCall = { to: safe, value: 0n, data: `${add}${stray.slice(2)}` }
    return createBatch(
      [{ to: safe, value: 0n, data: add }, unknown, hidden, { to: owner, value: 1n, data: '0x' }],
      callOnly,
    )
  })

test('every spelling of a call decodes to the same and warns of the same', () => {
  const anyRow = anyReal.chain((safe) => fc.tuple(fc.constant(safe), fc.oneof(anyOwnCall(safe), anyCall), anySeed))
  fc.assert(
    fc.property(anyRow, ([safe, call, seed]) => {
      const respelled = { ...call, data: String(respell(call.data, seed)) as Hex }
      const judge = (given: SafeCall) => {
        const decoded = decodeCall(safe, given)
        return { decoded, warnings: listWarnings({ safe, transaction: createTransaction(given, 0n), decoded }) }
      }
      expect(judge(respelled)).toEqual(judge(call))
      expect(sameBytes(respelled.data, call.data)).toBe(true)
    }),
  )
})

test('every way in reads every spelling as the same', () => {
  const anyFile = fc.record({
    ...{ chainId: anyChainId, safe: anyAddress, transaction: anyTransaction, safeTxHash: anyBytes(32) },
    signatures: fc.array(fc.record({ signer: anyAddress, signature: anyHex() }), { maxLength: 3 }),
  })
  const abi = parseAbi(['function put(address to, uint256 amount, bytes data, bytes4 tag, address[] list)'])
  fc.assert(
    fc.property(anyFile, fc.array(anyCall, { maxLength: 3 }), anySeed, (file, mixed, seed) => {
      const { transaction, safe, chainId } = file
      const text = formatTransactionFile(file)
      expect(parseTransactionFile(respellText(text, seed))).toEqual(file)
      expect(parseTransactionLink(asLink(respellText(text, seed)))).toEqual({ purpose: 'tx', file })
      expect(formatTransactionLink('tx', file)).toBe(asLink(formatTransactionFile(file, 0)))

      const calls = mixed.map((call) => ({ ...call, operation: 0 as const }))
      const values = [transaction.to, `${transaction.value}`, transaction.data, '0xabcdef12', `["${safe}"]`]
      const data = encodeCall(abi[0], values)
      const named = { to: safe, value: 1n, data, operation: 0 as const, method: { item: abi[0], values: {} } }
      const spelled = respell(values, seed)
      expect(encodeCall(abi[0], Array.isArray(spelled) ? spelled : [])).toBe(data)
      const draft = formatDraft([...calls, named])
      expect(parseDraft(respellText(draft, seed))).toEqual(parseDraft(draft))

      const batch = formatBuilderFile({ ...{ chainId, safe, name: 'x', createdAt: 1 }, calls: [...calls, named] })
      const keep = (key: string) => ['chainId', 'version', 'checksum', 'name'].includes(key)
      expect(parseBuilderFile(respellText(batch, seed, keep)).calls).toEqual(parseBuilderFile(batch).calls)

      const txs = calls.map((call) => ({ to: call.to, value: `${call.value}`, data: call.data }))
      const asked = { txs: [...txs, { to: safe, value: '0', data }], params: { safeTxGas: '5' } }
      expect(parseTransactions(respell(asked, seed))).toEqual(parseTransactions(asked))
    }),
    { numRuns: 40 },
  )
})

test('what the gateway and wallets answer is read in one spelling', () => {
  const party = { value: callOnly, name: null, logoUri: null }
  const anyDetails = fc.record({ data: anyHex(), signature: anyBytes(64), hash: anyBytes(32), to: anyAddress })
  fc.assert(
    fc.property(anyDetails, anySeed, ({ data, signature, hash, to }, seed) => {
      const answer = {
        ...{ txId: 'multisig_1', safeAddress: to, txStatus: 'AWAITING_CONFIRMATIONS', txHash: hash, executedAt: null },
        txInfo: { type: 'Custom', to: party, dataSize: '0', value: '0', methodName: null, isCancellation: false },
        txData: { to: { ...party, value: to }, value: '5', hexData: data, operation: 0, dataDecoded: null },
        detailedExecutionInfo: {
          ...{ type: 'MULTISIG', submittedAt: 1, nonce: 1, safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: to },
          ...{ refundReceiver: party, safeTxHash: hash, executor: null, signers: [party], confirmationsRequired: 1 },
          ...{ confirmations: [{ signer: party, signature, submittedAt: 1 }], trusted: true },
        },
      }
      expect(transactionDetails.parse(respell(answer, seed))).toEqual(transactionDetails.parse(answer))
      const given = `${signature}1b` as Hex
      expect(parseWalletSignature(String(respell(given, seed)) as Hex, 'typedData')).toBe(given)
    }),
  )
})

test('only whole bytes and addresses are read, and a wrong checksum is an error', () => {
  for (const value of ['0x1', '0X1', '0xgg', 'ab', '', ' 0xab', '0xab\n', 5, null, {}, ['0xab']]) {
    expect(parseBytes(value), String(value)).toBeUndefined()
    expect(sameBytes(value, value), String(value)).toBe(false)
  }
  const digits = 'f39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  for (const text of [
    `0x${digits.replace('F', 'f')}`,
    `0X${digits.replace('f', 'F')}`,
    digits,
    `0x${digits}0`,
    ` 0x${digits}`,
  ]) {
    expect(parseAddress(text), text).toBeUndefined()
  }
  expect(parseAddress(`0X${digits}`)).toBe(`0x${digits}`)
})
