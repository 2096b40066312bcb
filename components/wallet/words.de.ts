export const notConnected = (name: string) => `${name} ist nicht verbunden`
export const retry = 'ERNEUT VERSUCHEN'
export const dismiss = 'Ausblenden'
export const wrongNetwork = 'Falsches Netzwerk'
export const signIn = 'Anmelden'
export const testAccount = 'Testkonto'
export const recentTransactions = 'Letzte Transaktionen'
export const status = {
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  failed: 'Fehlgeschlagen',
  asking: 'Das Netzwerk wird gefragt…',
}
export const noTransactions = 'Ihre Transaktionen erscheinen hier.'
export const wrongNetworkHint =
  'Falsches Netzwerk erkannt: Wechseln Sie es oder trennen Sie die Verbindung, um fortzufahren.'
export const switchNetwork = 'Netzwerk wechseln'
export const unsupportedSwitch =
  'Ihre Wallet kann das Netzwerk nicht aus dieser App heraus wechseln. Versuchen Sie, es in der Wallet selbst zu wechseln.'
export const switchFailed = (error: string) => `Das Netzwerk wurde nicht gewechselt: ${error}`
