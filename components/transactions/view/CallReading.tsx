import type { DecodedData } from '@/lib/gateway/schemas/decodedSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeView } from '@/lib/safe-view/safeView'
import { checkDecoded } from '@/lib/verify/checks/checkDecoded'
import styles from './CallReading.module.css'
import { CallView } from './CallView'
import { ServiceDecoding } from './ServiceDecoding'
import * as words from './words'

type CallReadingProps = { safe: SafeView; call: DecodedCall; service: DecodedData | null | undefined }

/** What the bytes say, and beside it the service's reading where that is another or the only one. */
export function CallReading({ safe, call, service }: CallReadingProps) {
  const checks = checkDecoded(call, service)
  const isOther = checks.some(({ status }) => status === 'mismatch')
  const isSilent = checks.every(({ status }) => status === 'match')
  return (
    <>
      <CallView safe={safe} call={call} />
      {service && !isSilent && (
        <div className={styles.service} data-word="service">
          <h3>{words.gatewayWord}</h3>
          <p>{isOther ? words.gatewayReadsOtherwise : words.onlyGatewayReads}</p>
          <ServiceDecoding chainId={safe.chainId} data={service} />
        </div>
      )}
    </>
  )
}
