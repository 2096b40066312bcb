export const badMessage = 'Ungültige Art von Nachricht'
export const longText = (most: number) => `Die Nachricht ist länger als ${most} Zeichen`
export const longBytes = (most: number) => `Die Nachricht ist länger als ${most} Bytes`
export const badTypedData = 'Ungültige typisierte Daten'
export const largeTypedData = (limit: string | undefined) => `Die typisierten Daten sind zu groß. ${limit}`
export const badCall = 'Ungültiger RPC-Aufruf'
export const badSettings = 'Ungültige Einstellungen'

export const noTransactions = 'Es wurden keine Transaktionen übergeben'
export const tooManyTransactions = (most: number) => `Es wurden mehr als ${most} Transaktionen übergeben`
export const badTransaction = {
  to: (index: number) => `Ungültige Transaktion #${index}: Feld "to" fehlt`,
  address: (index: number) => `Ungültige Transaktion #${index}: ungültige Adresse in "to"`,
  value: (index: number) => `Ungültige Transaktion #${index}: "value" ist ungültig`,
  data: (index: number) => `Ungültige Transaktion #${index}: "data" ist ungültig`,
  operation: (index: number) => `Ungültige Transaktion #${index}: Nur Aufrufe (call) können angefragt werden`,
}
export const badSafeTxGas = 'Ungültiges safeTxGas'

export const badAnswer = 'Die Website des Safes hat eine Antwort gegeben, die diese App nicht versteht.'
export const otherMessage = 'Die Website des Safes lässt eine andere Nachricht signieren als diese.'
export const otherHash = (computed: string, told: string) =>
  `Die Nachricht hat den Hash ${computed}; die Website sagt ${told}.`
export const signingFailed = 'Die Transaktion, die diese Nachricht signieren sollte, war nicht erfolgreich.'
