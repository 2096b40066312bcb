import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { formatRelativeTime } from '@/lib/format/time'
import { appGateway } from '@/lib/gateway/appGateway'
import { describeNotice } from '@/lib/gateway/notices'
import { useGatewayNotices } from '@/lib/gateway/useGatewayNotices'
import { fieldLabel } from '@/lib/verify/describeCheck'
import type { SourceState } from '@/lib/verify/safeView'
import type { SafeViewState } from '@/lib/verify/useSafeView'

type SourceNoticeProps = { state: SafeViewState }

/** Says what is missing or contradicts itself: a silent chain or gateway, how old what is shown is, and differences. */
export function SourceNotice({ state }: SourceNoticeProps) {
  const { safe, chain, service, retry } = state
  const waits = useGatewayNotices(appGateway)
  const differences = safe?.checks.filter(({ status }) => status === 'mismatch') ?? []
  return (
    <>
      {waits.map((wait) => (
        <Notice key={wait.until} tone="warning">
          {describeNotice(wait)}
        </Notice>
      ))}
      {chain.error !== null && (
        <FailureNotice
          title={`The chain does not answer: ${describeAge(chain, 'owners, threshold and nonce below are the gateway’s word')}`}
          error={chain.error}
          onRetry={retry}
        />
      )}
      {service.error !== null && (
        <FailureNotice
          title={`The gateway does not answer: ${describeAge(service, 'what is shown below comes from the chain')}`}
          error={service.error}
          onRetry={retry}
        />
      )}
      {differences.length > 0 && (
        <Notice tone="error" title="The gateway and the chain disagree about this Safe">
          <ul>
            {differences.map(({ subject, expected, received }) => (
              <li key={subject}>
                {fieldLabel(subject)}: the chain says {expected}, the gateway says {received}. The chain is right.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function describeAge({ updatedAt }: SourceState, otherwise: string): string {
  return updatedAt === undefined ? otherwise : `its last answer is from ${formatRelativeTime(updatedAt, Date.now())}`
}
