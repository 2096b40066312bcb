import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { Field } from '@/components/ui/Field'
import { Listbox } from '@/components/ui/listbox/Listbox'
import { useListbox } from '@/components/ui/listbox/useListbox'
import { attempt } from '@/lib/attempt'
import { recallVerifiedNames, verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { abbreviateAddress } from '@/lib/format/address'
import { findLookAlikes } from '@/lib/format/lookAlike'
import type { KnownAccount } from '@/lib/safe-view/useKnownAccounts'
import { AccountAvatar } from './AccountAvatar'
import styles from './AddressField.module.css'
import { AddressLabel } from './AddressLabel'
import type { AddressText } from './useAddressText'
import * as words from './words'

type AddressFieldProps = {
  chainId: number
  label: string
  input: Pick<AddressText, 'text' | 'setText' | 'lookup' | 'read'>
  /** Whom the user may mean: offered while the text fits them. */
  known: readonly KnownAccount[]
  problem?: string | undefined
  hint?: string | undefined
}

const mostOffered = 6

/**
 * A field for an address or a name: offers those that are known here, says in full what was chosen, and what that could be
 * mistaken for.
 */
export function AddressField({ chainId, label, input, known, problem, hint }: AddressFieldProps) {
  const { text, setText, lookup } = input
  const offered = useOffered(known, text)
  const { combobox, listbox, isShown, toggle } = useListbox(offered, ({ address }) => setText(address))
  const read = attempt(input.read)
  const address = typeof read === 'string' ? read : undefined
  const addresses = useMemo(() => known.map((other) => other.address), [known])
  return (
    <div className={styles.field}>
      <div className={styles.around}>
        <Field
          label={label}
          hint={hint}
          problem={problem}
          placeholder={words.addressPlaceholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            toggle(true)
          }}
          onFocus={() => toggle(true)}
          onClick={() => toggle(true)}
          aria-autocomplete="list"
          {...combobox}
        />
        {isShown && (
          <Listbox {...listbox} label={words.knownAccounts}>
            {(account) => <AccountOption account={account} />}
          </Listbox>
        )}
      </div>
      <div aria-live="polite" className={styles.chosen}>
        {lookup.isFetching && words.lookingUp}
        {address && <AddressLabel chainId={chainId} address={address} />}
        {address && lookup.data && <NameDoubt name={text.trim()} address={address} />}
        {address &&
          findLookAlikes(address, addresses).map((other) => (
            <p key={other} className={styles.warning}>
              {words.looksLike(other)}
            </p>
          ))}
      </div>
    </div>
  )
}

function AccountOption({ account: { address, name, origin } }: { account: KnownAccount }) {
  const { data: ensName } = useQuery({ ...verifiedNameQuery(address), enabled: !name })
  const shown = name ?? ensName
  return (
    <>
      <AccountAvatar address={address} />
      <span className={styles.names}>
        {shown && <span className={styles.name}>{shown}</span>}
        <span className={styles.address}>{abbreviateAddress(address)}</span>
      </span>
      <span className={styles.origin}>{words.origins[origin]}</span>
    </>
  )
}

/** A name that the address does not call itself may have been given to it by anybody. */
function NameDoubt({ name, address }: { name: string; address: Address }) {
  const { data } = useQuery(verifiedNameQuery(address))
  if (data === undefined || data === name) return null
  return <p className={styles.note}>{words.nameOneWay(name)}</p>
}

/** Those whose name or address has the text in it; none once it is an address. */
function useOffered(known: readonly KnownAccount[], text: string): KnownAccount[] {
  const cache = useQueryClient()
  const wanted = text.trim().toLowerCase()
  if (/0x[0-9a-f]{40}$/.test(wanted)) return []
  const ensNames = recallVerifiedNames(cache)
  const fits = ({ address, name }: KnownAccount) => {
    const ensName = ensNames.get(address.toLowerCase())
    return `${name ?? ''}\n${ensName ?? ''}\n${address}`.toLowerCase().includes(wanted)
  }
  return known.filter(fits).slice(0, mostOffered)
}
