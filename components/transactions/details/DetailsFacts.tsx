import { AddressLabel } from '@/components/chain/AddressLabel'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { HashLabel } from '@/components/chain/HashLabel'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { describeStatus } from '@/components/transactions/list/describeStatus'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Claimed } from '@/components/verification/Claimed'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { Check } from '@/lib/safe/verify/verification'
import * as words from './words'

type DetailsFactsProps = {
  chainId: number
  details: TransactionDetails
  /** Undefined while they are being made. */
  checks: readonly Check[] | undefined
}

/** Status, nonce, times and people around a transaction. */
export function DetailsFacts({ chainId, details, checks }: DetailsFactsProps) {
  const { txStatus, executedAt, txHash, safeAppInfo, detailedExecutionInfo: info } = details
  const multisig = info?.type === 'MULTISIG' ? info : undefined
  // What the chain tells of people is checked under `subject`; who proposed, only the service knows.
  const people = [
    { term: words.proposedBy, who: multisig?.proposer, subject: 'proposer' },
    { term: words.proposedForProposer, who: multisig?.proposedByDelegate, subject: 'proposer' },
    { term: words.executedBy, who: multisig?.executor, subject: 'executor' },
    { term: words.module, who: info?.type === 'MODULE' ? info.address : null, subject: 'execution' },
  ]
  return (
    <>
      <Facts>
        <Fact term={words.status}>
          <Claimed checks={checks} subject="txStatus">
            {describeStatus(txStatus)}
          </Claimed>
        </Fact>
        {multisig && <Fact term={words.nonce}>{`${multisig.nonce}`}</Fact>}
        {multisig && (
          <Fact term={words.proposed}>
            <ServiceWord>
              <TimeLabel time={multisig.submittedAt} />
            </ServiceWord>
          </Fact>
        )}
        {executedAt !== null && (
          <Fact term={words.executed}>
            <Claimed checks={checks} subject="time">
              <TimeLabel time={executedAt} />
            </Claimed>
          </Fact>
        )}
        {safeAppInfo && (
          <Fact term={words.fromApp}>
            <ServiceWord>{displayName(safeAppInfo.name) ?? words.namelessApp}</ServiceWord>
          </Fact>
        )}
      </Facts>
      <Facts>
        {people.map(
          ({ term, who, subject }, index) =>
            who && (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the same four, in this order
              <Fact key={index} term={term}>
                <Claimed checks={checks ?? []} subject={subject}>
                  <AddressLabel chainId={chainId} address={who.value} serviceName={who.name} />
                </Claimed>
              </Fact>
            ),
        )}
      </Facts>
      {txHash && (
        <>
          <HashLabel name={words.onChain} hash={txHash} />
          <ExplorerLink chainId={chainId} kind="tx" value={txHash}>
            {words.viewOnExplorer}
          </ExplorerLink>
        </>
      )}
    </>
  )
}
