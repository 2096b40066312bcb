import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type Claims, checked, inSituation, never, sourcesClaims, word } from './claim'
import { infoClaims, named } from './infoClaims'

const hashed = checked('safeTxHash', 'moduleCall')
/** A transfer that came in was no call of the Safe: what is said to be one is not looked at. */
const called = inSituation({
  ...{ waiting: hashed, executed: hashed, cancelled: hashed, module: hashed, incoming: never },
})
const unseen = { value: never, name: never, logoUri: never }

/** One transaction in full. */
export const detailsClaims: Claims<TransactionDetails> = {
  txId: checked('txId'),
  safeAddress: checked('safeAddress'),
  executedAt: checked('time'),
  txStatus: checked('txStatus', 'nonce', 'execution'),
  txInfo: infoClaims,
  txHash: checked('txHash', 'execution', 'txStatus', 'creation'),
  safeAppInfo: { name: word, url: never, logoUri: never },
  note: word,
  sources: sourcesClaims,
  txData: {
    ...{ to: { value: called, name: never, logoUri: never }, value: called, hexData: called, operation: called },
    dataDecoded: checked('decodedData', 'innerCalls'),
    trustedDelegateCallTarget: never,
    addressInfoIndex: unseen,
  },
  detailedExecutionInfo: {
    MULTISIG: {
      type: word,
      // When it was proposed and by whom, nobody but the service has seen.
      ...{ submittedAt: word, proposer: named(word), proposedByDelegate: named(word), trusted: never },
      ...{ nonce: hashed, safeTxGas: hashed, baseGas: hashed, gasPrice: hashed, gasToken: hashed },
      ...{ refundReceiver: { value: hashed, name: never, logoUri: never }, safeTxHash: checked('safeTxHash') },
      executor: named(checked('executor')),
      signers: {
        value: inSituation({ waiting: checked('signers'), executed: never, cancelled: never }),
        ...{ name: never, logoUri: never },
      },
      confirmationsRequired: inSituation({ waiting: checked('threshold'), executed: word, cancelled: never }),
      confirmations: {
        signer: { value: checked('confirmation'), name: never, logoUri: never },
        ...{ signature: checked('confirmation'), submittedAt: word },
      },
      rejectors: unseen,
      // Compared where a refund is paid in it.
      gasTokenInfo: {
        ...{ type: never, address: checked('gasToken'), decimals: checked('decimals'), symbol: checked('symbol') },
        ...{ name: never, logoUri: never },
      },
    },
    MODULE: { type: word, address: named(checked('execution')) },
    UNKNOWN: { type: never, kind: never },
  },
}
