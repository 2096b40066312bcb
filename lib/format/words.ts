/** Which rule a text breaks that was meant to be an address. */
export const addressFaults = {
  format: 'This is not an address: it needs 0x and 40 hexadecimal digits.',
  checksum: 'The checksum of this address is wrong: a character was mistyped or changed.',
  prefix: 'The network prefix of this address is not valid: it looks like eth:0x…',
}
/** Which rule a text breaks that was meant to be an amount of a token with so many decimals. */
export const amountFaults = (decimals: number) => ({
  format: 'This is not an amount: write digits, with a point for the fraction.',
  precision: `This amount has more than ${decimals} digits after the point.`,
  range: 'This amount is larger than the network can hold.',
})
