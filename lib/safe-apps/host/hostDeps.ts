import type { AddressBookItem, ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import type { ReadClient } from '@/lib/chain/readClient'
import { findChain, shortNameOf } from '@/lib/config/chain'
import { fetchAppBalances, fetchAppTransaction } from '@/lib/gateway/calls/appAnswers'
import type { Gateway } from '@/lib/gateway/client/client'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { type AppMessage, hashContent } from '@/lib/safe-apps/host/requests/messageRequest'
import type { AppPermissions } from '@/lib/safe-apps/permissions/permissions'
import type { SafeView } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import type { AppHostDeps } from './appHostDeps'
import { AppRequestError, appErrorCode } from './appRequestError'
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
  queryClient: Pick<QueryClient, 'fetchQuery'>
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
    getSafeInfo: () => describeSafe(read()),
    getChainInfo: () => describeChain(chainId),
    getBalances: (currency) => fetchAppBalances(gateway, read().safe, currency),
    getTransaction: (safeTxHash) => fetchAppTransaction(gateway, chainId, safeTxHash),
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

function describeSafe({ safe, account }: HostState): SafeInfoExtended {
  const { address, chainId, threshold, owners, nonce, modules, fallbackHandler, guard, version, chain, service } = safe
  const isOwner = owners.some((owner) => sameBytes(owner, account))
  return {
    safeAddress: address,
    chainId,
    threshold,
    owners: [...owners],
    isReadOnly: !isOwner,
    nonce: Number(nonce),
    implementation: chain?.singleton ?? service?.implementation.value ?? '',
    modules: modules.length > 0 ? [...modules] : null,
    fallbackHandler: fallbackHandler ?? null,
    guard: guard ?? null,
    version: version || null,
  }
}

// As this site is configured, which is known before any gateway answers.
function describeChain(chainId: number): ChainInfo {
  const chain = findChain(chainId)
  const explorer = chain?.blockExplorers?.default.url.replace(/\/+$/, '')
  return {
    chainName: chain?.name ?? '',
    chainId: String(chainId),
    shortName: shortNameOf(chainId),
    nativeCurrency: { name: '', symbol: '', decimals: 18, ...chain?.nativeCurrency, logoUri: '' },
    blockExplorerUriTemplate: {
      address: explorer ? `${explorer}/address/{{address}}` : '',
      txHash: explorer ? `${explorer}/tx/{{txHash}}` : '',
      api: '',
    },
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
