import { useRouter } from 'next/router'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { NetworkSelect } from '@/components/chain/NetworkSelect'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { shortNameOf } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { safeRoutes } from '@/lib/routes'
import * as words from './firstWords'
import styles from './OpenSafeForm.module.css'
import { typedSafe } from './typedSafe'

/**
 * Opens any Safe to look at, by its address, a name or a link to it. A prefix in the address decides the chain; without one,
 * the chain chosen beside it. For a stranger, of whom no Safe is known that could be offered.
 */
export function OpenSafeForm() {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const text = useStore(typedSafe)
  const { chains } = publicEnv

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    // The start page shows this form to everybody, and few use it.
    const { findTypedSafe } = await import('@/lib/safe-view/typedSafe')
    const safe = await findTypedSafe(text, Number(data.get('chain') ?? chains[0].id))
    if (typeof safe === 'string') setProblem(safe)
    else {
      typedSafe.remove()
      router.push(safeRoutes.home(safe))
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.openSafe}>
      <Field
        label={words.safeAddress}
        placeholder={`${shortNameOf(chains[0].id)}:0x…`}
        problem={problem}
        value={text}
        onChange={({ target }) => {
          typedSafe.write(target.value)
          setProblem(undefined)
        }}
      />
      {chains.length > 1 && <NetworkSelect label={words.network} name="chain" />}
      <Button type="submit" variant="primary" className={styles.submit}>
        {words.open}
      </Button>
    </form>
  )
}
