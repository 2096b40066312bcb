type Pair = { address: string; other: string }
type Refund = { receiver: string | undefined; token: string | undefined; price: bigint; fixed: bigint; most: bigint }

export const invalidBatch = 'Dieser Stapel ist nicht gültig.'
export const emptyBatch = 'er enthält keinen Aufruf'
export const innerDelegateCall = 'ein Delegatecall kann nicht Teil eines Stapels sein'
export const callToZero = 'ein Aufruf der Nulladresse kann nicht Teil davon sein'
export const strayBytes = (count: number) => `${count} überzählige Bytes an seinem Ende`
export const noSuchOperation = (operation: number) => `Operation ${operation} gibt es nicht`
export const cutOffCall = 'die Daten eines Aufrufs sind abgeschnitten'

export const wrongReceiver = 'Der Empfänger ist keine Adresse.'
export const wrongValue = 'Der Betrag ist keine ganze Zahl in Wei.'
export const fileDelegateCall = 'Sie ist ein Delegatecall (Operation 1), und ein Stapel kann nur Aufrufe machen.'
export const unknownOperation = 'Die Operation ist nicht bekannt.'
export const wrongData = 'Die Daten sind nicht hexadezimal.'
export const invalidMethod = 'Die Methode ist nicht gültig.'
export const noValues = (method: string) => `Die Methode ${method} braucht Werte, und die Datei hat keine.`
export const otherData = 'Die Daten sind nicht das, was Methode und Werte ergeben.'

export const theValue = 'Der Wert'
export const needsValues = (count: number, given: number) => (name: string) =>
  `${name} braucht ${count} Werte und hat ${given}.`
export const needsKnownType = (name: string) => `${name} braucht einen bekannten Typ.`
export const needsText = (name: string) => `${name} braucht Text.`
export const needsList = (name: string) => `${name} braucht eine Liste wie [1, 2].`
export const needsItems = (count: string) => (name: string) => `${name} braucht genau ${count} Elemente.`
export const needsTuple = (name: string) => `${name} braucht eine Liste oder ein Objekt.`
export const needsParts = (count: number) => (name: string) => `${name} braucht genau ${count} Werte.`
export const needsInteger = (name: string) => `${name} braucht eine ganze Zahl.`
export const needsRange = (least: bigint, most: bigint) => (name: string) =>
  `${name} braucht eine Zahl zwischen ${least} und ${most}.`
export const needsTruth = (name: string) => `${name} braucht true oder false.`
export const needsAddress = (name: string) => `${name} braucht eine Adresse mit richtiger Prüfsumme.`
export const needsBytes = (name: string) => `${name} braucht Bytes wie 0x1234.`
export const needsLength = (count: string) => (name: string) => `${name} braucht ${count} Bytes.`
export const unencodable = 'Diese Werte lassen sich nicht kodieren.'

export const noInterface = 'Diese Datei enthält keine Schnittstelle.'
export const noJson = 'Das ist kein gültiges JSON.'
export const manyFunctions = 'Diese Schnittstelle hat zu viele Funktionen.'
export const noWritingFunction = 'Diese Schnittstelle hat keine Funktion, die etwas ändert.'
export const withExample = (problem: string) =>
  `${problem} Eine Signatur sieht so aus: function transfer(address to, uint256 amount)`
export const manyTypes = 'Diese Schnittstelle deklariert zu viele Typen.'
export const wrongParentheses = (text: string) => `Diese Klammern passen nicht zusammen: „${text}“.`
export const noSignature = (text: string) => `Das ist keine Signatur: „${text}“.`
export const noType = (text: string) => `„${text}“ ist kein hier bekannter Typ.`
export const typeInCall = ({ name, type }: { name: string; type: string }) => `${name} ist im Aufruf ${type}.`
export const takenForEnum = (name: string) => `${name} wurde für ein Enum gehalten: im Aufruf uint8.`
export const takenForContract = (name: string) =>
  `${name} wurde für einen Contract gehalten: im Aufruf address. Ist es ein Enum, schreiben Sie uint8.`

