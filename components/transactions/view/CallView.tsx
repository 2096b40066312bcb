import { memo } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { VisibleText } from '@/components/chain/VisibleText'
import { Fact } from '@/components/ui/Fact'
import { TextLines } from '@/components/ui/TextLines'
import { findChain } from '@/lib/config/chain'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './CallView.module.css'
import { describeOperation, listDoubts, nameTarget } from './describeCall'
import { InnerCalls } from './InnerCalls'
import { ParameterValue } from './ParameterValue'
import { RawData } from './RawData'
import * as words from './words'

type CallViewProps = { safe: SafeView; call: DecodedCall; depth?: number }

/** Of hundreds of inner calls those that are there are not drawn anew for more of them. */
export const CallView = memo(WholeCall)

/** What a call does, read from the bytes that are signed: target, amount, function, parameters and all inner calls. */
function WholeCall({ safe, call, depth = 0 }: CallViewProps) {
  const { chainId } = safe
  const { to, value, data, status, signature, interfaces, parameters, operation } = call
  const native = findChain(chainId)?.nativeCurrency
  const target = nameTarget(safe, call)
  // A stranger's code run as the Safe can take everything; what is known of Safe's own the warnings say.
  const operationClass = operation === 1 && !target ? styles.danger : undefined
  return (
    <div className={styles.call}>
      <dl className={styles.facts}>
        <Fact term={words.to}>
          <AddressLabel chainId={chainId} address={to} />
          {target && <p className={styles.soft}>{target}</p>}
        </Fact>
        <Fact term={words.value}>
          <TokenAmount amount={value} decimals={native?.decimals ?? null} symbol={native?.symbol ?? null} isExact />
        </Fact>
        <Fact term={words.operation}>
          <span className={operationClass}>{describeOperation(safe, call)}</span>
        </Fact>
        <Fact term={words.functionName}>
          {status === 'empty' && words.plainPayment}
          {status === 'unknown' && words.unknownFunction}
          {signature && <code className={styles.code}>{signature}</code>}
          {interfaces.length > 0 && <p className={styles.soft}>{words.asInInterfaces(interfaces)}</p>}
        </Fact>
        {parameters.map(({ name, type, value: given }, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: the parameters of one constant call
            key={index}
            term={
              <>
                <VisibleText text={name || words.unnamedParameter(index + 1)} />{' '}
                <span className={styles.type}>{type}</span>
              </>
            }
          >
            <ParameterValue chainId={chainId} type={type} value={given} />
          </Fact>
        ))}
      </dl>
      <TextLines texts={listDoubts(call)} as="p" className={styles.doubt} />
      {data !== '0x' && <RawData data={data} />}
      <InnerCalls calls={call.calls} depth={depth + 1}>
        {(inner) => <CallView safe={safe} call={inner} depth={depth + 1} />}
      </InnerCalls>
    </div>
  )
}
