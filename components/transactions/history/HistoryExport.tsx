import { useEffect, useRef, useState } from 'react'
import type { TransactionList } from '@/components/transactions/list/transactionList'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { shortNameOf } from '@/lib/config/chain'
import { saveFile } from '@/lib/file/saveFile'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { maxExported, readAllPages } from './exportPages'
import styles from './HistoryExport.module.css'
import { exportHistory } from './historyFile'
import * as words from './words'

type HistoryExportProps = { safe: SafeRef; list: TransactionList }

type Outcome = { text: string; error?: unknown }

/** Saves the list that is shown, to its end, as a table. */
export function HistoryExport({ safe, list }: HistoryExportProps) {
  const running = useRef<AbortController>(undefined)
  const [count, setCount] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => () => running.current?.abort(), [])

  const handleExport = async () => {
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setCount(0)
    try {
      const { items, unread, isWhole } = await readAllPages(list, controller.signal, setCount)
      saveFile(fileName(safe), exportHistory(items, safe))
      const saved = isWhole ? words.fileSaved : words.newestSaved(maxExported)
      setOutcome({ text: unread === 0 ? saved : `${saved} ${words.missingInFile(unread)}` })
    } catch (error) {
      setOutcome(controller.signal.aborted ? { text: words.exportStopped } : { text: '', error })
    }
    setCount(undefined)
  }

  const isRunning = count !== undefined
  return (
    <div className={styles.export}>
      <div className={styles.actions}>
        <Button title={words.exportHint} onClick={isRunning ? () => running.current?.abort() : handleExport}>
          {isRunning ? words.stopExport : words.exportCsv}
        </Button>
        <span role="status" className={styles.note}>
          {isRunning ? words.transactionsRead(count) : outcome?.text}
        </span>
      </div>
      {outcome?.error !== undefined && (
        <FailureNotice title={words.exportFailed} error={outcome.error} onRetry={handleExport} />
      )}
    </div>
  )
}

function fileName({ chainId, address }: SafeRef): string {
  return `history-${shortNameOf(chainId)}-${address}-${new Date().toISOString().slice(0, 10)}.csv`
}
