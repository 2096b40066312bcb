import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/Button'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { type AddressBookEntry, addressBookKey } from '@/lib/address-book/addressBook'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { saveFile } from '@/lib/file/saveFile'
import styles from './AddressBookScreen.module.css'
import { AddressBookTable, type AskedOfEntry } from './AddressBookTable'
import { exportAddressBook } from './addressBookFile'
import { EntryDialog } from './EntryDialog'
import { ImportPanel } from './ImportPanel'
import { RemoveDialog } from './RemoveDialog'
import * as words from './words'

type Open = { dialog: 'add' } | AskedOfEntry

/** The names that the user gives to addresses. They stay in this browser. */
export function AddressBookScreen() {
  const { entries, save, remove, replaceAll } = useAddressBook()
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(undefined)

  const handleSave = (entry: AddressBookEntry, replaced: AddressBookEntry | undefined) => {
    // Saved first: if the book is full, the old entry is still there.
    save(entry)
    if (replaced && (replaced.chainId !== entry.chainId || replaced.address !== entry.address)) remove(replaced)
    setSaid(words.saved(entry.name))
    close()
  }
  const handleRemove = (entry: AddressBookEntry) => {
    // The button that opened the dialog is gone with its row, and the focus must not be lost with it.
    flushSync(() => {
      remove(entry)
      setSaid(words.removed(entry.name))
      close()
    })
    heading.current?.focus()
  }
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setOpen({ dialog: 'add' })}>
            {words.add}
          </Button>
          <Button
            onClick={() => saveFile('address-book.csv', exportAddressBook(entries))}
            disabled={entries.length === 0}
          >
            {words.exportBook}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <UnkeptNotice keys={[addressBookKey]} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <AddressBookTable entries={entries} onAsk={setOpen} />
      <ImportPanel entries={entries} onImport={replaceAll} />
      {open?.dialog === 'add' && <EntryDialog entries={entries} onSave={handleSave} onClose={close} />}
      {open?.dialog === 'edit' && (
        <EntryDialog entries={entries} edited={open.entry} onSave={handleSave} onClose={close} />
      )}
      {open?.dialog === 'remove' && <RemoveDialog entry={open.entry} onRemove={handleRemove} onClose={close} />}
    </div>
  )
}
