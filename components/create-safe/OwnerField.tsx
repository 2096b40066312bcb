import { AddressField } from '@/components/chain/AddressField'
import type { OwnerDraft } from '@/components/create-safe/model/newSafeDraft'
import type { OwnerEntry } from '@/components/create-safe/model/readOwners'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { readTypedAddress } from '@/lib/chain/receiverQuery'
import type { KnownAccount } from '@/lib/safe-view/useKnownAccounts'
import styles from './createSafe.module.css'
import * as words from './words'

type OwnerFieldProps = {
  number: number
  chainId: number
  entry: OwnerEntry
  /** Whom an address may mean. */
  accounts: readonly KnownAccount[]
  isOwn: boolean
  problem: string | undefined
  onChange: (part: Partial<OwnerDraft>) => void
  /** Without it the owner cannot be removed: a Safe needs one. */
  onRemove: (() => void) | undefined
}

/** One owner: an address or a name of the name service, with the address of the name in full beneath it. */
export function OwnerField({ number, chainId, entry, accounts, isOwn, problem, onChange, onRemove }: OwnerFieldProps) {
  const { nameOf } = useAddressBook()
  const { text, name, lookup } = entry
  const known = /^0x[0-9a-fA-F]{40}$/.test(text) ? nameOf(chainId, `0x${text.slice(2)}`) : undefined
  return (
    <li className={styles.owner}>
      <div className={styles.pair}>
        <AddressField
          chainId={chainId}
          label={words.owner(number)}
          hint={isOwn ? words.yourConnectedAccount : undefined}
          input={{
            ...{ text, lookup },
            setText: (next) => onChange({ text: next }),
            read: () => readTypedAddress(text, lookup, chainId),
          }}
          known={accounts}
          problem={problem}
        />
        <Field
          label={words.ownerName(number)}
          hint={known && words.inAddressBook(known)}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      {onRemove && (
        <div>
          <Button onClick={onRemove} aria-label={words.removeOwner(number)}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
