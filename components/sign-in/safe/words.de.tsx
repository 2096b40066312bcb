import type { ReactNode } from 'react'

export const signingIn = 'Sie werden angemeldet…'
export const finish = 'Anmeldung abschließen'
export const reviewAndSign = 'Prüfen und signieren'
export const copyLink = 'Link für die anderen Eigentümer kopieren'
export const losesSignatures = 'Die bisherigen Signaturen gingen verloren.'
export const discardThem = 'Verwerfen'
export const keepThem = 'Behalten'
export const discard = 'Verwerfen'

export const expired = 'Die Zeit zum Signieren ist vorbei'
export const expiredHint = (end: ReactNode) => (
  <>
    Diese Anmeldung konnte bis {end} abgeschlossen werden. Signaturen unter ihrer Nachricht lassen niemanden mehr ein;
    eine neue Nachricht braucht neue.
  </>
)
export const startAgain = 'Mit neuer Nachricht beginnen'

export const signIn = 'Als dieser Safe anmelden'
export const notSignedIn = 'Sie sind nicht als dieser Safe angemeldet'
export const signInHint =
  'Die Eigentümer signieren eine Nachricht, jeder, sobald er dazu kommt, und dieser Browser ist als der Safe angemeldet. Das ist kostenlos und sendet nichts. In der Nachricht steht, bis wann sie signiert werden kann.'
export const takesPlace = (account: string) => `Das tritt an die Stelle Ihrer Anmeldung als ${account}.`

export const waiting = (end: ReactNode) => (
  <>
    Es wird bis {end} darauf gewartet, dass die Eigentümer signieren. Sie können diese Seite schließen und wiederkommen:
    Dieser Browser bewahrt die Nachricht auf.
  </>
)
export const handBack =
  'Diese Website hat keinen Safe-Dienst, der die Signaturen sammeln würde: Geben Sie die Nachricht dem nächsten Eigentümer. Der letzte gibt sie Ihnen zurück, und Sie öffnen sie in diesem Browser.'
export const signedOnChain =
  'Der Safe hat sie im Netzwerk signiert: Die Signatur ist leer (0x), und sein Contract sagt, dass sie gilt.'
export const signed = 'Genügend Eigentümer haben signiert, und der Contract des Safes akzeptiert ihre Signatur.'
export const finishingTakesPlace = (account: string) =>
  `Das Abschließen tritt an die Stelle Ihrer Anmeldung als ${account}.`

export const signedIn = (end: ReactNode) => (
  <>
    <strong>Bewiesen: Sie sind als dieser Safe angemeldet</strong>, bis {end}. Die Anmeldung endet früher, wenn Sie die
    Verbindung trennen oder ein Konto verbinden, das kein Eigentümer ist.
  </>
)
