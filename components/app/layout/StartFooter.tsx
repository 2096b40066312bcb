import { ThemeChoice } from '@/components/app/theme/ThemeChoice'
import { LanguageChoice } from '@/components/ui/language/LanguageChoice'
import { LanguageOffer } from '@/components/ui/language/LanguageOffer'
import styles from './StartFooter.module.css'

/** What belongs to the whole site: in which language and colours it is shown. */
export function StartFooter() {
  return (
    <>
      <LanguageOffer />
      <div className={styles.choices}>
        <ThemeChoice />
        <LanguageChoice className={styles.language} />
      </div>
    </>
  )
}
