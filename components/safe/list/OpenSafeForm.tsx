import { useRouter } from 'next/router'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import { findChain, shortNameOf } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError, describeError } from '@/lib/errors'
import { safeRoutes } from '@/lib/routes'
import * as words from './firstWords'
import styles from './OpenSafeForm.module.css'

/** Opens any Safe to look at, by its address or a link to it. A prefix in the address decides the chain; without one, the chain chosen beside it. */
export function OpenSafeForm() {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const { chains } = publicEnv

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    try {
      // The start page shows this form to everybody, and few use it.
      const { parsePastedSafe } = await import('@/lib/safe-view/safeFromLink')
      const safe = parsePastedSafe(String(data.get('address')), findChain(Number(data.get('chain')))?.id)
      setProblem(undefined)
      router.push(safeRoutes.home(safe))
    } catch (error) {
      const details = error instanceof AppError && error.name === 'UnknownChainError' ? ` ${error.details}` : ''
      setProblem(describeError(error) + details)
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.openSafe}>
      <Field
        label={words.safeAddress}
        name="address"
        placeholder={`${shortNameOf(chains[0].id)}:0x…`}
        problem={problem}
      />
      {chains.length > 1 && (
        <SelectField label={words.network} name="chain">
          {chains.map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" variant="primary" className={styles.submit}>
        {words.open}
      </Button>
    </form>
  )
}
