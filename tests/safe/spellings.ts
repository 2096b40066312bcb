import fc from 'fast-check'
import { getAddress } from 'viem'

const addressForms = [
  (digits: string) => `0x${digits.toLowerCase()}`,
  (digits: string) => `0x${digits.toUpperCase()}`,
  (digits: string) => `0X${digits.toUpperCase()}`,
  (digits: string) => `0X${digits.toLowerCase()}`,
  (digits: string) => getAddress(`0x${digits.toLowerCase()}`),
]

/** Writes hex in another way that stands for the same: letter case and prefix; an address with its right checksum or none. */
function respellHex(text: string, next: () => number): string {
  const digits = text.slice(2)
  const form = addressForms[next() % addressForms.length]
  if (digits.length === 40 && form) return form(digits)
  const letters = [...digits].map((digit) => (next() % 2 === 0 ? digit.toLowerCase() : digit.toUpperCase()))
  return `${next() % 2 === 0 ? '0x' : '0X'}${letters.join('')}`
}

/** The same JSON with every hexadecimal text, and each decimal one (zeros in front), written in another way. */
export function respell(value: unknown, seed: number, keep: (key: string) => boolean = () => false): unknown {
  let state = seed >>> 0
  const next = () => {
    // Any fixed scramble will do: the arbitrary brings the chance.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 16
  }
  const walk = (part: unknown, key: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => walk(item, key))
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, walk(item, name)]))
    }
    if (typeof part !== 'string' || keep(key)) return part
    if (/^0x[0-9a-f]*$/i.test(part)) return respellHex(part, next)
    return /^\d{1,60}$/.test(part) ? `${'0'.repeat(next() % 4)}${part}` : part
  }
  return walk(value, '')
}

export const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })
