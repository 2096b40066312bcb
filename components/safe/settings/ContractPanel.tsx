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
import * as words from './words'

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
    <Panel title={words.contract} actions={<VerificationBadge {...verdict} />}>
      <dl className={styles.facts}>
        <SafeFact safe={safe} term={words.version} subject="version">
          <strong>{safe.version || words.unknown}</strong>{' '}
          <span data-version-state={state} data-word={isWord ? 'service' : undefined}>
            <span className={styles.state}>{word}</span> <span className={styles.reason}>{reason}</span>
          </span>
        </SafeFact>
        <SafeFact safe={safe} term={words.implementation} subject="singleton">
          {contract(implementation, words.unknown, service?.implementation.name)}
        </SafeFact>
        {chain && (
          <SafeFact safe={safe} term={words.proxyCode}>
            <ContractLabel chainId={chainId} address={address} codes={codes} verdict={judgeProxy(chain.code)} />
          </SafeFact>
        )}
        <SafeFact safe={safe} term={words.fallbackHandler} subject="fallbackHandler">
          {contract(fallbackHandler, words.none, service?.fallbackHandler?.name)}
        </SafeFact>
        <SafeFact safe={safe} term={words.modules} subject="modules">
          <ModuleList safe={safe} />
        </SafeFact>
        <SafeFact safe={safe} term={words.guard} subject="guard">
          {contract(guard, chain ? words.noGuard : words.none, service?.guard?.name)}
        </SafeFact>
        {chain ? (
          <SafeFact safe={safe} term={words.moduleGuard}>
            {contract(chain.moduleGuard, words.none)}
          </SafeFact>
        ) : (
          <Fact term={words.moduleGuard}>
            {safe.phases.chain === 'checking' ? words.chainAsked : words.moduleGuardUnknown}
          </Fact>
        )}
      </dl>
    </Panel>
  )
}
