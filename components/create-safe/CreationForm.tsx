import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Panel } from '@/components/ui/Panel'
import type { Creation, PendingCreation } from '@/lib/create/creation'
import { readOwners } from '@/lib/create/readOwners'
import { AppError, describeError } from '@/lib/errors'
import { AdvancedFields } from './AdvancedFields'
import styles from './createSafe.module.css'
import { NetworkFields } from './NetworkFields'
import { OwnerFields } from './OwnerFields'
import { useCreationForm } from './useCreationForm'

type CreationFormProps = {
  chain: string
  /** What to start from, when somebody goes back from the review. */
  initial: Creation | undefined
  onReview: (creation: PendingCreation) => void
}

/** Everything that is decided about a new Safe, in one form. */
export function CreationForm({ chain: prefix, initial, onReview }: CreationFormProps) {
  const form = useCreationForm(prefix, initial)
  const { draft, change, chain, entries, chosen, read } = form
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
  return (
    <form
      className={styles.form}
      onSubmit={handleSubmit}
      onChange={() => setProblem(undefined)}
      noValidate
      aria-label="New Safe"
    >
      <Panel title="Name and network">
        <Field
          label="Name (optional)"
          hint="Kept in the address book of this browser alone."
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
      <div>
        <Button type="submit" variant="primary" disabled={!chosen}>
          Review
        </Button>
      </div>
    </form>
  )
}
