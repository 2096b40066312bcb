import { type Address, getAddress, isAddress, isHex, size } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { DisguisedWords } from '@/components/chain/DisguisedWords'
import { LongText } from '@/components/chain/LongText'
import { VisibleText } from '@/components/chain/VisibleText'
import type { DecodedValue } from '@/lib/safe/call/decodedCall'
import styles from './ParameterValue.module.css'
import * as words from './words'

type ParameterValueProps = {
  chainId: number
  /** Undefined inside a tuple, whose parts the decoder does not name the types of. */
  type: string | undefined
  value: DecodedValue
}

const longBytes = 96

/** One decoded value, exact: lists and tuples as lists, long bytes behind their length. */
export function ParameterValue({ chainId, type, value }: ParameterValueProps) {
  if (typeof value === 'bigint' || typeof value === 'boolean') return <code className={styles.value}>{`${value}`}</code>
  if (typeof value === 'string') return <Text chainId={chainId} type={type} value={value} />
  const parts = Array.isArray(value) ? value.map((part) => ['', part] as const) : Object.entries(value)
  if (parts.length === 0) return <span>{words.emptyList}</span>
  const partType = Array.isArray(value) ? type?.replace(/\[\d*\]$/, '') : undefined
  return (
    <ol className={styles.parts} start={0}>
      {parts.map(([name, part], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one constant value
        <li key={index}>
          {name && (
            <span className={styles.name}>
              <VisibleText text={name} />
            </span>
          )}
          <ParameterValue chainId={chainId} type={partType} value={part} />
        </li>
      ))}
    </ol>
  )
}

function Text({ chainId, type, value }: { chainId: number; type: string | undefined; value: string }) {
  const address = readAddress(type, value)
  if (address) return <AddressLabel chainId={chainId} address={address} />
  if (type === 'string') {
    return (
      <span className={styles.value}>
        “<LongText text={value} />” <DisguisedWords text={value} />
      </span>
    )
  }
  const length = isHex(value) ? size(value) : 0
  if (length <= longBytes) return <code className={styles.value}>{value === '0x' ? words.noBytes : value}</code>
  return (
    <details>
      <summary>{words.bytes(length)}</summary>
      <code className={styles.value}>{value}</code>
    </details>
  )
}

function readAddress(type: string | undefined, value: string): Address | undefined {
  const canBe = type === undefined || type === 'address'
  return canBe && isAddress(value, { strict: false }) ? getAddress(value) : undefined
}
