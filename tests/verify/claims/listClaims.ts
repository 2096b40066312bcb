import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import { type Claims, checked, inSituation, listedSourcesClaims, never, word } from './claim'
import { infoClaims, named } from './infoClaims'

const signedId = checked('txId', 'queue', 'repeat')
const mined = checked('time')
const placed = checked('txHash', 'execution', 'creation')

/** The rows of queue and history. Headings and order follow from nonces and times, not from labels. */
export const listClaims: Claims<TransactionListItem> = {
  TRANSACTION: {
    type: word,
    conflictType: never,
    transaction: {
      // A row names nothing by its id but the link to its details, which transfers that came in do not need.
      id: inSituation({
        ...{ waiting: signedId, executed: signedId, cancelled: signedId, module: signedId },
        ...{ incoming: never, creation: signedId },
      }),
      timestamp: inSituation({
        ...{ waiting: word, cancelled: word },
        ...{ executed: mined, module: mined, incoming: mined, creation: mined },
      }),
      txStatus: checked('txStatus', 'nonce', 'execution'),
      txInfo: infoClaims,
      txHash: placed,
      safeAppInfo: { name: never, url: never, logoUri: never },
      note: word,
      sources: listedSourcesClaims,
      executionInfo: {
        MULTISIG: {
          ...{ type: word, nonce: checked('nonce'), confirmationsRequired: checked('threshold') },
          ...{ confirmationsSubmitted: checked('confirmation') },
          missingSigners: { value: never, name: never, logoUri: never },
        },
        MODULE: { type: word, address: named(checked('module')) },
        UNKNOWN: { type: word, kind: never },
      },
    },
  },
  LABEL: { type: never, label: never },
  CONFLICT_HEADER: { type: never, nonce: never },
  DATE_LABEL: { type: never, timestamp: never },
  UNKNOWN: { type: never, kind: word },
}
