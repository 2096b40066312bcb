import { isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { mayBeSilent } from '@/lib/safe/execute/readExecution'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { checkDecoded, isSameCall, type PlainCall } from '@/lib/verify/checks/checkDecoded'
import { checkSummary } from '@/lib/verify/checks/checkSummary'
import { compareEnding } from '@/lib/verify/checks/judgeStatus'
import { call as describeCall } from '@/lib/verify/checks/words'
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
    const expected = first && { expected: first.args.module }
    return [
      mismatch('execution', { code: 'moduleUntold' }, { field, ...expected, ...(module && { received: module }) }),
    ]
  }
  const checks = isSilent
    ? judgeSilent(direct !== undefined, receipt)
    : [
        match('execution', { code: 'moduleActed' }),
        checkResult(
          ofModule.map(({ eventName }) => eventName),
          txStatus,
        ),
      ]
  if (!isSilent && repeats >= ofModule.length) {
    const values = { expected: `${ofModule.length}`, received: `${repeats + 1}` }
    checks.push(mismatch('repeat', { code: 'moduleRepeated' }, values))
  }
  if (!txData) return [...checks, unknown('moduleCall', { code: 'moduleCallUnsaid' })]
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
    return [mismatch('execution', { code: 'reverted' }, { field: 'txHash', received: transactionHash })]
  }
  const unsaid = { code: 'modulesUntold' } as const
  const ended = unknown('txStatus', unsaid)
  if (isDirect) return [match('execution', { code: 'moduleCalled' }), ended]
  return [unknown('execution', unsaid), ended]
}

function checkResult(events: readonly string[], txStatus: OnChainInput['details']['txStatus']): Check {
  const ends = events.map((name) => (name === 'ExecutionFromModuleSuccess' ? 'SUCCESS' : 'FAILED'))
  return compareEnding(
    ends.find((end) => end === txStatus) ?? (ends.includes('SUCCESS') ? 'SUCCESS' : 'FAILED'),
    txStatus,
  )
}

function checkCall(claimed: DecodedCall, logged: readonly PlainCall[], repeats: number): Check {
  const subject = 'moduleCall'
  if (logged.length === 0) return unknown(subject, { code: 'moduleCallsUntold' })
  const same = logged.filter((call) => isSameCall(call, claimed)).length
  if (same > repeats) return match(subject, { code: 'moduleCall' })
  const repeated = { field: 'repeat', expected: `${same}`, received: `${repeats + 1}` }
  if (same > 0) return mismatch(subject, { code: 'moduleCallRepeated' }, repeated)
  const expected = logged.map(describeCall).join('; ').toLowerCase()
  return mismatch(subject, { code: 'otherModuleCall' }, { expected, received: describeCall(claimed).toLowerCase() })
}
