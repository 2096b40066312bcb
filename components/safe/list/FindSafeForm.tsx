import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { AddressField } from '@/components/chain/AddressField'
import { NetworkSelect } from '@/components/chain/NetworkSelect'
import { Button } from '@/components/ui/Button'
import { nameAddressQuery } from '@/lib/chain/receiverQuery'
import { publicEnv } from '@/lib/config/publicEnv'
import { safeRoutes } from '@/lib/routes'
import { parsePastedSafe } from '@/lib/safe-view/safeFromLink'
import { findTypedSafe } from '@/lib/safe-view/typedSafe'
import { useKnownSafes } from '@/lib/safe-view/useKnownSafes'
import * as words from './firstWords'
import styles from './OpenSafeForm.module.css'
import { typedSafe } from './typedSafe'

/** Opens any Safe as `OpenSafeForm` does, and offers those that the user may mean. */
export function FindSafeForm() {
  const router = useRouter()
  const { chains } = publicEnv
  const [chainId, setChainId] = useState(chains[0].id)
  const text = useStore(typedSafe)
  const [problem, setProblem] = useState<string>()
  const lookup = useQuery(nameAddressQuery(text))
  const input = {
    ...{ text, lookup },
    setText: (next: string) => {
      typedSafe.write(next)
      setProblem(undefined)
    },
    read: () => lookup.data ?? parsePastedSafe(text, chainId).address,
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const safe = await findTypedSafe(text, chainId)
    if (typeof safe === 'string') setProblem(safe)
    else {
      typedSafe.remove()
      router.push(safeRoutes.home(safe))
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.openSafe}>
      <AddressField
        chainId={chainId}
        label={words.safeAddress}
        input={input}
        known={useKnownSafes(chainId)}
        problem={problem}
      />
      {chains.length > 1 && (
        <NetworkSelect
          label={words.network}
          value={chainId}
          onChange={({ target }) => setChainId(chains[target.selectedIndex]?.id ?? chainId)}
        />
      )}
      <Button type="submit" variant="primary" className={styles.submit}>
        {words.open}
      </Button>
    </form>
  )
}