/** The account is undefined where it is the Safe itself. */
const powerOf = (account: string | undefined) =>
  `Er läuft als ${account ? `das Konto ${account}` : 'dieser Safe'} und kann alles ändern oder an sich nehmen.`

export const unknownCode =
  'Führt anstelle des Kontos eine Funktion aus, die hier nicht bekannt ist: Sie kann alles ändern.'
/** What a signer should have read, by its code. */
export const warnings = {
  unknownDelegateCall: (account: string | undefined) =>
    `Führt den Code eines unbekannten Contracts aus. ${powerOf(account)}`,
  uncheckedDelegateCall: (contract: string) =>
    `Führt den Code an der Adresse von Safes ${contract} aus; welcher Code dort steht, wurde nicht geprüft.`,
  changedDelegateCall: ({ contract, account }: { contract: string; account: string | undefined }) =>
    `Führt Code aus, der nicht der ist, der an die Adresse von Safes ${contract} gehört. ${powerOf(account)}`,
  knownDelegateCall: (contract: string) => `Führt Safes ${contract} aus, der Code ist geprüft.`,
  blindApproval: ({ hash, address }: { hash: string; address: string }) =>
    `Gibt den Hash ${hash} bei ${address} frei. Ist das ein Safe, wird damit eine Transaktion von ihm signiert, die hier nicht gezeigt wird.`,
  refund: ({ receiver = 'den Ausführenden', token, price, fixed, most }: Refund) => {
    const unit = token === undefined ? 'Wei' : `kleinste Einheiten des Tokens ${token}`
    const limit = token === undefined ? ', zum niedrigeren aus diesem Preis und dem des Blocks,' : ''
    return `Zahlt an ${receiver} eine Erstattung von ${price} ${unit} je Einheit Gas${limit}: mindestens ${fixed} für den festen Teil und etwa ${most}, wenn alles Gas verbraucht wird.`
  },
  rejection:
    'Tut nichts, als ihre Nonce zu verbrauchen, sodass andere mit derselben Nonce nie ausgeführt werden können.',
  fakeRejection:
    'Sieht aus wie eine Ablehnung und ist keine: Die Erstattung oder der Delegatecall darin hat eine Wirkung.',
  malformedCall: 'Die Daten passen nicht zu der Funktion, die sie nennen.',
  hiddenData: 'Die Daten enthalten mehr, als gezeigt wird.',
  incomplete: 'Enthält Aufrufe, die nicht gelesen werden konnten.',
  unknownSelfCall: (account: string | undefined) =>
    `Ruft ${account ? `das Konto ${account}` : 'diesen Safe'} selbst mit einer Funktion auf, die hier nicht bekannt ist: Sie kann Eigentümer oder Einstellungen ändern.`,
  givenInterface:
    'Was sie aufruft, benennt die Schnittstelle, die mitgeliefert wurde: Der Contract tut vielleicht etwas anderes.',
  unknownCall: 'Ruft eine Funktion auf, die hier nicht bekannt ist.',
  unlimitedApproval: (spender: string) => `Lässt ${spender} praktisch alles von diesem Token ausgeben.`,
  approvalForAll: (spender: string) => `Lässt ${spender} jedes Objekt dieser Sammlung bewegen.`,
  lookAlikeAddress: ({ address, other }: Pair) =>
    `${address} sieht aus wie ${other}, das Sie kennen, ist aber eine andere Adresse.`,
  unsigned: 'Noch kein Eigentümer hat das signiert: Wer es vorgeschlagen hat, ist vielleicht kein Eigentümer.',
  oneIsEnough: 'Danach genügt ein einziger Schlüssel, um alles in diesem Safe auszugeben.',
  allMustSign: 'Danach müssen alle Eigentümer signieren: Geht ein Schlüssel verloren, ist alles im Safe verloren.',
  removesYou: 'Ihr Konto ist danach kein Eigentümer mehr.',
}
