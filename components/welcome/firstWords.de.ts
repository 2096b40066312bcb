export const title = 'Signiert wird, was gezeigt wird.'
export const lead =
  'Eine Oberfläche für Safe-Multisig-Konten, die Sie selbst betreiben und prüfen können. Jeder Hash wird auf dieser Seite neu berechnet und mit den Angaben des Safe-Dienstes verglichen, bevor etwas signiert wird.'
export const connectHint = 'Verbinden Sie eine Wallet, um zu beginnen. Bis dahin wird keine andere Website kontaktiert.'
export const seeAccountHint = 'Name, Guthaben und Netzwerk der Wallet, die Sie verbinden.'
export const seeAccount = 'Ihr Konto sehen'
export const proveAccountHint =
  'Melden Sie sich mit einer Nachricht an. Auch ein Safe kann sich anmelden, mit den Signaturen seiner Eigentümer.'
export const proveAccount = 'Beweisen, dass es Ihres ist'
export const hostItHint = 'Ein kleiner Server, kein Tracking und keine Dritten, die Sie nicht gewählt haben.'
export const hostIt = 'Selbst betreiben'
