import { memo, useDeferredValue, useMemo, useState } from 'react'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import styles from './AddressBookTable.module.css'
import { networkName } from './networkName'
import * as words from './words'

export type AskedOfEntry = { dialog: 'edit' | 'remove'; entry: AddressBookEntry }
type Asking = {
  /** The same one each time: rows are not drawn again for a new one. */
  onAsk: (asked: AskedOfEntry) => void
}
type AddressBookTableProps = Asking & { entries: readonly AddressBookEntry[] }

const maxRows = 200
const byName = new Intl.Collator()

/** The entries by name, with their address in full. Of a large book the first ones, and a search for the others. */
export function AddressBookTable({ entries, onAsk }: AddressBookTableProps) {
  const [search, setSearch] = useState('')
  // A key that is pressed is seen at once, and what it finds when there is time.
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const sorted = useMemo(() => entries.toSorted((one, other) => byName.compare(one.name, other.name)), [entries])
  const found = useMemo(
    () => sorted.filter(({ name, address }) => `${name}\n${address}`.toLowerCase().includes(wanted)),
    [sorted, wanted],
  )
  if (entries.length === 0) return <p>{words.empty}</p>
  return (
    <>
      <Field label={words.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <p role="status" className={styles.count}>
        {found.length > maxRows ? words.firstShown(maxRows, found.length) : words.found(found.length, entries.length)}
      </p>
      <table className={styles.table} aria-label={words.names}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.address}</th>
            <th scope="col">{words.network}</th>
            <th scope="col">
              <span className="visually-hidden">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <EntryRows entries={found} onAsk={onAsk} />
      </table>
    </>
  )
}

/** Not drawn again for a key that is pressed, nor for a dialog that opens. */
const EntryRows = memo(function EntryRows({ entries, onAsk }: AddressBookTableProps) {
  return (
    <tbody>
      {entries.slice(0, maxRows).map((entry) => (
        <EntryRow key={entryKey(entry)} entry={entry} onAsk={onAsk} />
      ))}
    </tbody>
  )
})

const EntryRow = memo(function EntryRow({ entry, onAsk }: Asking & { entry: AddressBookEntry }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {entry.name}
      </th>
      <td>
        <span className={styles.address}>
          <AccountAvatar address={entry.address} />
          <span>{entry.address}</span>
        </span>
      </td>
      <td>{networkName(entry.chainId)}</td>
      <td className={styles.actions}>
        <Button variant="quiet" onClick={() => onAsk({ dialog: 'edit', entry })}>
          {words.edit} <span className="visually-hidden">{entry.name}</span>
        </Button>
        <Button variant="quiet" onClick={() => onAsk({ dialog: 'remove', entry })}>
          {words.remove} <span className="visually-hidden">{entry.name}</span>
        </Button>
      </td>
    </tr>
  )
})
