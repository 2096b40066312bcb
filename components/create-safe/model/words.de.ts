/** The two forms of the Safe contract. */
export const singletons = {
  singleton: 'Safe: günstiger, ohne Ereignisse für seine Transaktionen',
  singletonL2: 'Safe mit Ereignissen: Daran finden Dienste seine Transaktionen',
}
/** The contracts that a creation needs. */
export const contracts = {
  proxyFactory: 'die Factory',
  fallbackHandler: 'der Fallback-Handler',
  singleton: 'der Safe-Contract selbst',
}
export const lacks = (contracts: readonly string[]) => `es fehlt: ${contracts.join(', ')}`
export const unpredictable =
  'dieses Netzwerk leitet Adressen auf eigene Weise ab, die diese Website nicht vorhersagen kann'

export const unknownCode = (codeHash: string) => `unbekannter Code ${codeHash}`
export const none = 'nicht vorhanden'

export const ownsItself = 'Der Safe kann nicht sein eigener Eigentümer sein.'
export const badSaltNonce = 'Die Salt-Nonce ist eine ganze Zahl, etwa 0 oder 42.'
export const largeSaltNonce = 'Die Salt-Nonce ist größer, als das Netzwerk fassen kann.'
export const unpublished = 'Das ist kein Contract, den Safe für die Version veröffentlicht hat.'

export const shortage = ({ has, fee, missing }: { has: string; fee: string; missing: string }) =>
  `Das Konto hat ${has}, und die Gebühr beträgt etwa ${fee}: Es fehlen etwa ${missing}.`

export const ownerTwice = 'Diese Adresse steht schon weiter oben bei den Eigentümern.'
export const singleOwner = 'Es gibt nur einen Eigentümer: Geht sein Schlüssel verloren, ist alles im Safe verloren.'
export const anyOwner = 'Jeder einzelne Eigentümer kann alles im Safe ohne die anderen bewegen.'
export const allOwners =
  'Alle Eigentümer müssen signieren: Geht ein einziger Schlüssel verloren, ist alles im Safe verloren.'
export const ownerMissing =
  'Geben Sie die Adresse oder den Namen dieses Eigentümers ein, oder entfernen Sie den Eigentümer.'
export const zeroOwner = 'Die Nulladresse gehört niemandem und kann kein Eigentümer sein.'
export const reservedOwner = 'Diese Adresse benutzen die Safe-Contracts selbst: Sie kann kein Eigentümer sein.'
export const contractOwner = 'Das ist einer von Safes eigenen Contracts: Er kann nichts signieren.'

/** In the list of transactions of the wallet dialog. */
export const createSafe = 'Safe erstellen'
