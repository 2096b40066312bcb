import { useState } from 'react'
import { Field } from '@/components/ui/Field'
import { AppError } from '@/lib/errors'
import type { SafeCall } from '@/lib/safe/transaction'
import { createItemTransfer } from '@/lib/safe/transfers'
import type { SafeView } from '@/lib/verify/safeView'
import { AddressField } from './AddressField'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'

type ItemFormProps = { safe: SafeView; onAdd: (call: SafeCall) => void }

/** Sends an ERC-721 item of the Safe. */
export function ItemForm({ safe, onAdd }: ItemFormProps) {
  const collection = useAddressInput(safe.chainId, 'Collection')
  const receiver = useAddressInput(safe.chainId, 'Receiver')
  const [tokenId, setTokenId] = useState('')
  const { problem, handleSubmit } = useForm(() => {
    if (!/^\d{1,78}$/.test(tokenId.trim())) throw new AppError('The token id is a whole number.')
    return createItemTransfer(collection.read(), safe.address, receiver.read(), BigInt(tokenId.trim()))
  }, onAdd)
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <AddressField chainId={safe.chainId} label="Collection" input={collection} />
      <Field
        label="Token id"
        inputMode="numeric"
        value={tokenId}
        onChange={(event) => setTokenId(event.target.value)}
      />
      <AddressField chainId={safe.chainId} label="Receiver" input={receiver} />
      <FormEnd problem={problem} />
    </form>
  )
}
