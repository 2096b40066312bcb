import { AccountName } from '@/components/chain/AccountName'
import styles from './TransactionSentence.module.css'
import { type TransactionParts, useTransactionSentence } from './useTransactionSentence'

type TransactionSentenceProps = TransactionParts & {
  /** In full stands the address of whom nobody has a name for: not in lists. */
  isFull?: boolean
}

/** What a transaction does, in one sentence with names in it. */
export function TransactionSentence({ isFull = false, ...parts }: TransactionSentenceProps) {
  const { chainId } = parts.safe
  return (
    <span className={styles.sentence}>
      {useTransactionSentence(parts).map((piece, place) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence
          <AccountName key={place} {...{ chainId, isFull }} address={piece.account} avatarSize={0} />
        ),
      )}
    </span>
  )
}
