import { SelectField } from '@/components/ui/SelectField'
import { siteLanguages } from '@/lib/config/languages'
import { language } from '@/lib/format/language'
import { useIsFramed } from '@/lib/safe-apps/guest/useIsFramed'
import { chooseLanguage } from './chosenLanguage'
import { ownTexts } from './ownTexts'
import * as words from './words'

/** In which language the site is shown, where it has several. In a frame of another site no browser would keep it. */
export function LanguageChoice({ className }: { className?: string }) {
  if (useIsFramed() || siteLanguages.length < 2) return null
  return (
    <SelectField
      label={words.language}
      className={className}
      value={language}
      onChange={({ target }) => chooseLanguage(target.value)}
    >
      {siteLanguages.map((each) => (
        <option key={each} value={each} lang={each}>
          {ownTexts[each]?.name ?? each}
        </option>
      ))}
    </SelectField>
  )
}
