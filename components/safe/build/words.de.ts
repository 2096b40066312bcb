export const buildAsked = 'Der Server wird gefragt …'
export const buildHint =
  'Die Datei /build.json nennt jede Datei dieser Seite mit ihrem Hash. Wer denselben Commit mit denselben Einstellungen baut, erhält diesen Hash:'
export const buildHash = 'SHA-256 von /build.json'
export const builtFrom = (commit: string) => `Gebaut aus dem Commit ${commit}`
export const noCommit = 'Aus welchem Commit, sagt sie nicht.'
export const noBuild = 'Dieser Server sagt nicht, wie er gebaut wurde.'
export const seenBefore = 'Bis dahin sah dieser Browser einen anderen:'
export const checkHint = 'Wer das Projekt geklont hat, prüft jede Datei gegen den genannten Commit mit:'
export const checkCommand = (origin: string) => `npm run check-site -- ${origin}`
export const copyCommand = 'Befehl kopieren'

export const changed = 'Diese Seite wurde seit Ihrem letzten Besuch geändert.'
export const look = 'Was das heißt'
export const dismiss = 'In Ordnung'
