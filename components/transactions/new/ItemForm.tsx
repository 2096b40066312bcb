import { useState } from 'react'
import { AddressField } from '@/components/chain/AddressField'
import { ItemPicker } from '@/components/transactions/new/fields/ItemPicker'
import { Field } from '@/components/ui/Field'
import { Fold } from '@/components/ui/Fold'
import { hasService } from '@/lib/config/publicEnv'
import { AppError } from '@/lib/errors'
import type { Collectible } from '@/lib/gateway/schemas/assetSchema'
import { createItemTransfer } from '@/lib/safe/call/transfers'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

/** Sends an ERC-721 item: one of those that are listed, chosen by its picture, or any other by collection and id. */
export function ItemForm(props: ActionFormProps) {
  const { safe, typed, known } = props
  const { chainId } = safe
  const collection = useAddressInput(chainId, typed, 'collection')
  const receiver = useAddressInput(chainId, typed, 'receiver')
  const tokenId = typed.get('tokenId') ?? ''
  const [isListed, setListed] = useState(false)
  const readId = () => {
    if (!/^\d{1,78}$/.test(tokenId.trim())) throw new AppError(words.badTokenId)
    return BigInt(tokenId.trim())
  }
  const { handleSubmit, problems, end } = useForm({
    ...props,
    fields: { collection: collection.read, tokenId: readId, receiver: receiver.read },
    make: () => createItemTransfer(collection.read(), safe.address, receiver.read(), readId()),
  })
  const choose = ({ address, id }: Collectible) => {
    setListed(true)
    typed.set('collection', address)
    typed.set('tokenId', `${id}`)
  }
  const isOther = !isListed && (tokenId !== '' || collection.text !== '')
  const hasProblem = Boolean(problems.collection ?? problems.tokenId)
  const which = (
    <>
      <AddressField
        chainId={chainId}
        label={words.collection}
        input={collection}
        known={[]}
        problem={problems.collection}
      />
      <Field
        label={words.tokenId}
        inputMode="numeric"
        value={tokenId}
        problem={problems.tokenId}
        onChange={(event) => typed.set('tokenId', event.target.value)}
      />
    </>
  )
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <ItemPicker
        safe={safe}
        isChosen={({ address, id }) => address === collection.text && `${id}` === tokenId}
        onChoose={choose}
      >
        {hasService ? (
          <Fold title={words.otherItem} isOpen={isOther || hasProblem}>
            {which}
          </Fold>
        ) : (
          which
        )}
        <AddressField
          chainId={chainId}
          label={words.receiver}
          input={receiver}
          known={known}
          problem={problems.receiver}
        />
        <FormEnd {...end} safe={safe} />
      </ItemPicker>
    </form>
  )
}
