export const title = 'Ein Wallet verbinden'
export const popular = 'Beliebt'
export const recent = 'Zuletzt'
export const whatIsIt = 'Was ist ein Wallet?'
export const assets = 'Ein Zuhause für Ihre digitalen Vermögenswerte'
export const assetsHint =
  'Wallets werden verwendet, um digitale Assets wie Ethereum und NFTs zu senden, empfangen, speichern und anzeigen.'
export const login = 'Eine neue Möglichkeit, sich anzumelden'
export const loginHint =
  'Anstatt auf jeder Website neue Konten und Passwörter zu erstellen, verbinden Sie einfach Ihr Wallet.'
export const getWallet = 'Ein Wallet holen'
export const learnMore = 'Mehr erfahren'
