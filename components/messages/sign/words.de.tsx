export const signMessage = 'Nachricht signieren'
export const delivering = 'Ihre Signatur wird übermittelt…'
export const waiting = 'Es wird auf Ihre Signatur gewartet…'

export const emptySignature = (
  <>
    Diese Nachricht ist im Netzwerk signiert, durch eine Transaktion. Die Signatur ist leer: <code>0x</code>
  </>
)
export const copySignature = 'Signatur kopieren'

export const walletShows = 'Was Ihre Wallet zeigt'
export const signsForOwnerSafe = 'Sie signieren für einen Safe, der Ihnen gehört und der hier Eigentümer ist:'
export const ownerSafeHashes = 'Ihre Wallet zeigt deshalb die Hashes jenes Safes:'

export const title = 'Nachricht als dieser Safe signieren'
export const message = 'Nachricht'
export const unsignable = 'Diese Nachricht kann nicht signiert werden'
export const cancel = 'Abbrechen'
export const otherWays = 'Mehr'
export const hashes = 'Hashes für Ihre Hardware-Wallet'
export const signatures = 'Signaturen'
export const noHandler =
  'Dieser Safe hat keinen Fallback-Handler: Websites, die seinen Contract nach einer Signatur fragen, bekommen vielleicht keine Antwort.'
export const finalSignature = 'Fertige Signatur'
export const done = 'Fertig'

export const kinds = {
  text: { label: 'Text', hint: 'Wird genau so signiert, wie er hier steht, samt Zeilenumbrüchen.' },
  typedData: { label: 'Typisierte Daten (EIP-712)', hint: 'JSON mit types, primaryType, domain und message.' },
}
export const kindOfMessage = 'Art der Nachricht'
export const review = 'Prüfen'
export const discardTyped = 'Formular leeren'
export const kept = 'Bis dahin in diesem Browser aufbewahrt, auch wenn die Seite geschlossen wird.'
export const notKept = 'Länger als alles, was hier signiert werden kann: Es wird nicht in diesem Browser aufbewahrt.'
export const noMessage = 'Schreiben Sie, was signiert werden soll, oder fügen Sie es ein.'
export const tooLong = (most: number) => `Dieser Text ist länger als ${most} Zeichen.`

export const unknownChain = 'Dieses Netzwerk ist nicht eingerichtet.'
export const notOnChain = 'Im Netzwerk kann nicht signiert werden'
export const signOnChain = 'Stattdessen im Netzwerk signieren'

export const signAs = 'Signieren als'
export const ownedSafe = 'Ein Safe, der Ihnen gehört'
export const connectedAccount = 'Das verbundene Konto'
export const signedHandOn = 'Signiert. Geben Sie sie dem nächsten Eigentümer weiter'
export const keptForApp =
  'Dieser Browser bewahrt die Nachricht unter „Nachrichten“ auf: Geben Sie sie dem nächsten Eigentümer, und öffnen Sie hier, was zurückkommt. Die App erhält die Signatur, sobald genügend Eigentümer signiert haben.'
