import { ArrowDownLeft, ArrowUpRight, Ban, CodeXml, Layers, Plus, Settings2, TriangleAlert } from 'lucide-react'
import styles from './TransactionIcon.module.css'
import { categorise } from './transactionCategory'
import { type TransactionParts, toSentenceInput } from './useTransactionSentence'

type TransactionIconProps = TransactionParts & { size?: number }

const icons = {
  out: ArrowUpRight,
  in: ArrowDownLeft,
  settings: Settings2,
  batch: Layers,
  rejection: Ban,
  call: CodeXml,
  delegatecall: TriangleAlert,
  creation: Plus,
}

/** The kind of a transaction as a picture beside its sentence, which says it. */
export function TransactionIcon({ size = 18, ...parts }: TransactionIconProps) {
  const Icon = icons[categorise(toSentenceInput(parts))]
  return <Icon className={styles.icon} size={size} aria-hidden="true" />
}
