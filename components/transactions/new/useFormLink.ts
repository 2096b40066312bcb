import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import type { useFormDraft } from '@/lib/drafts/useFormDraft'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { type FilledForm, readFormLink } from './readFormLink'

/**
 * Types into the form what the page's address says, once: afterwards the address is the page's alone, so that coming back
 * undoes nothing. What was typed for something else goes. Tells what came with the link while it stands there.
 */
export function useFormLink(safe: SafeView, form: ReturnType<typeof useFormDraft>): FilledForm | undefined {
  const router = useRouter()
  const [filled, setFilled] = useState<FilledForm>()
  const { query } = router
  // The address says it for a moment longer: what a person types meanwhile stays.
  const taken = useRef<string>(undefined)
  useEffect(() => {
    const link = readFormLink(query, safe)
    const said = link && JSON.stringify(link)
    const isTaken = said === taken.current
    taken.current = said
    if (!link || isTaken) return
    const typed = form.typedTextOf(link.kind)
    const entries = Object.entries(link.fields)
    form.setKind(link.kind)
    if (entries.some(([field, text]) => typed.get(field) !== text)) typed.clear()
    for (const [field, text] of entries) typed.set(field, text)
    setFilled(link)
    router.replace(safeRoutes.newTransaction(safe), undefined, { shallow: true, scroll: false })
  }, [query, safe, form, router])
  const isThere = (link: FilledForm) =>
    form.kind === link.kind &&
    Object.entries(link.fields).every(([field, text]) => form.typedTextOf(link.kind).get(field) === text)
  return filled && isThere(filled) ? filled : undefined
}
