import { AddressLabel } from '@/components/chain/AddressLabel'
import { HashLabel } from '@/components/chain/HashLabel'
import { TransactionFileInput } from '@/components/transactions/review/TransactionFileInput'
import * as words from '@/components/transactions/review/words'
import { WarningList } from '@/components/transactions/view/WarningList'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { safeRoutes } from '@/lib/routes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { ApprovedContent } from './ApprovedContent'
import type { ApprovalState } from './judgeApprovals'

type ApprovedTransactionProps = ApprovalState & {
  chainId: number
  title: string
  /** Takes what may be the approved transaction; throws when it is not. */
  onGive: (file: TransactionFile) => Promise<void>
}

/** What an approval signs for: the other Safe’s transaction, or that it is not known. */
export function ApprovedTransactionView({ chainId, title, approval, approved, onGive }: ApprovedTransactionProps) {
  const { safe: address, hash } = approval
  const wrong = approved?.checks.filter(({ status }) => status === 'mismatch') ?? []
  return (
    <Panel title={title}>
      <p>{words.approves}</p>
      <Facts>
        <Fact term={words.otherSafe}>
          <AddressLabel chainId={chainId} address={address} />
        </Fact>
      </Facts>
      <VerificationBadge status={approved?.status ?? 'loading'} sentence={approved?.sentence} />
      {wrong.length > 0 && <CheckList checks={wrong} />}
      <WarningList label={words.approvalWarnings} warnings={approved?.warnings ?? []} />
      {approved?.content && <ApprovedContent chainId={chainId} address={address} content={approved.content} />}
      <HashLabel name={words.approvedHash} hash={hash} />
      <p>
        <ButtonLink variant="secondary" href={safeRoutes.transaction({ chainId, address }, hash)}>
          {words.openInItsSafe}
        </ButtonLink>
      </p>
      {approved?.status === 'unknown' && (
        <>
          <p>{words.canBeGiven}</p>
          <TransactionFileInput onRead={onGive} />
        </>
      )}
    </Panel>
  )
}
