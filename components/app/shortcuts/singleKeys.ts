import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

/** Whether a letter alone is a shortcut: whoever speaks to the page, or types by one key, can do without. */
export const singleKeys = new StoredValue(
  browserStorage,
  'countersign.singleKeys',
  (text) => text !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
)
