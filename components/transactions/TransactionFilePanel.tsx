import { useMemo, useState } from 'react'
import { isAddressEqual } from 'viem'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { Panel } from '@/components/ui/Panel'
import { AppError, describeError } from '@/lib/errors'
import { formatTransactionFile, parseTransactionFile } from '@/lib/safe/transactionFile'
import type { ClaimedTransaction } from '@/lib/safe/verifyTransaction'
import type { SafeView } from '@/lib/verify/safeView'
import styles from './compose/compose.module.css'
import { ReviewDialog, type ReviewRequest } from './ReviewDialog'

type TransactionFilePanelProps = {
  safe: SafeView
  /** What can be handed on; left out, only reading is offered. */
  claimed?: ClaimedTransaction | undefined
}

/** A transaction with its signatures as text, to be passed on without any service, and to be read and checked again. */
export function TransactionFilePanel({ safe, claimed }: TransactionFilePanelProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [request, setRequest] = useState<ReviewRequest>()
  const exported = useMemo(() => claimed && writeFile(safe, claimed), [safe, claimed])

  const handleRead = () => {
    try {
      setRequest(readFile(safe, text))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setProblem(describeError(error))
    }
  }
  return (
    <Panel title="Without the service">
      {exported && (
        <div className={styles.row}>
          <p className={styles.soft}>
            The transaction and its signatures as text, for the other owners to read in here.
          </p>
          <CopyButton text={exported} label="Copy the transaction" />
        </div>
      )}
      <label className={styles.field}>
        Transaction of another owner, as text
        <textarea value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button disabled={text.trim() === ''} onClick={handleRead}>
          Read and check
        </Button>
      </div>
      {request && (
        <ReviewDialog safe={safe} request={request} onDone={() => setText('')} onClose={() => setRequest(undefined)} />
      )}
    </Panel>
  )
}

function writeFile({ chainId, address }: SafeView, { transaction, safeTxHash, confirmations }: ClaimedTransaction) {
  if (!safeTxHash.startsWith('0x')) return undefined
  const hash = `0x${safeTxHash.slice(2)}` as const
  return formatTransactionFile({
    chainId,
    safe: address,
    transaction,
    safeTxHash: hash,
    signatures: [...confirmations],
  })
}

/** Nothing in it is believed: the review computes the hash again, and holds every signature against it. */
function readFile({ chainId, address }: SafeView, text: string): ReviewRequest {
  const file = parseTransactionFile(text)
  if (file.chainId !== chainId || !isAddressEqual(file.safe, address)) {
    throw new AppError(`This transaction is of the Safe ${file.safe} on chain ${file.chainId}.`)
  }
  const { transaction, signatures, safeTxHash } = file
  return { kind: 'transaction', transaction, signatures, safeTxHash }
}
