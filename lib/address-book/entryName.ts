import { AppError } from '@/lib/errors'
import * as words from './words'

type NameFault = keyof ReturnType<typeof words.nameFaults>

/** A name that cannot be kept: `reason` says which rule it breaks. */
export class InvalidNameError extends AppError {
  override name = 'InvalidNameError'
  readonly reason: NameFault

  constructor(reason: NameFault, text: string) {
    super(words.nameFaults(maxLength)[reason], { details: text.slice(0, 100) })
    this.reason = reason
  }
}

const maxLength = 50
// The last one is the empty pattern of Braille, which is no space to anybody but the reader.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * A name as it is kept: characters that are invisible, control something or turn the reading direction are dropped,
 * and halves of characters, which no file can hold. Throws InvalidNameError when nothing or more than 50 are left.
 */
export function cleanName(text: string): string {
  const visible = text.replace(unseen, '').trim()
  if (visible === '') throw new InvalidNameError('empty', text)
  if ([...visible].length > maxLength) throw new InvalidNameError('length', text)
  return visible
}
