const longest = 200

/** Somebody else's words in one line: nothing that cannot be seen, or that turns what stands beside it, and not too many. */
export function visibleText(text: string) {
  const visible = text
    .slice(0, 10 * longest)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return visible.length > longest ? `${visible.slice(0, longest)}…` : visible
}
