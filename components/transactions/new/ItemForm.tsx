import { Field } from '@/components/ui/Field'
import { AppError } from '@/lib/errors'
import { createItemTransfer } from '@/lib/safe/call/transfers'
import { AddressField } from './AddressField'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

/** Sends an ERC-721 item of the Safe. */
export function ItemForm({ safe, typed, onAdd }: ActionFormProps) {
  const collection = useAddressInput(safe.chainId, typed, 'collection', words.collection)
  const receiver = useAddressInput(safe.chainId, typed, 'receiver', words.receiver)
  const tokenId = typed.get('tokenId') ?? ''
  const read = () => {
    if (!/^\d{1,78}$/.test(tokenId.trim())) throw new AppError(words.badTokenId)
    return createItemTransfer(collection.read(), safe.address, receiver.read(), BigInt(tokenId.trim()))
  }
  const { handleSubmit, end } = useForm({ typed, read, onAdd })
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <AddressField chainId={safe.chainId} label={words.collection} input={collection} />
      <Field
        label={words.tokenId}
        inputMode="numeric"
        value={tokenId}
        onChange={(event) => typed.set('tokenId', event.target.value)}
      />
      <AddressField chainId={safe.chainId} label={words.receiver} input={receiver} />
      <FormEnd {...end} />
    </form>
  )
}
