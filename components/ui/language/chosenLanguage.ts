import { siteLanguages } from '@/lib/config/languages'

// The server reads it before the page is there (scripts/servePages.mjs), hence a cookie.
const cookieName = 'countersign.language'
const oneYear = 31_536_000

/** The language that somebody chose in this browser; undefined where nobody did. */
export function readChosenLanguage(): string | undefined {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`))
  return siteLanguages.find((language) => cookie === `${cookieName}=${language}`)
}

/** Shows the same page in another language from now on. False where the browser keeps no cookie: all stays as it was. */
export function chooseLanguage(language: string): boolean {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`
  if (readChosenLanguage() !== language) return false
  window.location.reload()
  return true
}

/** The first of the languages that a browser prefers which the site has, in the same script; undefined for none. */
export function findPreferred(preferred: readonly string[], languages: readonly string[]): string | undefined {
  for (const wanted of preferred.map(readTag)) {
    const found = wanted && languages.find((language) => readTag(language) === wanted)
    if (found) return found
  }
  return undefined
}

/** Language and script: who reads one kind of Chinese may not read the other. */
function readTag(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
