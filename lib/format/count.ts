import { language } from './language'
import { numberFormat } from './numberFormat'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** A number as the site's language groups its digits. */
export function formatCount(count: number): string {
  return numberFormat(language).format(count)
}

/** The one of the forms that the site's language uses with this number. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
