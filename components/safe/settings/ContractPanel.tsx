import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { usePublicClient } from 'wagmi'
import { SafeFact } from '@/components/safe/layout/SafeFact'
import { Fact } from '@/components/ui/Fact'
import { Panel } from '@/components/ui/Panel'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { useSourceState } from '@/lib/query/useSourceState'
import { describeAgreement } from '@/lib/safe-view/factSource'
import { codeHashesQuery, judgeProxy } from '@/lib/safe-view/publishedContract'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { judgeVersion } from '@/lib/safe-view/versionState'
import { ContractLabel } from './ContractLabel'
import styles from './ContractPanel.module.css'
import { ModuleList } from './ModuleList'

type ContractPanelProps = { safe: SafeView }

/** What the Safe is made of: version, implementation and everything that can act for it or stop it. */
export function ContractPanel({ safe }: ContractPanelProps) {
  const { chainId, address, chain, service, guard, fallbackHandler } = safe
  const client = usePublicClient({ chainId })
  const implementation = chain?.singleton ?? service?.implementation.value
  const used = [implementation, guard, chain?.moduleGuard, fallbackHandler].filter((entry) => entry !== undefined)
  const answer = useQuery(codeHashesQuery(client, chainId, used))
  const codes = { phase: useSourceState(answer).phase, hashes: answer.data }
  const { doubt } = useAccountTrust(safe)
  const { state, word, reason, isWord } = judgeVersion(safe)
  const agreement = describeAgreement(safe)
  const verdict = doubt ? { status: 'mismatch' as const, sentence: doubt.sentence } : agreement
  const contract = (entry: Address | undefined, none: string, name?: string | null) =>
    entry ? <ContractLabel chainId={chainId} address={entry} codes={codes} serviceName={name} /> : none
  return (
    <Panel title="Contract" actions={<VerificationBadge {...verdict} />}>
      <dl className={styles.facts}>
        <SafeFact safe={safe} term="Version" subject="version">
          <strong>{safe.version || 'Unknown'}</strong>{' '}
          <span data-version-state={state} data-word={isWord ? 'service' : undefined}>
            <span className={styles.state}>{word}</span> <span className={styles.reason}>{reason}</span>
          </span>
        </SafeFact>
        <SafeFact safe={safe} term="Implementation" subject="singleton">
          {contract(implementation, 'Unknown', service?.implementation.name)}
        </SafeFact>
        {chain && (
          <SafeFact safe={safe} term="Code at the Safe’s own address">
            <ContractLabel chainId={chainId} address={address} codes={codes} verdict={judgeProxy(chain.code)} />
          </SafeFact>
        )}
        <SafeFact safe={safe} term="Fallback handler" subject="fallbackHandler">
          {contract(fallbackHandler, 'None', service?.fallbackHandler?.name)}
        </SafeFact>
        <SafeFact safe={safe} term="Modules" subject="modules">
          <ModuleList safe={safe} />
        </SafeFact>
        <SafeFact safe={safe} term="Guard" subject="guard">
          {contract(guard, chain ? 'None: nothing else can stop what the owners signed' : 'None', service?.guard?.name)}
        </SafeFact>
        {chain ? (
          <SafeFact safe={safe} term="Module guard">
            {contract(chain.moduleGuard, 'None')}
          </SafeFact>
        ) : (
          <Fact term="Module guard">
            {safe.phases.chain === 'checking' ? 'The chain is being asked…' : 'Unknown: only the chain tells'}
          </Fact>
        )}
      </dl>
    </Panel>
  )
}
