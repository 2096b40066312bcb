const longestName = 24

/**
 * A name for display: characters that are invisible or turn the reading direction are dropped, since anyone can register
 * a name, and more than 24 characters are cut (specification §9).
 */
export function displayName(name: string): string | undefined {
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const characters = [...visible]
  if (characters.length === 0) return undefined
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}...` : visible
}
