import { StoredValue } from './storedValue'
import { tabStorage } from './tabStorage'

const maxLength = 2_000

/** What stands in a field that is used once: kept until it was used, so that it outlives another language or a reload. */
export const openTabText = (key: string) =>
  new StoredValue<string>(
    tabStorage,
    key,
    (text) => (text ?? '').slice(0, maxLength),
    (text) => text,
  )
