import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

const parseCurrency = (text: string | null) => (text && /^[A-Z0-9]{1,12}$/.test(text) ? text : 'USD')
const currency = new StoredValue(browserStorage, 'countersign.currency', parseCurrency, String)

/** The currency, in capitals, in which this browser shows values: US dollars until another is chosen. */
export function useCurrency(): readonly [string, (currency: string) => void] {
  return [useStore(currency), currency.write]
}
