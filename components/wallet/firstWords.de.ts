export const connectWallet = 'Wallet verbinden'
export const listFailed =
  'Die Wallet-Liste konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.'
export const opening = 'Wird geöffnet…'
