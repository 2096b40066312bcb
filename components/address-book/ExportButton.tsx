import { Button } from '@/components/ui/Button'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { saveFile } from '@/lib/file/saveFile'
import { exportAddressBook } from './addressBookFile'
import * as words from './words'

type ExportButtonProps = { entries: readonly AddressBookEntry[] }

export function ExportButton({ entries }: ExportButtonProps) {
  const handleClick = () => saveFile('address-book.csv', exportAddressBook(entries))
  return (
    <Button onClick={handleClick} disabled={entries.length === 0}>
      {words.exportBook}
    </Button>
  )
}
