const kept = new Map<string, Intl.NumberFormat>()

/** Kept: each row of a list writes several numbers, and to make a format takes thirty times as long as to use it. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = locale + JSON.stringify(options)
  const format = kept.get(name) ?? new Intl.NumberFormat(locale, options)
  kept.set(name, format)
  return format
}
