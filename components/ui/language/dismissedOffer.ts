import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

/** Whether somebody said in this browser that the language stays as it is. */
export const dismissedOffer = new StoredValue(
  browserStorage,
  'countersign.languageOffer',
  (text) => text === 'dismissed',
  () => 'dismissed',
)
