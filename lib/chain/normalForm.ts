import { ens_normalize as normalize } from '@adraffy/ens-normalize'

/** The name in ENSIP-15's normal form, or why it has none. */
export type NormalForm = { normal: string } | { fault: string }

// A file of its own: its tables are larger than most pages, and cost a weak machine half a second.
export function findNormalForm(name: string): NormalForm {
  try {
    return { normal: normalize(name) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
