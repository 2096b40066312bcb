export const start = 'Start'
export const yourAccount = 'Ihr Konto'
export const balance = 'Guthaben'
export const network = 'Netzwerk'
export const wallet = 'Wallet'
export const unknown = 'Unbekannt'
export const ownership = 'Besitz'
export const copyAddress = 'Adresse kopieren'
export const viewOnExplorer = 'Im Explorer ansehen'
export const disconnect = 'Verbindung trennen'
export const loading = 'Wird geladen…'
export const balanceUnknown = (reason = 'Das Netzwerk antwortet nicht') => `Unbekannt: ${reason}`
export const noService =
  'Diese Website hat keinen Safe-Dienst: Sie zeigt von jedem Safe, was das Netzwerk sagt. Öffnen Sie einen Safe über seine Adresse; er bleibt in Ihrer Liste.'
