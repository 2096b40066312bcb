import { memo } from 'react'
import { DisguisedWords } from '@/components/chain/DisguisedWords'
import { VisibleText } from '@/components/chain/VisibleText'
import { showHidden } from '@/lib/format/visibleText'
import type { SignedField } from '@/lib/safe/hash/signedFields'
import styles from './TypedDataTree.module.css'
import { TypedDataValue } from './TypedDataValue'
import * as words from './words'

type TypedDataTreeProps = { label: string; fields: readonly SignedField[] }

/** The fields of typed data by name, type and exact value, one level inside the other. */
export function TypedDataTree({ label, fields }: TypedDataTreeProps) {
  if (fields.length === 0) return <p className={styles.empty}>{words.empty}</p>
  return (
    <ul className={styles.tree} aria-label={label}>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of one constant value, never reordered
        <Field key={`${field.name}-${index}`} field={field} />
      ))}
    </ul>
  )
}

const Field = memo(function Field({ field: { name, type, value, children } }: { field: SignedField }) {
  return (
    <li className={styles.field}>
      <span className={styles.name}>
        <VisibleText text={name} /> <DisguisedWords text={name} />
        <span className={styles.type}>{type}</span>
      </span>
      {children ? <TypedDataTree label={showHidden(name)} fields={children} /> : <TypedDataValue value={value} />}
    </li>
  )
})
