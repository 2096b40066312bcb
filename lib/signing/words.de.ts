import { chainName } from '@/lib/config/chainName'
import { plural } from '@/lib/format/count'
import { unknownVersion } from '@/lib/safe/account/words'

/** Why something cannot be signed or sent now: before the wallet is asked, beside a button, or after it has answered. */
export const obstacles = {
  /** Said elsewhere already, by what was checked. */
  told: ({ sentence }: { sentence: string }) => sentence,

  noWallet: 'Keine Wallet ist verbunden.',
  otherChain: ({ chainId }: { chainId: number }) =>
    `Die Wallet ist in einem anderen Netzwerk als der Safe: Er ist auf ${chainName(chainId, 'sentence')}.`,
  walletElsewhere: ({ chainId }: { chainId: number }) =>
    `Die Wallet ist in einem anderen Netzwerk als ${chainName(chainId, 'sentence')}.`,
  busy: 'Warten Sie, bis der begonnene Vorgang vorbei ist.',
  checking: 'Das wird noch geprüft.',
  notChecked: 'Das konnte nicht im Netzwerk geprüft werden.',
  chainSilent: 'Das Netzwerk hat nicht geantwortet, deshalb kann nichts geprüft werden.',
  distrusted:
    'Dieses Konto ist vielleicht kein Safe: Lesen Sie zuerst die Warnung oben auf der Seite, und geben Sie dort an, dass Sie sie gelesen haben.',
  trustUnknown: 'Was dieses Konto ist, wird noch geprüft.',
  unknownVersion,
  noHandler:
    'Dieser Safe hat keinen Fallback-Handler, deshalb kann sein Contract nicht sagen, was seine Eigentümer signiert haben.',
  serviceSilent: ({ problem }: { problem: string }) =>
    `${problem}, deshalb könnte eine Signatur nicht aufbewahrt werden.`,
  notComputed: 'Was signiert würde, lässt sich hier nicht berechnen.',

  notOwner: 'Das verbundene Konto ist kein Eigentümer dieses Safes.',
  signed: 'Sie haben das schon signiert.',
  signedAsSafe: 'Ihr Safe unter den Eigentümern hat das schon signiert.',
  needsSignatures: ({ owner, threshold }: { owner: string; threshold: number }) =>
    `Der Eigentümer ${owner} ist ein Safe, der ${threshold} Signaturen braucht: Geben Sie es dort frei.`,
  notCollected: ({ threshold }: { threshold: number }) =>
    `Dieser Eigentümer ist ein Safe, der ${threshold} eigene Signaturen braucht: Hier lassen sie sich nicht sammeln.`,
  noOwnerThere: 'Dieser Safe ist kein Eigentümer des anderen: Seine Freigabe würde nicht zählen.',
  onlyOwnersHandOver: 'Nur ein Eigentümer kann es dem Safe-Dienst übergeben.',
  onlyOwnersApprove: 'Nur ein Eigentümer kann im Netzwerk freigeben.',
  onlyOwnersReject: 'Nur ein Eigentümer kann es ablehnen.',
  onlyProposerDeletes: 'Nur das Konto, das dies vorgeschlagen hat, kann es löschen.',
  unknownProposer: 'Der Safe-Dienst sagt nicht, wer dies vorgeschlagen hat.',
  noSignature: 'Es hat keine gültige Signatur.',
  isRejection: 'Das ist selbst eine Ablehnung.',
  deleted: 'Es wurde gelöscht: Der Safe-Dienst führt es nicht mehr auf.',
  nonceUsed: ({ nonce }: { nonce: bigint }) =>
    `Nonce ${nonce} ist schon verbraucht: Das kann nie mehr ausgeführt werden.`,
  nonceWaits: ({ nonce, next }: { nonce: bigint; next: bigint }) =>
    `Nonce ${nonce} muss warten: Die nächste des Safes ist ${next}.`,
  tooFew: ({ held, threshold, isYours }: { held: number; threshold: number; isYours: boolean }) => {
    const missing = threshold - held
    const yours = isYours ? ', Ihre als die des Ausführenden mitgezählt' : ''
    const rest = plural(missing, { one: '1 weitere ist nötig', other: `${missing} weitere sind nötig` })
    return `${held} von ${threshold} Signaturen sind da${yours}: ${rest}.`
  },
  repeated:
    'Dasselbe wurde schon begonnen. Geben Sie oben an, dass es noch einmal getan werden soll, oder sehen Sie sich an, was da ist.',

  accountChanged: 'Die Wallet hat jetzt ein anderes Konto. Es wurde nichts gesendet.',
  chainChanged: 'Die Wallet ist jetzt in einem anderen Netzwerk. Es wurde nichts gesendet.',
  thresholdChanged: ({ now, shown }: { now: number; shown: number }) =>
    `Der Safe braucht jetzt ${now} Signaturen, nicht ${shown}. Sehen Sie noch einmal nach, bevor Sie fortfahren.`,
  ownerRemoved: ({ owner }: { owner: string }) =>
    `${owner} wurde inzwischen als Eigentümer entfernt. Sehen Sie noch einmal nach, bevor Sie fortfahren.`,
  ownerAdded: 'Inzwischen wurde ein Eigentümer hinzugefügt. Sehen Sie noch einmal nach, bevor Sie fortfahren.',
  contractChanged:
    'Der Contract des Safes wurde inzwischen geändert. Sehen Sie noch einmal nach, bevor Sie fortfahren.',
  ofOwnerSafe: ({ change }: { change: string }) => `Zu Ihrem Safe unter den Eigentümern: ${change}`,
  nonceUsedMeanwhile: 'Die Nonce wurde inzwischen verbraucht: Das kann nie mehr ausgeführt werden.',
  uncheckable: 'Das lässt sich nicht mehr prüfen.',
  deletedMeanwhile: 'Der Safe-Dienst hat diese Transaktion nicht mehr: Sie wurde inzwischen gelöscht.',
  signedMeanwhile: 'Es ist schon signiert, vielleicht in einem anderen Tab: Der Safe-Dienst hat Ihre Signatur.',
  approvedMeanwhile: 'Sie haben es schon signiert oder freigegeben, vielleicht in einem anderen Tab.',
  nothingToHandOver: 'Der Safe-Dienst hat alle diese Signaturen schon.',
  repeatedMeanwhile: ({ nonces }: { nonces: readonly string[] }) => {
    const which = nonces.length > 0 ? ` mit Nonce ${nonces.join(', ')}` : ''
    return `Dasselbe wurde schon${which} begonnen. Ihre Wallet wurde nicht gefragt: Sehen Sie sich an, was da ist, bevor Sie fortfahren.`
  },

  beingAsked:
    'Eine Wallet wird schon danach gefragt, vielleicht aus einem anderen Tab: Antworten Sie dort, oder schließen Sie jenen Tab.',
  mayBeSent:
    'Eine Wallet wurde schon einmal danach gefragt, und ihr Konto hat eine Transaktion unterwegs, die diese sein kann: Warten Sie, bis das Netzwerk sie aufgenommen hat.',
  sent: 'Es wurde schon gesendet, vielleicht in einem anderen Tab, und das Netzwerk kann es noch aufnehmen: Warten Sie, oder erhöhen Sie in Ihrer Wallet die Gebühr, oder brechen Sie es dort ab.',
  mayComeTwice:
    'Was vorher gesendet wurde, hat das Netzwerk vergessen, es kann aber noch kommen und würde dies ein zweites Mal ausführen. Brechen Sie es in Ihrer Wallet ab, oder senden Sie von diesem Konto irgendetwas anderes: Das tritt an seine Stelle.',

  safeExists: 'Diesen Safe gibt es schon: Es ist nichts zu erstellen.',
  addressTaken: 'An dieser Adresse ist schon etwas anderes. Nehmen Sie eine andere Salt-Nonce.',
  beingCreated:
    'Eine Transaktion, die das Netzwerk noch nicht aufgenommen hat, erstellt anscheinend genau diesen Safe: Warten Sie darauf.',
  otherAddress: ({ address = 'keiner' }: { address: string | undefined }) =>
    `Die Factory würde den Safe an einer anderen Adresse (${address}) erstellen als der hier berechneten.`,
  creationSent: 'Es wurde schon gesendet, vielleicht in einem anderen Tab: Sehen Sie dort, was daraus geworden ist.',
}

export const deliver = 'Signatur übermitteln'
export const deliverOnly =
  'Sie haben das signiert; der Safe-Dienst hat es noch nicht angenommen. Ihre Wallet wird nicht noch einmal gefragt.'
export const undelivered = (reason: string) =>
  `${reason} Ihre Signatur ist in diesem Browser aufbewahrt: Versuchen Sie es erneut; Ihre Wallet wird nicht noch einmal gefragt.`
export const undeliveredUnkept = (reason: string) =>
  `${reason} Dieser Browser hat keinen Platz für Ihre Signatur: Kopieren Sie sie aus den Einzelheiten, oder signieren Sie später noch einmal.`
export const keptSignature = (signature: string) => `Signatur: ${signature}`
export const refusedByOwnerSafe = 'Der Eigentümer-Safe akzeptiert nicht, was für ihn signiert wurde.'
export const unknownChain = 'Dieses Netzwerk ist hier nicht eingerichtet.'
