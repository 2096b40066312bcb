import { AddressLabel } from '@/components/chain/AddressLabel'
import { VisibleText } from '@/components/chain/VisibleText'
import type { DecodedData } from '@/lib/gateway/schemas/decodedSchema'
import styles from './ServiceDecoding.module.css'
import * as words from './words'

type ServiceDecodingProps = { chainId: number; data: DecodedData }

/** The gateway's reading of call data, shown as its word. */
export function ServiceDecoding({ chainId, data }: ServiceDecodingProps) {
  const parameters = data.parameters ?? []
  const method = (
    <code className={styles.code}>
      <VisibleText text={data.method} />
    </code>
  )
  return (
    <div className={styles.decoding}>
      <p>{parameters.length === 0 ? words.withoutParameters(method) : method}</p>
      {parameters.length > 0 && (
        <dl className={styles.parameters}>
          {parameters.map(({ name, type, value, valueDecoded }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parameters of one constant answer
            <div key={index}>
              <dt>
                <VisibleText text={name || words.unnamedParameter(index + 1)} />{' '}
                <span className={styles.code}>
                  <VisibleText text={type} />
                </span>
              </dt>
              <dd>{valueDecoded ? words.callCount(valueDecoded.length) : <Value value={value} />}</dd>
            </div>
          ))}
        </dl>
      )}
      {parameters.flatMap(({ valueDecoded }) =>
        (valueDecoded ?? []).map(({ to, value, operation, dataDecoded }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one constant answer
          <div key={index} className={styles.inner}>
            <p>{(operation === 1 ? words.delegatecallWithValue : words.callWithValue)(value ?? 0n)}</p>
            <AddressLabel chainId={chainId} address={to} />
            {dataDecoded && <ServiceDecoding chainId={chainId} data={dataDecoded} />}
          </div>
        )),
      )}
    </div>
  )
}

function Value({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= 200)
    return (
      <code className={styles.code}>
        <VisibleText text={text} />
      </code>
    )
  return (
    <details>
      <summary>{words.characters(text.length)}</summary>
      <code className={styles.code}>
        <VisibleText text={text} />
      </code>
    </details>
  )
}
