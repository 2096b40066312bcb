import { HashLabel } from '@/components/chain/HashLabel'
import { TransactionExport } from '@/components/transactions/review/outcome/TransactionExport'
import { CallReading } from '@/components/transactions/view/CallReading'
import { ConfirmationList } from '@/components/transactions/view/ConfirmationList'
import { FieldTable } from '@/components/transactions/view/FieldTable'
import { HashList } from '@/components/transactions/view/HashList'
import type { LocalCall } from '@/components/transactions/view/readLocalCall'
import { isToldWhole } from '@/components/transactions/view/sentence/transactionCategory'
import { toSentenceInput } from '@/components/transactions/view/sentence/useTransactionSentence'
import { FoldPart } from '@/components/ui/details/FoldPart'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import { exportFile } from './exportFile'
import { ReportFold } from './ReportFold'
import * as words from './words'

type DetailsProofProps = {
  safe: SafeView
  details: TransactionDetails
  local: LocalCall
  result: DetailsVerification | undefined
  checkedAt: number
}

/** All of a transaction that can be compared or kept, each part to be opened; what its sentence does not tell is open. */
export function DetailsProof({ safe, details, local, result, checkedAt }: DetailsProofProps) {
  const { txInfo, txHash, txData } = details
  const { claimed, decoded } = local
  const input = toSentenceInput({ safe, info: txInfo, decoded, transaction: claimed?.transaction })
  const file = result?.claimed && exportFile(safe, result.claimed)
  return (
    <>
      {decoded && (
        <FoldPart title={words.whatItDoes} isOpen={!isToldWhole(input)}>
          <CallReading safe={safe} call={decoded} service={txData?.dataDecoded} />
        </FoldPart>
      )}
      {claimed && (
        <FoldPart title={words.signatures}>
          <ConfirmationList
            {...{ safe, claimed: result?.claimed ?? claimed, owners: safe.owners }}
            verification={result?.verification}
            checks={result?.checks}
          />
        </FoldPart>
      )}
      {claimed && (
        <FoldPart title={words.signedFields}>
          <FieldTable safe={safe} transaction={claimed.transaction} />
        </FoldPart>
      )}
      {/* Known last: above the others it would move them. */}
      {((claimed && result) || txHash) && (
        <FoldPart title={words.hashes}>
          {claimed && result && <HashList hashes={result.verification?.hashes} />}
          {txHash && <HashLabel name={words.onChain} hash={txHash} />}
        </FoldPart>
      )}
      {file && (
        <FoldPart title={words.asFile}>
          <p>{words.exportHint}</p>
          <TransactionExport file={file} />
        </FoldPart>
      )}
      {result && <ReportFold safe={safe} result={result} checkedAt={checkedAt} />}
    </>
  )
}
