/** The digits of a hash in groups of eight, as a hardware wallet's screen is compared. */
export function groupHash(hash: string): string[] {
  return hash.slice(2).match(/.{1,8}/g) ?? []
}
