import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { ThemeChoice } from '@/components/app/theme/ThemeChoice'
import { seenBuildKey } from '@/components/safe/build/seenBuildKey'
import { LanguageChoice } from '@/components/ui/language/LanguageChoice'
import { LanguageOffer } from '@/components/ui/language/LanguageOffer'
import { browserStorage } from '@/lib/storage/browserStorage'
import styles from './StartFooter.module.css'

const loadNotice = () => import('@/components/safe/build/BuildNotice').then((module) => module.BuildNotice)
const BuildNotice = dynamic(loadNotice, { ssr: false })

/** What belongs to the whole site: in which language and colours it is shown. */
export function StartFooter() {
  // Whoever is here for the first time has seen no other build, and asks for nothing.
  const [hasSeen, setHasSeen] = useState(false)
  useEffect(() => setHasSeen(browserStorage.getItem(seenBuildKey) !== null), [])
  return (
    <>
      {hasSeen && <BuildNotice />}
      <LanguageOffer />
      <div className={styles.choices}>
        <ThemeChoice />
        <LanguageChoice className={styles.language} />
      </div>
    </>
  )
}
