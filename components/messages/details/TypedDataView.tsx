import { useMemo } from 'react'
import { countFields, takeFields } from '@/components/messages/sign/takeFields'
import { useDrawnSize } from '@/components/ui/list/useDrawnSize'
import { Notice } from '@/components/ui/notice/Notice'
import { findChain } from '@/lib/config/chain'
import { describeError } from '@/lib/errors'
import { asPlainText } from '@/lib/format/exactJson'
import { listSignedFields, type SignedFields } from '@/lib/safe/hash/signedFields'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { TypedDataTree } from './TypedDataTree'
import styles from './TypedDataView.module.css'
import * as words from './words'

const drawing = { first: 40, step: 40 }

type TypedDataViewProps = { chainId: number; typedData: MessageTypedData }

/** Typed data as it is signed: who asks (its domain) first, then what. */
export function TypedDataView({ chainId, typedData }: TypedDataViewProps) {
  const fields = useMemo(() => readFields(typedData), [typedData])
  const total = 'problem' in fields ? 0 : countFields(fields.domain) + countFields(fields.message)
  const shown = useDrawnSize(total, drawing)
  if ('problem' in fields) return <Notice tone="error">{fields.problem}</Notice>
  const domainChain = asPlainText(typedData.domain.chainId)
  const isOfOtherChain = domainChain !== '' && !isSameNumber(domainChain, chainId)
  return (
    <div className={styles.data} aria-busy={shown < total}>
      {isOfOtherChain && (
        <Notice tone="warning" title={words.otherChain}>
          {words.otherChainHint(domainChain.slice(0, 80), findChain(chainId)?.name, chainId)}
        </Notice>
      )}
      <h3 className={styles.heading}>{words.domainHeading}</h3>
      <TypedDataTree label={words.domain} fields={fields.domain} />
      <h3 className={styles.heading}>
        {words.contentHeading(<span className={styles.type}>{fields.primaryType}</span>)}
      </h3>
      <TypedDataTree label={words.content} fields={takeFields(fields.message, shown - countFields(fields.domain))} />
    </div>
  )
}

function readFields(typedData: MessageTypedData): SignedFields | { problem: string } {
  try {
    return listSignedFields(typedData)
  } catch (error) {
    // Also data that is nested without end, which exhausts the stack.
    return { problem: words.unreadable(describeError(error)) }
  }
}

function isSameNumber(text: string, chainId: number): boolean {
  return /^(?:\d{1,80}|0x[0-9a-fA-F]{1,64})$/.test(text) && BigInt(text) === BigInt(chainId)
}
