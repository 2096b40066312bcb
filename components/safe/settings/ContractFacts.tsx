import type { Address } from 'viem'
import { SafeFact } from '@/components/safe/layout/SafeFact'
import { Fact } from '@/components/ui/Fact'
import { judgeProxy } from '@/lib/safe-view/publishedContract'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { VersionState } from '@/lib/safe-view/versionState'
import styles from './ContractFacts.module.css'
import { type ContractCodes, ContractLabel } from './ContractLabel'
import { ModuleList } from './ModuleList'
import * as words from './words'

type ContractFactsProps = { safe: SafeView; codes: ContractCodes; version: VersionState }

/** Version, implementation and everything that can act for the Safe or stop it. */
export function ContractFacts({ safe, codes, version: { state, word, reason, isWord } }: ContractFactsProps) {
  const { chainId, address, chain, service, guard, fallbackHandler } = safe
  const implementation = chain?.singleton ?? service?.implementation.value
  const contract = (entry: Address | undefined, none: string, name?: string | null) =>
    entry ? <ContractLabel chainId={chainId} address={entry} codes={codes} serviceName={name} /> : none
  return (
    <dl className={styles.facts}>
      <SafeFact safe={safe} term={words.version} subject="version">
        <strong>{safe.version || words.unknown}</strong>{' '}
        <span data-version-state={state} data-word={isWord ? 'service' : undefined}>
          <span className={styles.state}>{word}</span> <span className={styles.reason}>{reason}</span>
        </span>
      </SafeFact>
      <SafeFact safe={safe} term={words.nextNonce} subject="nonce">
        {`${safe.nonce}`}
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
  )
}
