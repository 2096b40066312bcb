import { Button } from '@/components/ui/Button'
import type { AddressBookEntry } from '@/lib/book/addressBook'
import { exportAddressBook } from '@/lib/book/addressBookFile'
import { saveFile } from '@/lib/book/saveFile'

type ExportButtonProps = { entries: readonly AddressBookEntry[] }

export function ExportButton({ entries }: ExportButtonProps) {
  const handleClick = () => saveFile('address-book.csv', exportAddressBook(entries))
  return (
    <Button onClick={handleClick} disabled={entries.length === 0}>
      Export
    </Button>
  )
}
