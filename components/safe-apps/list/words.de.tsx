import type { ReactNode } from 'react'

export const unnamedApp = 'App ohne Namen'
export const asListed = (host: string) => `${host}, wie der Safe-Dienst sie aufführt`
export const pin = (app: ReactNode) => <>{app} anheften</>
export const remove = (app: ReactNode) => <>{app} entfernen</>
export const lookTwice = 'Sehen Sie sich diese Adresse zweimal an'
export const looksLike = (host: string, imitated: string) =>
  `${host} sieht aus wie ${imitated}, das eine andere Website ist.`
export const internationalName =
  'Der Name hat Buchstaben, die wie andere aussehen können; er wird so gezeigt, wie er gesendet wird.'
export const numericAddress =
  'Die Adresse ist eine Zahl statt eines Namens, deshalb bürgt niemand dafür, wer dort antwortet.'
export const searchApps = 'Apps suchen'
export const category = 'Kategorie'
export const pinnedApps = 'Angeheftete Apps'
export const listedApps = 'Aufgeführte Apps'
export const loadingApps = 'Apps werden geladen…'
export const listFailed = 'Die Liste der Apps konnte nicht geladen werden'
export const ownApps = 'Ihre eigenen Apps'
export const noApps = 'Der Safe-Dienst führt für dieses Netzwerk keine App auf.'
export const found = (count: number, all: number) => (count === 0 ? 'Keine App passt.' : `${count} von ${all} Apps`)
export const appsLabel = 'Apps'
export const addApp = 'App hinzufügen'
export const appAddress = 'Adresse einer App'
export const addressPlaceholder = 'https://…'
export const showApp = 'App zeigen'
export const appAtAddress = 'Die App an dieser Adresse'
export const lookingAtApp = 'Die App wird angesehen…'
export const nothingKnown = 'Über die App ist nichts bekannt'
export const addToOwnApps = 'Zu meinen Apps hinzufügen'
export const openWithoutAdding = 'Öffnen, ohne hinzuzufügen'
export const openApp = 'App mit Ihrem Safe öffnen'
export const linkNamesNoApp = 'Dieser Link nennt keine App'
export const unknownNetwork = 'Diese Website kennt das Netzwerk des Links nicht'
export const knownNetworks = (names: string) => `Sie kennt: ${names}.`
export const lookingAppUp = 'Die App wird nachgeschlagen…'
export const goOn = 'Ich kenne diese Adresse, weiter'
export const app = 'Die App'
export const openWith = 'Öffnen mit'
export const safesFailed = 'Ihre Safes konnten nicht geladen werden'
export const connectHint = 'Verbinden Sie Ihre Wallet, um die Safes zu sehen, die ihr gehören.'
export const yourSafes = 'Ihre Safes'
export const viewedSafes = 'Hier angesehene Safes'
export const noSafes = 'In diesem Netzwerk ist hier noch kein Safe bekannt.'
export const unlistedApp = 'Diese App steht nicht in der Liste des Safe-Dienstes'
export const listingUnknown = 'Ob der Safe-Dienst diese App aufführt, ist nicht bekannt'
export const unlistedAppHint =
  'Hier weiß niemand, wer sie gemacht hat. Sie wird die Adresse, die Eigentümer und die Guthaben dieses Safes sehen und kann Sie bitten zu signieren. Was sie verlangt, wird immer gezeigt, bevor Sie signieren, aber ihre eigenen Seiten können alles behaupten. Die Website der App wurde noch nicht kontaktiert.'
export const site = 'Website'
export const fullAddress = 'Vollständige Adresse'
/** Where this site has no Safe service. */
export const noListOfApps = 'Keine Liste von Apps steht für diese ein'
