import { useState } from 'react'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import styles from './AddressBookTable.module.css'
import { chainName } from './chainName'

type AddressBookTableProps = {
  entries: readonly AddressBookEntry[]
  onEdit: (entry: AddressBookEntry) => void
  onRemove: (entry: AddressBookEntry) => void
}

const maxRows = 200

/** The entries by name, with their address in full. Of a large book the first ones, and a search for the others. */
export function AddressBookTable({ entries, onEdit, onRemove }: AddressBookTableProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = entries
    .filter(({ name, address }) => `${name}\n${address}`.toLowerCase().includes(wanted))
    .sort((one, other) => one.name.localeCompare(other.name))
  if (entries.length === 0) return <p>The address book is empty.</p>
  return (
    <>
      <Field label="Search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <p role="status" className={styles.count}>
        {found.length > maxRows
          ? `Showing ${maxRows} of ${found.length} entries: search for the others.`
          : `${found.length} of ${entries.length} entries.`}
      </p>
      <table className={styles.table} aria-label="Names">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Address</th>
            <th scope="col">Network</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, maxRows).map((entry) => (
            <tr key={entryKey(entry)}>
              <th scope="row" className={styles.name}>
                {entry.name}
              </th>
              <td>
                <span className={styles.address}>
                  <AccountAvatar address={entry.address} />
                  <span>{entry.address}</span>
                </span>
              </td>
              <td>{chainName(entry.chainId)}</td>
              <td className={styles.actions}>
                <Button variant="quiet" onClick={() => onEdit(entry)}>
                  Edit <span className="visually-hidden">{entry.name}</span>
                </Button>
                <Button variant="quiet" onClick={() => onRemove(entry)}>
                  Remove <span className="visually-hidden">{entry.name}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
