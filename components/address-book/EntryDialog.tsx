import { type FormEvent, useState } from 'react'
import { AddressField } from '@/components/chain/AddressField'
import { useAddressText } from '@/components/chain/useAddressText'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/notice/Notice'
import { TextLines } from '@/components/ui/TextLines'
import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import { InvalidNameError } from '@/lib/address-book/entryName'
import { parseEntry } from '@/lib/address-book/parseEntry'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError, describeError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import { useKnownAccounts } from '@/lib/safe-view/useKnownAccounts'
import { ChainSelect } from './ChainSelect'
import { describeDoubts } from './describeDoubts'
import styles from './EntryDialog.module.css'
import * as words from './words'

type EntryDialogProps = {
  entries: readonly AddressBookEntry[]
  /** The entry to change; without it, a new one is added. */
  edited?: AddressBookEntry
  /** May throw AppError. */
  onSave: (entry: AddressBookEntry, replaced: AddressBookEntry | undefined) => void
  onClose: () => void
}

/** A form for one entry. What could be taken for another entry is saved only when the user insists. */
export function EntryDialog({ entries, edited, onSave, onClose }: EntryDialogProps) {
  const [problem, setProblem] = useState<{ field: 'name' | 'address'; text: string }>()
  const [doubts, setDoubts] = useState<string[]>([])
  const [chosen, setChosen] = useState(edited?.chainId)
  const chainId = chosen ?? publicEnv.chains[0].id
  const accounts = useKnownAccounts(chainId).filter(({ origin }) => origin !== 'book')
  const others = entries.filter((entry) => !edited || entryKey(entry) !== entryKey(edited))

  const handleChange = () => {
    setProblem(undefined)
    setDoubts([])
  }
  const [text, setText] = useState(edited?.address ?? '')
  const typed = useAddressText(chainId, text, (next) => {
    setText(next)
    handleChange()
  })
  const { isFetching, error, data } = typed.lookup
  // A name of the name chain leads to an address; an address may be written with any network's prefix.
  const isName = isFetching || error !== null || data !== undefined
  const readText = () => (isName ? typed.read() : text)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = (name: string) => String(data.get(name) ?? '')
    try {
      const entry = parseEntry({ address: readText(), name: read('name'), chainId: read('chainId') })
      const taken = others.find((other) => entryKey(other) === entryKey(entry))
      if (taken) throw new AppError(words.taken(taken.name))
      const found = describeDoubts(entry, others)
      if (found.length > 0 && doubts.length === 0) setDoubts(found)
      else onSave(entry, edited)
    } catch (error) {
      setProblem({ field: error instanceof InvalidNameError ? 'name' : 'address', text: describeError(error) })
    }
  }
  const textOf = (field: 'name' | 'address') => (problem?.field === field ? problem.text : undefined)
  return (
    <Dialog
      title={edited ? words.editEntry : words.add}
      onClose={onClose}
      refusal={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <form className={styles.form} onSubmit={handleSubmit} onChange={handleChange} noValidate>
        <Field label={words.name} name="name" defaultValue={edited?.name} problem={textOf('name')} />
        <AddressField
          chainId={chainId}
          label={words.address}
          input={{ ...typed, read: isName ? typed.read : () => parsePrefixedAddress(text).address }}
          known={accounts}
          problem={textOf('address')}
        />
        <ChainSelect chainId={edited?.chainId} onChange={setChosen} />
        {doubts.length > 0 && (
          <Notice tone="warning" title={words.compare}>
            <ul className={styles.doubts}>
              <TextLines texts={doubts} />
            </ul>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {doubts.length > 0 ? words.saveAnyway : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
