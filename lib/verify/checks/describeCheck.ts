import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import { isExplaining, judgeChecks } from './judgeChecks'

const labels: Record<string, string> = {
  actionCount: 'Number of actions',
  balance: 'Balance',
  baseGas: 'Base gas',
  chain: 'State of the Safe',
  chainId: 'Chain',
  confirmation: 'Signature',
  contractHash: 'Hash of the contract',
  creation: 'Creation',
  creator: 'Creator',
  data: 'Call data',
  dataSize: 'Length of the call data',
  decimals: 'Decimals of the token',
  decodedData: 'Decoded call',
  direction: 'Direction',
  executedSignatures: 'Signature',
  executedThreshold: 'Signatures needed',
  execution: 'Execution',
  executor: 'Executed by',
  factory: 'Factory',
  fallbackHandler: 'Fallback handler',
  gasPrice: 'Gas price',
  gasToken: 'Gas token',
  guard: 'Guard',
  hashOrFields: 'Transaction hash or one of the signed fields',
  implementation: 'Implementation',
  innerCalls: 'Calls of the batch',
  isCancellation: 'Rejection',
  item: 'Missing transaction',
  invented: 'Listed transaction',
  kind: 'Kind of transaction',
  message: 'Message',
  methodName: 'Called function',
  module: 'Module',
  moduleCall: 'Call of the module',
  modules: 'Modules',
  name: 'Name',
  nonce: 'Nonce',
  operation: 'Operation',
  owner: 'Owner',
  owners: 'Owners',
  preparedSignature: 'Finished signature',
  queue: 'Queue',
  recipient: 'Recipient',
  refundReceiver: 'Refund receiver',
  repeat: 'Listed twice',
  safeAddress: 'Safe',
  safeMessageHash: 'Message hash',
  safeTxGas: 'Safe transaction gas',
  safeTxHash: 'Transaction hash',
  sender: 'Sender',
  settingsInfo: 'Change of settings',
  signature: 'Signature',
  signer: 'Signer',
  signedFields: 'One of the signed fields',
  signers: 'Owners',
  singleton: 'Implementation',
  summary: 'Summary',
  symbol: 'Symbol of the token',
  threshold: 'Signatures needed',
  time: 'Time',
  to: 'Recipient',
  token: 'Token',
  tokenId: 'Token id',
  tokenName: 'Name of the token',
  tokenType: 'Kind of token',
  transfer: 'Transfer',
  txHash: 'Transaction on the chain',
  txId: 'Transaction id',
  txStatus: 'Status',
  type: 'Kind of transaction',
  value: 'Amount',
  version: 'Version',
}

/** The name for people of a check's field or subject; one that has none is shown as it is. */
export function fieldLabel(field: string): string {
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field
}

/** The result of all checks and the one sentence that stands beside it. The status is that of `judgeChecks`. */
export function summarise(checks: readonly Check[]): { status: CheckStatus; sentence: string } {
  const status = judgeChecks(checks)
  if (status === 'match') return { status, sentence: describeMatch(checks) }
  if (status === 'mismatch') {
    const wrong = checks.filter((check) => check.status === 'mismatch')
    const names = wrong.map(({ field, subject }) => fieldLabel(field ?? subject))
    return { status, sentence: `Does not match: ${[...new Set(names)].join(', ')}.` }
  }
  return { status, sentence: `Could not be checked: ${findReason(checks)}` }
}

/** What was checked depends on how far it is, which the checks themselves have proved. */
function describeMatch(checks: readonly Check[]): string {
  const isProved = (name: string) => checks.some(({ subject, status }) => subject === name && status === 'match')
  if (!isProved('safeTxHash') && !isProved('safeMessageHash')) return 'Checked: the chain has it as it is shown here.'
  if (isProved('execution')) return 'Checked: this is what was signed, and the chain has its execution.'
  if (isProved('preparedSignature')) return 'Checked: the owners signed this, and the Safe accepts their signature.'
  // The only status that is proved without an execution.
  if (isProved('txStatus') && !isProved('nonce')) {
    return 'Checked: this is what was proposed; it can no longer be executed.'
  }
  return 'Checked: this is what will be signed.'
}

/** Why the result is unknown: the first check that decides and could not. */
function findReason(checks: readonly Check[]): string {
  const missing = checks.find(({ status, subject }) => status === 'unknown' && !isExplaining(subject))
  return missing?.reason ?? 'nothing was compared.'
}
