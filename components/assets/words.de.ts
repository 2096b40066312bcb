import { plural } from '@/lib/format/count'

export const tokens = 'Token'
export const collectibles = 'Sammlerstücke'
export const assets = 'Vermögen'
export const exactBalance = 'Genaues Guthaben'
export const decimals = 'Dezimalstellen'
export const unknownDecimals = 'Unbekannt: Niemand nennt eine Zählweise, die einen Sinn ergibt'
export const smallestUnits = 'In kleinsten Einheiten'
export const nativeHasNoAddress = 'Die eigene Währung des Netzwerks: Sie hat keine Adresse.'
export const copyAddress = 'Adresse kopieren'
export const viewOnExplorer = 'Im Explorer ansehen'
export const onlyNativeShown = 'Gezeigt wird nur die eigene Währung des Netzwerks, aus dem Netzwerk gelesen'
export const nativeAlone = 'Gezeigt wird nur die eigene Währung des Netzwerks, aus dem Netzwerk gelesen.'
export const balancesUnchecked = 'Die Guthaben unten sind Angaben des Safe-Dienstes und wurden nicht geprüft'
export const noBalances = 'Der Safe-Dienst führt für diesen Safe kein Guthaben auf.'
export const balancesCaption = 'Guthaben dieses Safes'
export const asset = 'Vermögenswert'
export const balance = 'Guthaben'
export const value = 'Wert'
export const acts = 'Was sich tun lässt'
export const send = 'Senden'
export const sendAsset = (shown: string) => `${shown} senden`
export const moreAbout = (shown: string) => `Mehr über ${shown}`
export const showMore = (rowCount: number) => `Mehr zeigen (${rowCount})`
export const noSymbol = 'Kein Symbol'
export const untrusted = 'Der Safe-Dienst vertraut diesem Token nicht.'
export const gatewayName = 'Name laut Safe-Dienst'
export const remarksAbout = (shown: string) => `Zu ${shown}`
export const noPrice = 'Kein Preis'
export const notCounted = 'Nicht mitgezählt'
export const totalListed = 'vom Safe-Dienst aufgeführt und bewertet'
export const totalSoFar = `bisher ${totalListed}`
export const totalClaimed = (claimed: string) => `(weitere ${claimed} sind nur seine Angabe und nicht mitgezählt)`
export const totalChecking = 'Wird geprüft…'
export const totalUnknown = 'Nicht bekannt'
export const showUntrusted = 'Token zeigen, denen der Safe-Dienst nicht vertraut'
export const loadingBalances = 'Guthaben werden geladen…'
export const unnamedCollection = 'Sammlung ohne Namen'
export const collectiblesList = 'Die Liste der Sammlerstücke'
export const loadingCollectibles = 'Sammlerstücke werden geladen…'
export const noCollectibles = 'Der Safe-Dienst führt keine Sammlerstücke dieses Safes auf.'
export const collectiblesHint =
  'Das sind die Sammlerstücke, die der Safe-Dienst aufführt. Namen, Texte und Bilder sind Angaben ihrer Urheber und des Safe-Dienstes; das Netzwerk wird nur gefragt, wem jedes gehört.'
export const loading = 'Wird geladen…'
export const loadMore = 'Mehr laden'
export const currency = 'Währung'
export const tokensUnchecked = (unchecked: number, all: number) =>
  plural(unchecked, {
    one: `Der Safe-Dienst führt so viele Token auf, dass 1 von ${all} nicht geprüft wurde`,
    other: `Der Safe-Dienst führt so viele Token auf, dass ${unchecked} von ${all} nicht geprüft wurden`,
  })
export const uncheckedHint = 'Alle stehen in der Liste unten; was nicht geprüft wurde, ist Angabe des Safe-Dienstes.'
export const checkMore = 'Weitere prüfen'
export const confirmInWallet = 'In der Wallet bestätigen'
export const addToWallet = 'Zur Wallet hinzufügen'
export const addedToWallet = 'Die Wallet zeigt ihn jetzt an.'
export const walletRefused = (failure: string) => `Die Wallet hat ihn nicht angenommen: ${failure}`
export const nativeOnly =
  'Die eigene Währung des Netzwerks und die Token, die Sie nennen, aus dem Netzwerk gelesen: Diese Website hat keinen Safe-Dienst, der sie auflisten würde.'
export const noItemList =
  'Diese Website hat keinen Safe-Dienst, der die Sammlerstücke auflisten würde: Die von ERC-721 werden in den Aufzeichnungen des Netzwerks gesucht, und alle anderen lassen sich trotzdem senden.'
export const tokenAddress = 'Adresse eines Tokens'
export const addToken = 'Diesen Token zeigen'
export const namedTokens = 'Die Token, die Sie genannt haben'
export const forgetToken = 'Nicht mehr zeigen'
export const noTokenAddress = 'Das ist keine Adresse eines Tokens.'
export const noToken = 'Der Vertrag an dieser Adresse ist kein Token.'
