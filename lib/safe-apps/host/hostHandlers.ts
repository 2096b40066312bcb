import { Methods, RestrictedMethods } from '@safe-global/safe-apps-sdk'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { hash } from '@/lib/gateway/schemas/values'
import { nextTurn } from '@/lib/query/nextTurn'
import { parseMessage, parseTypedData } from '@/lib/safe-apps/host/requests/messageRequest'
import { type AppSettings, parseRpcRequest } from '@/lib/safe-apps/host/requests/rpcRequest'
import { parseTransactions } from '@/lib/safe-apps/host/requests/transactionRequest'
import { listPermissions, requestPermissions } from '@/lib/safe-apps/permissions/permissionRequest'
import type { AppHostDeps } from './appHostDeps'
import { AppRequestError, appErrorCode } from './appRequestError'
import type { AppHandlers } from './host'
import * as words from './words'

/** The contract's thirteen methods (specification section 7) over `deps`. Each checks what the app sent as
 * specification section 5 says and throws AppRequestError. The app's settings last as long as these handlers. */
export function createAppHandlers(deps: AppHostDeps): AppHandlers {
  // Collecting signatures costs no gas and no queue, so that is what an app gets that never asked.
  let settings: AppSettings = { offChainSigning: true }

  function callRpc(params: unknown): unknown {
    const request = parseRpcRequest(params)
    if (request.kind === 'read') return deps.request(request.call)
    settings = request.settings
    return settings
  }

  return {
    [Methods.getSafeInfo]: () => deps.getSafeInfo(),
    [Methods.getChainInfo]: () => getChainInfo(deps),
    [Methods.getEnvironmentInfo]: () => ({ origin: deps.hostOrigin }),
    [Methods.getSafeBalances]: (params) => deps.getBalances(parseCurrency(params)),
    [Methods.getTxBySafeTxHash]: (params) => deps.getTransaction(parseSafeTxHash(params)),
    [Methods.getOffChainSignature]: async (params) => (await deps.getMessageSignature(parseMessageHash(params))) ?? '',
    [Methods.rpcCall]: callRpc,
    [Methods.sendTransactions]: async (params, signal) => {
      const request = parseTransactions(params)
      const { safeTxHash } = await deps.reviewTransactions(request.transactions, request.params, signal)
      return { safeTxHash }
    },
    [Methods.signMessage]: (params, signal) => deps.reviewMessage(parseMessage(params), settings, signal),
    [Methods.signTypedMessage]: async (params, signal) => {
      const asked = settings
      // Hashed in a turn of its own: not in that of the request before, which may have been refused, nor of the drawing.
      await nextTurn()
      const message = parseTypedData(params)
      await nextTurn()
      return deps.reviewMessage(message, asked, signal)
    },
    [Methods.requestAddressBook]: () => getAddressBook(deps),
    [Methods.wallet_getPermissions]: () => listPermissions(deps),
    [Methods.wallet_requestPermissions]: (params, signal) => requestPermissions(deps, params, signal),
  }
}

// Only what the SDK's type promises: the rest of the chain's entry (RPC keys among it) is not the app's.
function getChainInfo(deps: AppHostDeps): unknown {
  const { chainName, chainId, shortName, nativeCurrency, blockExplorerUriTemplate } = deps.getChainInfo()
  return { chainName, chainId, shortName, nativeCurrency, blockExplorerUriTemplate }
}

function getAddressBook({ permissions, appOrigin, getAddressBook: read }: AppHostDeps): unknown {
  if (permissions.has(appOrigin, RestrictedMethods.requestAddressBook)) return read()
  throw new AppRequestError(Methods.requestAddressBook, appErrorCode.unauthorized, words.noAddressBook)
}

const safeTxHashParams = z.object({ safeTxHash: hash })
const balanceParams = z.nullish(z.object({ currency: z.optional(z.string().check(z.regex(/^[a-zA-Z]{3,5}$/))) }))

function parseSafeTxHash(params: unknown): Hex {
  const parsed = safeTxHashParams.safeParse(params)
  if (parsed.success) return parsed.data.safeTxHash
  throw new AppRequestError(Methods.getTxBySafeTxHash, appErrorCode.invalidParams, words.badSafeTxHash)
}

function parseMessageHash(params: unknown): Hex {
  const parsed = hash.safeParse(params)
  if (parsed.success) return parsed.data
  throw new AppRequestError(Methods.getOffChainSignature, appErrorCode.invalidParams, words.badMessageHash)
}

function parseCurrency(params: unknown): string {
  const parsed = balanceParams.safeParse(params)
  if (parsed.success) return (parsed.data?.currency ?? 'usd').toLowerCase()
  throw new AppRequestError(Methods.getSafeBalances, appErrorCode.invalidParams, words.badCurrency)
}
