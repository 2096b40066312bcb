import type {
  AddressBookItem,
  ChainInfo,
  GatewayTransactionDetails,
  SafeBalances,
  SafeInfoExtended,
} from '@safe-global/safe-apps-sdk'
import type { Hex } from 'viem'
import type { AppMessage } from '@/lib/safe-apps/host/requests/messageRequest'
import type { AppTransaction, AppTransactionParams } from '@/lib/safe-apps/host/requests/transactionRequest'
import type { AppPermissions } from '@/lib/safe-apps/permissions/permissions'

/** What a review gave back: an on-chain signing transaction, or a message whose signature is there when complete. */
export type MessageReview = { safeTxHash: Hex } | { messageHash: Hex; signature?: Hex }

/** All that answering an app needs from the rest of the product. Reads throw what the app shall be told; reviews reject
 * with `userRejected(...)` when the person says no, and should close when `signal` is aborted. */
export type AppHostDeps = {
  /** The app's origin, which its permissions are kept under. */
  appOrigin: string
  /** This site's origin, told to the app. */
  hostOrigin: string
  /** The value when it is in memory (apps may wait no more than 10 ms), else a promise of it. */
  getSafeInfo: () => SafeInfoExtended | Promise<SafeInfoExtended>
  /** What this site is configured with: nobody has to be asked first. */
  getChainInfo: () => ChainInfo
  getBalances: (currency: string) => Promise<SafeBalances>
  getTransaction: (safeTxHash: Hex) => Promise<GatewayTransactionDetails>
  /** The complete signature of a Safe message, undefined while owners are missing. */
  getMessageSignature: (messageHash: Hex) => Promise<Hex | undefined>
  getAddressBook: () => AddressBookItem[] | Promise<AddressBookItem[]>
  /** A JSON-RPC call to the Safe's chain. Only the contract's reads and estimation come here. */
  request: (call: { method: string; params: unknown[] }) => Promise<unknown>
  reviewTransactions: (
    transactions: AppTransaction[],
    params: AppTransactionParams,
    signal: AbortSignal,
  ) => Promise<{ safeTxHash: Hex }>
  /** `offChainSigning` is the app's wish (`safe_setSettings`): signatures collected by the gateway, or on chain. */
  reviewMessage: (
    message: AppMessage,
    settings: { offChainSigning: boolean },
    signal: AbortSignal,
  ) => Promise<MessageReview>
  permissions: AppPermissions
  /** Asks the person whether the app may do these things. */
  reviewPermissions: (methods: string[], signal: AbortSignal) => Promise<boolean>
}
