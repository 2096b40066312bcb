import { useQuery } from '@tanstack/react-query'
import { Fold } from '@/components/ui/Fold'
import { Panel } from '@/components/ui/Panel'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { useReadClient } from '@/lib/chain/useReadClient'
import { useSourceState } from '@/lib/query/useSourceState'
import { describeAgreement } from '@/lib/safe-view/factSource'
import { codeHashesQuery, judgeContract, judgeProxy } from '@/lib/safe-view/publishedContract'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { judgeVersion } from '@/lib/safe-view/versionState'
import { ContractFacts } from './ContractFacts'
import * as words from './words'

type ContractPanelProps = { safe: SafeView }

/** What the Safe is made of: one mark while all of it is as it should be, and everything in full when it is not. */
export function ContractPanel({ safe }: ContractPanelProps) {
  const { chainId, chain, service, guard, fallbackHandler } = safe
  const client = useReadClient({ chainId })
  const implementation = chain?.singleton ?? service?.implementation.value
  const used = [implementation, guard, chain?.moduleGuard, fallbackHandler].filter((entry) => entry !== undefined)
  const answer = useQuery(codeHashesQuery(client, chainId, used))
  const codes = { phase: useSourceState(answer).phase, hashes: answer.data }
  const { doubt } = useAccountTrust(safe)
  const version = judgeVersion(safe)
  const agreement = describeAgreement(safe)
  const verdict = doubt ? { status: 'mismatch' as const, sentence: doubt.sentence } : agreement
  const contracts = [
    ...(codes.phase === 'checking'
      ? []
      : used.map((entry) => judgeContract(entry, codes.hashes?.get(entry.toLowerCase())))),
    ...(chain ? [judgeProxy(chain.code)] : []),
  ]
  const isOdd =
    !['match', 'loading'].includes(verdict.status) ||
    !['UP_TO_DATE', 'CHECKING'].includes(version.state) ||
    contracts.some(({ status }) => status !== 'match') ||
    safe.modules.length > 0
  return (
    <Panel title={words.contract} actions={<VerificationBadge {...verdict} />}>
      <Fold title={words.versionNumber(safe.version || words.unknown)} isOpen={isOdd}>
        <ContractFacts safe={safe} codes={codes} version={version} />
      </Fold>
    </Panel>
  )
}
