import { themeKey } from '@/lib/config/bootScript.js'
import { themeColors } from '@/lib/config/themeColors'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

type ThemeName = 'system' | 'light' | 'dark'

/** Which colours this browser shows; by what its system prefers unless one was chosen. */
export const chosenTheme = new StoredValue(browserStorage, themeKey, parseTheme, String)

/** As the boot script does before the first paint, for a choice that is made later, here or in another tab. */
export function applyTheme(theme: ThemeName): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = themeColors[theme === 'system' ? own : theme]
  }
}

function parseTheme(text: string | null): ThemeName {
  return text === 'light' || text === 'dark' ? text : 'system'
}
