import { DraftAct } from '@/components/transactions/begun/DraftAct'
import { Button } from '@/components/ui/Button'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import type { useForm } from './useForm'
import * as words from './words'

type FormEndProps = ReturnType<typeof useForm>['end'] & { safe: SafeView }

/** What stands at the end of every form of an action: on to the review with it, or to the others of a batch. */
export function FormEnd({ safe, isBatch, call, problem, isEmpty, onAdd, onClear }: FormEndProps) {
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!isBatch && <DraftAct safe={safe} calls={call ? [call] : []} />}
      <div className={styles.row}>
        <Button type="submit" variant={isBatch ? 'secondary' : 'primary'}>
          {isBatch ? words.add : words.review}
        </Button>
        {!isBatch && <Button onClick={({ currentTarget }) => onAdd(currentTarget.form)}>{words.addAnother}</Button>}
        {!isEmpty && (
          <Button variant="quiet" onClick={({ currentTarget }) => onClear(currentTarget.form)}>
            {words.clear}
          </Button>
        )}
      </div>
    </>
  )
}
