import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { type Claims, checked, inSituation, never, type Row, word } from './claim'

type Named = { value: Row; name: Row; logoUri: Row }

/** An address with the gateway's name for it, which stands as the service's name where it stands at all. */
export function named(value: Row): Named {
  return { value, name: word, logoUri: never }
}

/** Only of transfers that no owner signed the gateway's opinion is told, as its opinion. */
const opinion = inSituation({
  ...{ waiting: never, executed: never, cancelled: never, module: never, creation: never },
  incoming: word,
})

const token = {
  tokenAddress: checked('token', 'transfer'),
  tokenName: checked('tokenName'),
  tokenSymbol: checked('symbol'),
  logoUri: never,
  trusted: opinion,
}

const setting = checked('settingsInfo')
/** Another kind of what is known here contradicts the bytes; one that is not known is named as the gateway's. */
const kind = word

/** What a transaction is about, in the lists and in its details. */
export const infoClaims: Claims<TransactionInfo> = {
  Transfer: {
    type: kind,
    sender: named(checked('sender', 'transfer')),
    recipient: named(checked('recipient', 'transfer')),
    direction: checked('direction'),
    transferInfo: {
      ERC20: {
        ...{ type: kind, ...token, imitation: opinion },
        ...{ value: checked('value', 'transfer'), decimals: checked('decimals') },
      },
      ERC721: { type: kind, ...token, tokenId: checked('tokenId', 'transfer') },
      NATIVE_COIN: { type: kind, value: checked('value', 'transfer') },
      UNKNOWN: { type: kind, kind: word },
    },
  },
  SettingsChange: {
    type: kind,
    dataDecoded: checked('decodedData', 'innerCalls'),
    settingsInfo: {
      SET_FALLBACK_HANDLER: { type: kind, handler: named(setting) },
      ADD_OWNER: { type: kind, owner: named(setting), threshold: setting },
      REMOVE_OWNER: { type: kind, owner: named(setting), threshold: setting },
      SWAP_OWNER: { type: kind, oldOwner: named(setting), newOwner: named(setting) },
      CHANGE_THRESHOLD: { type: kind, threshold: setting },
      CHANGE_IMPLEMENTATION: { type: kind, implementation: named(setting) },
      ENABLE_MODULE: { type: kind, module: named(setting) },
      DISABLE_MODULE: { type: kind, module: named(setting) },
      SET_GUARD: { type: kind, guard: named(setting) },
      DELETE_GUARD: { type: kind },
      UNKNOWN: { type: kind, kind: never },
    },
  },
  Custom: {
    ...{ type: kind, to: named(checked('to')), dataSize: checked('dataSize'), value: checked('value') },
    // Of a function that is not known here the name is only told as the service's.
    ...{ methodName: checked('methodName'), actionCount: checked('actionCount') },
    isCancellation: checked('isCancellation'),
  },
  Creation: {
    ...{ type: kind, creator: named(checked('creator')), transactionHash: checked('txHash') },
    ...{ implementation: named(checked('implementation')), factory: named(checked('factory')), saltNonce: word },
  },
  UNKNOWN: { type: kind, kind: word },
}
