import { AddressLabel } from '@/components/chain/AddressLabel'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { HashLabel } from '@/components/chain/HashLabel'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { describeStatus } from './describeStatus'

type DetailsFactsProps = { chainId: number; details: TransactionDetails }

/** Status, nonce, times and people around a transaction. */
export function DetailsFacts({ chainId, details }: DetailsFactsProps) {
  const { txStatus, executedAt, txHash, safeAppInfo, detailedExecutionInfo: info } = details
  const multisig = info?.type === 'MULTISIG' ? info : undefined
  const people = [
    { term: 'Proposed by', who: multisig?.proposer },
    { term: 'Proposed for the proposer by', who: multisig?.proposedByDelegate },
    { term: 'Executed by', who: multisig?.executor },
    { term: 'Module', who: info?.type === 'MODULE' ? info.address : null },
  ]
  return (
    <>
      <Facts>
        <Fact term="Status">{describeStatus(txStatus)}</Fact>
        {multisig && <Fact term="Nonce">{`${multisig.nonce}`}</Fact>}
        {multisig && (
          <Fact term="Proposed">
            <TimeLabel time={multisig.submittedAt} />
          </Fact>
        )}
        {executedAt !== null && (
          <Fact term="Executed">
            <TimeLabel time={executedAt} />
          </Fact>
        )}
        {safeAppInfo && <Fact term="Said to come from the app">{safeAppInfo.name}</Fact>}
      </Facts>
      <Facts>
        {people.map(
          ({ term, who }) =>
            who && (
              <Fact key={term} term={term}>
                <AddressLabel chainId={chainId} address={who.value} serviceName={who.name} />
              </Fact>
            ),
        )}
      </Facts>
      {txHash && (
        <>
          <HashLabel name="On the chain" hash={txHash} />
          <ExplorerLink chainId={chainId} kind="tx" value={txHash}>
            View on explorer
          </ExplorerLink>
        </>
      )}
    </>
  )
}
