/** Texts that look like sentences and are none: each with the reason. */
export const notWords: Record<string, string> = {}
