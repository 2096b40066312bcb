/** The id of a collectible; many are hashes. */
export function shortenId(id: bigint): string {
  const text = `${id}`
  return text.length > 12 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}
