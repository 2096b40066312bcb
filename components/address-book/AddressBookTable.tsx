import { useState } from 'react'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import styles from './AddressBookTable.module.css'
import { networkName } from './networkName'
import * as words from './words'

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
              <td>{networkName(entry.chainId)}</td>
              <td className={styles.actions}>
                <Button variant="quiet" onClick={() => onEdit(entry)}>
                  {words.edit} <span className="visually-hidden">{entry.name}</span>
                </Button>
                <Button variant="quiet" onClick={() => onRemove(entry)}>
                  {words.remove} <span className="visually-hidden">{entry.name}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
