import { useStore } from 'zustand'
import { Button } from '@/components/ui/Button'
import { siteLanguages } from '@/lib/config/languages'
import { language } from '@/lib/format/language'
import { useIsFramed } from '@/lib/safe-apps/guest/useIsFramed'
import { chooseLanguage, findPreferred, readChosenLanguage } from './chosenLanguage'
import { dismissedOffer } from './dismissedOffer'
import styles from './LanguageOffer.module.css'
import { ownTexts } from './ownTexts'

/** One line to whoever's browser prefers another language of the site, in that language, until it is answered. */
export function LanguageOffer() {
  const isFramed = useIsFramed()
  const isDismissed = useStore(dismissedOffer)
  if (isFramed || isDismissed || readChosenLanguage()) return null
  const preferred = findPreferred(navigator.languages, siteLanguages)
  const texts = preferred === undefined ? undefined : ownTexts[preferred]
  if (!preferred || preferred === language || !texts) return null
  return (
    <div lang={preferred} className={styles.offer}>
      <p>{texts.offer}</p>
      <Button variant="quiet" onClick={() => chooseLanguage(preferred)}>
        {texts.take}
      </Button>
      <Button variant="quiet" onClick={() => dismissedOffer.write(true)}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
