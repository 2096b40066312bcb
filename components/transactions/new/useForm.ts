import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { AppError, describeError } from '@/lib/errors'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { ActionFormProps } from './actionForm'

type FormInput = Pick<ActionFormProps, 'typed' | 'isBatch' | 'onAdd' | 'onReview'> & {
  /** Reads each field, or throws the sentence that says what is wrong with it. */
  fields: Readonly<Record<string, () => unknown>>
  /** Makes the call of what they read, or throws the sentence that says why not. */
  make: () => ComposedCall
  /** The fields that are emptied when the action is taken; all of them when it is left out. */
  emptied?: readonly string[]
}

/**
 * What every form of an action has. What is wrong is said at its field once somebody wanted to go on, until it is mended.
 * An action that is taken empties the form, so that a second click takes nothing.
 */
export function useForm({ typed, fields, make, isBatch, onAdd, onReview, emptied }: FormInput) {
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const problems: Record<string, string> = {}
  for (const [field, read] of Object.entries(fields)) {
    const outcome = attempt(read)
    if ('problem' in outcome) problems[field] = outcome.problem
  }
  const isReadable = Object.keys(problems).length === 0
  const made = isReadable ? attempt(make) : undefined
  const call = made && 'value' in made ? made.value : undefined

  const take = (form: HTMLFormElement | null, use: (taken: ComposedCall) => void) => {
    // What is wrong is drawn before the focus goes to it.
    flushSync(() => setChecked(!call))
    if (call) use(call)
    else form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const empty = () => typed.clear(emptied)
  const add = (form: HTMLFormElement | null) =>
    take(form, (taken) => {
      const outcome = attempt(() => onAdd(taken))
      setRefusal('problem' in outcome ? outcome.problem : undefined)
      if ('value' in outcome) empty()
    })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBatch) add(event.currentTarget)
    else take(event.currentTarget, (taken) => onReview(taken, empty))
  }
  const handleClear = (form: HTMLFormElement | null) => {
    typed.clear()
    setChecked(false)
    setRefusal(undefined)
    // The button goes away with what it clears.
    const [first] = form?.elements ?? []
    if (first instanceof HTMLElement) first.focus()
  }
  const problem = isChecked && made && 'problem' in made ? made.problem : refusal
  return {
    problems: isChecked ? problems : {},
    handleSubmit,
    end: { isBatch, call, problem, isEmpty: typed.isEmpty, onAdd: add, onClear: handleClear },
  }
}

function attempt<Value>(read: () => Value): { value: Value } | { problem: string } {
  try {
    return { value: read() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: describeError(error) }
  }
}
