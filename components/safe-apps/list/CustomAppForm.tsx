import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { describeError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { safeRoutes } from '@/lib/routes'
import { type AppAddress, parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { appProbeQuery } from '@/lib/safe-apps/listing/appProbe'
import { useSavedApps } from '@/lib/safe-apps/listing/useSavedApps'
import { openTabText } from '@/lib/storage/tabText'
import { AppSummary } from './AppSummary'
import styles from './CustomAppForm.module.css'
import * as words from './words'

type CustomAppFormProps = { safe: SafeRef; listed: readonly SafeApp[] }

const typedApp = openTabText('countersign.typedApp')

/** Adds an app by its address, after a look at what it says about itself and at what speaks against it. */
export function CustomAppForm({ safe, listed }: CustomAppFormProps) {
  const [address, setAddress] = useState<AppAddress>()
  const [problem, setProblem] = useState<string>()
  const text = useStore(typedApp)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    try {
      setAddress(parseAppAddress(text, window.location.origin))
      setProblem(undefined)
    } catch (error) {
      setAddress(undefined)
      setProblem(describeError(error))
    }
  }
  return (
    <>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.addApp}>
        <Field
          label={words.appAddress}
          value={text}
          onChange={({ target }) => typedApp.write(target.value)}
          placeholder={words.addressPlaceholder}
          problem={problem}
        />
        <Button type="submit" className={styles.submit}>
          {words.showApp}
        </Button>
      </form>
      {address && <FoundApp key={address.href} safe={safe} address={address} listed={listed} />}
    </>
  )
}

function FoundApp({ safe, address, listed }: CustomAppFormProps & { address: AppAddress }) {
  const router = useRouter()
  const probe = useQuery(appProbeQuery(address.href))
  const { addCustom } = useSavedApps()
  const name = probe.data?.manifest?.name ?? address.host
  const handleAdd = () => {
    typedApp.remove()
    addCustom({ href: address.href, name })
  }
  const handleOpen = () => {
    typedApp.remove()
    router.push(safeRoutes.openApp(safe, address.href))
  }
  return (
    <section className={styles.found} aria-label={words.appAtAddress}>
      <AppSummary address={address} listed={listed} />
      {!probe.isPending && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={handleAdd}>
            {words.addToOwnApps}
          </Button>
          <Button onClick={handleOpen}>{words.openWithoutAdding}</Button>
        </div>
      )}
    </section>
  )
}
