/** The languages that this site was built in; a new visitor gets the first. */
export const siteLanguages: readonly string[] = JSON.parse(process.env.COUNTERSIGN_LANGUAGES ?? '["en"]')

// Those of Unicode's that run from right to left.
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/

export const directionOf = (language: string) => (rightToLeft.test(language) ? 'rtl' : 'ltr')
