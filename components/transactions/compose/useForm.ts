import { type FormEvent, useState } from 'react'
import { AppError, describeError } from '@/lib/errors'
import type { SafeCall } from '@/lib/safe/transaction'

/** What every form of an action has: `read` makes the call of what was typed, or throws the sentence that says why not. */
export function useForm(read: () => SafeCall, onAdd: (call: SafeCall) => void) {
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      onAdd(read())
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setProblem(describeError(error))
    }
  }
  return { problem, handleSubmit }
}
