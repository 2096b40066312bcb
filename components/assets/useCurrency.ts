import { useSetting } from '@/lib/storage/useSetting'

const parseCurrency = (text: string) => (/^[A-Z0-9]{1,12}$/.test(text) ? text : undefined)

/** The currency, in capitals, in which this browser shows values: US dollars until another is chosen. */
export function useCurrency(): readonly [string, (currency: string) => void] {
  return useSetting<string>('countersign.currency', 'USD', parseCurrency)
}
