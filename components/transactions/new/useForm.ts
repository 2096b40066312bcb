import { type FormEvent, useState } from 'react'
import type { TypedText } from '@/lib/drafts/useFormDraft'
import { AppError, describeError } from '@/lib/errors'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'

type FormInput = {
  typed: TypedText
  /** Makes the call of what was typed, or throws the sentence that says why not. */
  read: () => ComposedCall
  onAdd: (call: ComposedCall) => void
  /** The fields that are emptied by adding; all of them when it is left out. */
  emptied?: readonly string[]
}

/** What every form of an action has: adding empties it, so that a second click adds nothing. */
export function useForm({ typed, read, onAdd, emptied }: FormInput) {
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      onAdd(read())
      typed.clear(emptied)
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setProblem(describeError(error))
    }
  }
  const handleDiscard = () => {
    typed.clear()
    setProblem(undefined)
  }
  return { handleSubmit, end: { problem, isEmpty: typed.isEmpty, onDiscard: handleDiscard } }
}
