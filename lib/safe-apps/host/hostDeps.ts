import type { AddressBookItem } from '@safe-global/safe-apps-sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import type { ReadClient } from '@/lib/chain/readClient'
import { hasService } from '@/lib/config/publicEnv'
import { fetchAppBalances, fetchAppTransaction } from '@/lib/gateway/calls/appAnswers'
import type { Gateway } from '@/lib/gateway/client/client'
import { type AppMessage, hashContent } from '@/lib/safe-apps/host/requests/messageRequest'
import { readOwnBalances } from '@/lib/safe-apps/host/withoutService/ownBalances'
import { readOwnTransaction } from '@/lib/safe-apps/host/withoutService/ownTransaction'
import type { AppPermissions } from '@/lib/safe-apps/permissions/permissions'
import type { SafeView } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import type { AppHostDeps } from './appHostDeps'
import { AppRequestError, appErrorCode } from './appRequestError'
import { describeChain, describeSafe } from './hostFacts'
import { fetchMessageSignature } from './messageSignature'
import type { ReviewDesk } from './reviewDesk'
import * as words from './words'

/** What changes while an app runs: read anew for every request. */
export type HostState = { safe: SafeView; account: Address | undefined; entries: readonly AddressBookEntry[] }

export type HostParts = {
  appOrigin: string
  read: () => HostState
  client: ReadClient | undefined
  gateway: Gateway
  queryClient: Pick<QueryClient, 'fetchQuery' | 'getQueryData'>
  permissions: AppPermissions
  desk: ReviewDesk
}

/** Everything that an app is answered with, from the Safe on the page, the chain, the gateway and the person. */
export function createHostDeps({
  appOrigin,
  read,
  client,
  gateway,
  queryClient,
  permissions,
  desk,
}: HostParts): AppHostDeps {
  const { chainId } = read().safe
  const reach = (method: string) => {
    if (client) return client
    throw new AppRequestError(method, appErrorCode.disconnected, words.unknownChain)
  }
  return {
    appOrigin,
    hostOrigin: window.location.origin,
    permissions,
    getSafeInfo: () => describeSafe(read().safe, read().account),
    getChainInfo: () => describeChain(chainId),
    getBalances: (currency) =>
      hasService
        ? fetchAppBalances(gateway, read().safe, currency)
        : readOwnBalances({ queryClient, client: reach('getSafeBalances') }, read().safe),
    getTransaction: (safeTxHash) =>
      hasService
        ? fetchAppTransaction(gateway, chainId, safeTxHash)
        : readOwnTransaction({ queryClient, client: reach('getTxBySafeTxHash') }, read().safe, safeTxHash),
    getMessageSignature: (messageHash) =>
      fetchMessageSignature({ queryClient, gateway, client }, read().safe, messageHash),
    getAddressBook: () => listNames(read()),
    request: async (call) => reach('rpcCall').transport.request(call),
    reviewTransactions: (transactions, { safeTxGas }, signal) => {
      const calls = transactions.map((call) => ({ ...call, operation: 0 as const }))
      return desk.ask(signal, (ways) => ({ kind: 'transactions', calls, safeTxGas, ...ways }))
    },
    reviewMessage: async (message, { offChainSigning }, signal) => {
      if (offChainSigning) {
        checkCollectable(message)
        return desk.ask(signal, (ways) => ({ kind: 'message', message, ...ways }))
      }
      const call = await createOnChainCall(reach('signMessage'), read().safe.version, hashContent(message))
      return desk.ask(signal, (ways) => ({ kind: 'transactions', calls: [call], ...ways }))
    },
    reviewPermissions: (methods, signal) =>
      desk.ask<boolean>(signal, (ways) => ({ kind: 'permissions', methods, ...ways })).catch(() => false),
  }
}

// Names for this network only: an app of one network has no business with the others.
function listNames({ safe, entries }: HostState): AddressBookItem[] {
  return entries
    .filter(({ chainId }) => chainId === undefined || chainId === safe.chainId)
    .map(({ address, name }) => ({ address, name, chainId: String(safe.chainId) }))
}

// The gateway keeps texts and typed data: bytes that are no text could neither be shown nor collected for.
function checkCollectable(message: AppMessage): void {
  if (message.kind === 'typedData' || message.text !== undefined) return
  throw new AppRequestError('signMessage', appErrorCode.invalidParams, words.notText)
}
