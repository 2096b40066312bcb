import { formatCount } from '@/lib/format/count'

export const chooseSafe = 'Safe wählen'
export const unnamedSafe = 'Safe'
export const yourSafes = 'Ihre Safes'
export const threshold = (needed: number, owners: number) => `${needed} von ${owners}`
export const mustSign = 'Eigentümern müssen signieren'
export const copyAddress = 'Adresse kopieren'
export const viewOnExplorer = 'Im Explorer ansehen'
export const viewedLately = 'Zuletzt angesehen'
export const ownedOn = (network: string) => `Ihre Safes auf ${network}`
export const openAnother = 'Anderen Safe öffnen'
export const createSafe = 'Safe erstellen'
export const allSafes = 'Alle Safes'
export const noSafes = 'Hier stehen die Safes, die Sie sich ansehen.'
export const ownedUnknown = (network: string) => `Welche Safes Ihnen auf ${network} gehören, ist gerade nicht bekannt.`

export const allAgree = 'Quellen zum Safe sind sich einig'
export const notAllMatches = 'Hier stimmt etwas nicht überein'
export const checking = 'Wird geprüft…'
export const asOf = (time: string) => `Stand: ${time}. Wird geprüft…`
export const notKnown = 'Keine Quelle antwortet'
export const noSafe = 'Kein Safe an dieser Adresse'
export const networkAlone = 'Allein aus dem Netzwerk'
export const mayBeNoSafe = 'Das ist vielleicht kein Safe'
export const askedAt = (sentence: string, time: string) => `${sentence} Letzte Antwort: ${time}.`
export const historyKnownTo = ({ known, newest }: { known: number; newest: number }) =>
  `Verlauf bekannt bis Block ${formatCount(known)} von ${formatCount(newest)}`
export const stillReading =
  'Der Safe-Dienst liest das Netzwerk noch: Was nach diesem Block geschah, ist noch nicht aufgeführt.'
export const appearance = 'Darstellung'
export const search = 'Suchen'
export const searchKey = '/'
export const shortcuts = 'Tastenkürzel'
