import { isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { mayBeSilent } from '@/lib/safe/execute/readExecution'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { checkDecoded, describeCall, type PlainCall } from '@/lib/verify/checks/checkDecoded'
import { checkSummary } from '@/lib/verify/checks/checkSummary'
import { isSaidExecuted } from '@/lib/verify/checks/judgeStatus'
import type { OnChainInput } from './detailsInput'
import { readDirectModuleCall } from './directModuleCall'

const resultAbi = parseAbi([
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
])
// Only singletons of the L2 flavour write down what a module called.
const callAbi = parseAbi([
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
])

/** Whether the Safe says that this module acted for it in this transaction, and how it ended. */
export async function verifyModule(input: OnChainInput, receipt: TransactionReceipt): Promise<Check[]> {
  const { ref, details, token, repeats = 0, chain, version } = input
  const { detailedExecutionInfo: info, txStatus, txData } = details
  const module = info?.type === 'MODULE' ? info.address.value : undefined
  const ownLogs = receipt.logs.filter(({ address }) => isAddressEqual(address, ref.address))
  const results = parseEventLogs({ abi: resultAbi, logs: ownLogs })
  const ofModule = results.filter(({ args }) => module && isAddressEqual(args.module, module))
  const [first] = results
  const direct = await readDirectModuleCall(input, receipt)
  const isSilent = results.length === 0 && mayBeSilent({ version: chain?.version ?? version, code: chain?.code })
  if (ofModule.length === 0 && !isSilent) {
    const field = first ? 'module' : 'txHash'
    const reason = 'The Safe does not say that this module acted for it in this transaction.'
    const expected = first && { expected: first.args.module }
    return [mismatch('execution', reason, { field, ...expected, ...(module && { received: module }) })]
  }
  const checks = isSilent
    ? judgeSilent(direct !== undefined, receipt)
    : [
        match('execution', 'The Safe says that this module acted for it.'),
        checkResult(
          ofModule.map(({ eventName }) => eventName),
          txStatus,
        ),
      ]
  if (!isSilent && repeats >= ofModule.length) {
    const reason = 'It is listed more often than the module acted.'
    const values = { expected: `${ofModule.length}`, received: `${repeats + 1}` }
    checks.push(mismatch('repeat', reason, values))
  }
  if (!txData) return [...checks, unknown('moduleCall', 'The service does not say what the module called.')]
  const { to, value, hexData, operation } = txData
  const call: Required<SafeCall> = { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation }
  const decoded = decodeCall(ref.address, call)
  const logged = parseEventLogs({ abi: callAbi, logs: ownLogs })
    .map(({ args }) => args)
    .filter((args) => module && isAddressEqual(args.module, module))
  const calls = logged.length === 0 && direct ? [direct] : logged
  return [
    ...checks,
    checkCall(decoded, calls, repeats),
    ...checkDecoded(decoded, txData.dataDecoded),
    ...checkSummary(ref.address, details.txInfo, createTransaction(call, 0n), decoded, token),
  ]
}

/** Up to 1.0.0 a Safe writes down neither that a module acted nor how that ended. */
function judgeSilent(isDirect: boolean, { status, transactionHash }: TransactionReceipt): Check[] {
  if (status === 'reverted') {
    const reason = 'The transaction that is named here was reverted.'
    return [mismatch('execution', reason, { field: 'txHash', received: transactionHash })]
  }
  const unsaid = 'This Safe does not write down what modules do: only the service says it.'
  const ended = unknown('txStatus', unsaid)
  if (isDirect) return [match('execution', 'The module called the Safe in this transaction.'), ended]
  return [unknown('execution', unsaid), ended]
}

function checkResult(events: readonly string[], txStatus: OnChainInput['details']['txStatus']): Check {
  const isKnown = isSaidExecuted(txStatus)
  const wanted = txStatus === 'FAILED' ? 'ExecutionFromModuleFailure' : 'ExecutionFromModuleSuccess'
  const subject = 'txStatus'
  if (isKnown && events.includes(wanted)) return match(subject, 'It ended as is said here.')
  const expected = events.includes('ExecutionFromModuleSuccess') ? 'SUCCESS' : 'FAILED'
  return compareValues(subject, expected, txStatus, ['It ended as is said here.', 'It did not end as is said here.'])
}

function checkCall(claimed: DecodedCall, logged: readonly PlainCall[], repeats: number): Check {
  const subject = 'moduleCall'
  if (logged.length === 0) {
    return unknown(subject, 'This Safe does not write down what a module calls: only the service says it.')
  }
  const received = describeCall(claimed).toLowerCase()
  const made = logged.map((call) => describeCall(call).toLowerCase())
  const same = made.filter((call) => call === received).length
  if (same > repeats) return match(subject, 'The Safe wrote down this call of the module.')
  if (same > 0) {
    const reason = 'It is listed more often than the Safe wrote it down.'
    return mismatch(subject, reason, { field: 'repeat', expected: `${same}`, received: `${repeats + 1}` })
  }
  return mismatch(subject, 'The module made another call.', { expected: made.join('; '), received })
}
