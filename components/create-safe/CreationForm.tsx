import { type FormEvent, type MouseEvent, useState } from 'react'
import type { PendingCreation } from '@/components/create-safe/model/creation'
import { readOwners } from '@/components/create-safe/model/readOwners'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Panel } from '@/components/ui/Panel'
import { AppError, describeError } from '@/lib/errors'
import { AdvancedFields } from './AdvancedFields'
import styles from './createSafe.module.css'
import { NetworkFields } from './NetworkFields'
import { OwnerFields } from './OwnerFields'
import { useCreationForm } from './useCreationForm'
import * as words from './words'

type CreationFormProps = {
  chain: string
  onReview: (creation: PendingCreation) => void
}

/** Everything that is decided about a new Safe, in one form. */
export function CreationForm({ chain: prefix, onReview }: CreationFormProps) {
  const form = useCreationForm(prefix)
  const { draft, isKept, discard, change, chain, entries, chosen, read } = form
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const { problems } = readOwners(entries, chain.id)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasTried(true)
    try {
      onReview(read())
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setProblem(describeError(error))
    }
  }
  const handleDiscard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    discard()
    setHasTried(false)
    setProblem(undefined)
    // The button goes away with what it discards.
    currentTarget.form?.querySelector('input')?.focus()
  }
  return (
    <form
      className={styles.form}
      onSubmit={handleSubmit}
      onChange={() => setProblem(undefined)}
      noValidate
      aria-label={words.newSafe}
    >
      <Panel title={words.nameAndNetwork}>
        <Field
          label={words.nameOptional}
          hint={words.nameHint}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <NetworkFields form={form} />
      </Panel>
      <OwnerFields form={form} problems={hasTried ? problems : []} />
      <AdvancedFields form={form} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="primary" disabled={!chosen}>
          {words.review}
        </Button>
        {isKept && (
          <>
            <Button variant="quiet" onClick={handleDiscard}>
              {words.clear}
            </Button>
            <p className={styles.soft}>{words.typedKept}</p>
          </>
        )}
      </div>
    </form>
  )
}
