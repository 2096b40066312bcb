export const notIncoming = 'nicht INCOMING'
type Move = { amount: bigint; token: string | undefined; sender: string; recipient: string }
export const move = ({ amount, token = 'der Netzwerkwährung', sender, recipient }: Move) =>
  `${amount} von ${token}, von ${sender} an ${recipient}`

/** Of a movement that may have been put there to be copied by mistake. */
export const poison = {
  movesNothing:
    'Bewegt nichts: Solche Übertragungen bringen eine Adresse in den Verlauf, damit sie versehentlich kopiert wird.',
  onlyTokenSent: 'Nur der Token sagt, dass dieser Safe es gesendet hat: Kein Eigentümer hat es hier signiert.',
  imitation: 'Der Safe-Dienst hält dies für die Nachahmung einer früheren Übertragung.',
  distrustedToken:
    'Der Safe-Dienst vertraut diesem Token nicht: Jeder kann einen erstellen und ihn behaupten lassen, wer ihn wem gesendet hat.',
}

export const unknownApproved = 'Der Safe-Dienst kennt keine Transaktion mit diesem Hash.'
export const foreignApproval =
  'Ruft approveHash eines Contracts auf, der kein Safe ist: Was das bewirkt, ist hier nicht bekannt.'
export const approvedChecked = 'Geprüft: Das ist, was freigegeben wird.'
export const approvedRecomputed = 'Aus dem hier Angegebenen neu berechnet: Das ist, was freigegeben wird.'
export const usedApproval = (nonce: bigint) =>
  `Nonce ${nonce} jenes Safes ist schon verbraucht: Eine Freigabe hat keine Wirkung mehr.`
export const idleApproval = (approver: string) =>
  `${approver} ist kein Eigentümer jenes Safes: Die Freigabe schlägt fehl.`
export const wrongApproval =
  'Was der Safe-Dienst über die Transaktion sagt, die hiermit freigegeben wird, ist nicht wahr.'
export const uncheckedApproval = 'Was hiermit freigegeben wird, konnte nicht vollständig geprüft werden.'
export const unknownApproval =
  'Hiermit wird eine Transaktion freigegeben, die hier nicht bekannt ist: Was sie bewirkt, kann nicht gezeigt werden.'
