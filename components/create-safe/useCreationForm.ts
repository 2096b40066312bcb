import { useQueries, useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { type PendingCreation, parseSaltNonce, planCreation } from '@/components/create-safe/model/creation'
import { creationContractsQuery } from '@/components/create-safe/model/creationContracts'
import type { NewSafeDraft } from '@/components/create-safe/model/newSafeDraft'
import { readOwnerName, readOwners } from '@/components/create-safe/model/readOwners'
import { useNewSafeDraft } from '@/components/create-safe/model/useNewSafeDraft'
import { nameAddressQuery } from '@/lib/chain/receiverQuery'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain, findChainByPrefix } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError } from '@/lib/errors'
import * as words from './words'

/** The form of a new Safe: its draft, with what the chains say of it. */
export function useCreationForm(prefix: string) {
  const { draft, isKept, keep, discard } = useNewSafeDraft()
  const { address: account, chainId: walletChainId } = useAccount()
  const chain = findChain(draft.chainId) ?? findChainByPrefix(prefix) ?? findChain(walletChainId) ?? publicEnv.chains[0]
  const contracts = useQuery(creationContractsQuery(useReadClient({ chainId: chain.id }), chain.id))
  const available = contracts.data?.available ?? []
  const chosen = available.find(({ version }) => version === draft.version) ?? available[0]
  const singleton = chosen?.singletons.find(({ address }) => address === draft.singleton) ?? chosen?.singletons[0]
  // The connected account stands first until something else is typed there.
  const texts = draft.owners.map(({ text }, index) => text ?? (index === 0 ? (account ?? '') : ''))
  const lookups = useQueries({ queries: texts.map((text) => nameAddressQuery(text)) })
  const count = draft.owners.length
  const threshold = Math.min(draft.threshold ?? Math.floor(count / 2) + 1, count)
  const entries = draft.owners.map(({ name }, index) => {
    const { data, isFetching = false, error = null } = lookups[index] ?? {}
    return { text: texts[index] ?? '', name, lookup: { data, isFetching, error } }
  })

  /** Throws AppError with the sentence that says what is wrong. */
  const read = (): PendingCreation => {
    if (!chosen || !singleton) throw new AppError(words.contractsPending)
    const { owners, problems } = readOwners(entries, chain.id)
    if (problems.some(Boolean)) throw new AppError(words.badOwners)
    const { version, proxyFactory, fallbackHandler } = chosen
    const saltNonce = parseSaltNonce(draft.saltNonce)
    const name = readOwnerName(draft.name)
    const plan = { chainId: chain.id, name, owners, threshold, version, proxyFactory, fallbackHandler, saltNonce }
    return { ...planCreation({ ...plan, singleton: singleton.address }), stage: 'review' }
  }
  /** Keeps what is shown as it is shown, network and first owner too: another wallet on another day changes neither. */
  const change = (part: Partial<NewSafeDraft>) => {
    const [first, ...others] = draft.owners
    const owners = first ? [{ ...first, text: first.text ?? account }, ...others] : draft.owners
    keep({ ...draft, chainId: chain.id, owners, ...part })
  }
  return { draft, isKept, discard, change, chain, contracts, chosen, singleton, entries, threshold, read }
}

export type CreationFormState = ReturnType<typeof useCreationForm>
