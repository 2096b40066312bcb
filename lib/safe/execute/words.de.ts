import { enabledModule, ownerProblems, ownHandler, reservedModule } from '@/lib/safe/settings/words'

type Counts = { expected: bigint | number; received: bigint | number }
type Amounts = { held: string; needed: string; lack: string }
type OfToken = { holder: string | undefined; token: string }
type Item = { item: bigint; collection: string }

/** Whether the chain has an execution. */
export const executionReasons = {
  executionNotAsked: 'Das Netzwerk wurde nicht gefragt, ob dies ausgeführt wurde.',
  executionSilent: 'Das Netzwerk hat nicht geantwortet, ob dies ausgeführt wurde.',
  noSuchExecution: 'Die Transaktion, die dies ausgeführt haben soll, gibt es im Netzwerk nicht.',
  unprovable:
    'Der Safe hatte damals eine Version, die nicht festhält, was sie ausführt, und nichts anderes beweist es.',
  executed: 'Das Netzwerk hat die Ausführung dieser Transaktion.',
  notExecuted: 'Die Transaktion, die dies ausgeführt haben soll, hat es nicht getan.',
}

export const notExecutable = {
  signatures: ({ expected, received }: Counts) =>
    `Dies braucht ${expected} Signaturen von Eigentümern und hat ${received}.`,
  nonce: ({ expected, received }: Counts) =>
    `Die nächste Nonce des Safes ist ${expected}, und diese Transaktion hat ${received}.`,
}
export const wrongChain = ({ expected, received }: { expected: number; received: number }) =>
  `Die Wallet ist in Netzwerk ${received}, und dieser Safe ist in Netzwerk ${expected}.`

const cutOffSignature = 'Eine Contract-Signatur ist abgeschnitten.'
/** What the contracts' own codes say; a revert of the called contract arrives as GS013. */
export const safeErrors: Readonly<Record<string, string>> = {
  GS000: 'Der Safe konnte nicht eingerichtet werden.',
  GS001: 'Der Safe hat noch keine Eigentümer.',
  GS010: 'Das Gas reicht nicht für das, was die Transaktion reserviert.',
  GS011: 'Die Erstattung in Netzwerkwährung konnte nicht gezahlt werden.',
  GS012: 'Die Erstattung in Token konnte nicht gezahlt werden.',
  GS013: 'Der Aufruf in der Transaktion ist fehlgeschlagen.',
  GS020: 'Es sind zu wenige Signaturen.',
  GS021: 'Eine Contract-Signatur zeigt auf die falsche Stelle.',
  GS022: cutOffSignature,
  GS023: cutOffSignature,
  GS024: 'Ein Contract unter den Eigentümern akzeptiert seine Signatur nicht.',
  GS025: 'Ein Eigentümer hat den Hash nicht freigegeben.',
  GS026: 'Eine Signatur ist nicht von einem Eigentümer, oder die Signaturen sind nicht sortiert.',
  GS030: 'Nur Eigentümer können einen Hash freigeben.',
  GS031: 'Das kann nur der Safe selbst tun.',
  GS100: 'Ein Modul ist schon eingerichtet.',
  GS101: reservedModule,
  GS102: enabledModule,
  GS103: 'Dieses Modul ist nicht aktiviert, oder sein Vorgänger ist falsch.',
  GS104: 'Das kann nur ein aktiviertes Modul tun.',
  GS200: 'Die Eigentümer sind schon eingerichtet.',
  GS201: 'Es wären mehr Signaturen nötig, als es Eigentümer gibt.',
  GS202: 'Mindestens eine Signatur muss nötig sein.',
  GS203: ownerProblems.reserved,
  GS204: ownerProblems.alreadyOwner,
  GS205: 'Diese Adresse ist kein Eigentümer, oder ihr Vorgänger ist falsch.',
  GS300: 'Dieser Contract ist kein Guard.',
  GS301: 'Dieser Contract ist kein Guard für Modul-Transaktionen.',
  GS400: ownHandler,
}

export const withCode = ({ sentence, code }: { sentence: string; code: string }) => `${sentence} (${code})`
type RefundAmounts = { least: string; held: string } | undefined
const beside = (amounts: RefundAmounts) =>
  amounts ? `: Sie beträgt ${amounts.least} oder mehr, und der Safe hat ${amounts.held}.` : '.'
export const unpaidRefunds = {
  GS011: (amounts: RefundAmounts) =>
    `Die Erstattung in Netzwerkwährung konnte nicht gezahlt werden${beside(amounts)} (GS011)`,
  GS012: (amounts: RefundAmounts) => `Die Erstattung in Token konnte nicht gezahlt werden${beside(amounts)} (GS012)`,
}

/** Where a reason is undefined, none was given. */
export const reverts = (reason: string | undefined) =>
  reason === undefined ? 'Sie würde zurückgesetzt, ohne Angabe eines Grundes.' : `Sie würde zurückgesetzt: ${reason}.`
export const refuses = (reason: string | undefined) =>
  reason === undefined
    ? 'Das Netzwerk würde sie zurückweisen, ohne Angabe eines Grundes.'
    : `Das Netzwerk würde sie zurückweisen: ${reason}.`
const nameCall = ({ method, to }: { method: string | undefined; to: string }) =>
  method ? `${method} von ${to}` : `Der Aufruf von ${to}`
const because = (reason: string | undefined) => (reason === undefined ? ', ohne Angabe eines Grundes.' : `: ${reason}.`)
export const callFails = (call: { method: string | undefined; to: string }, reason: string | undefined) =>
  `${nameCall(call)} schlägt fehl${because(reason)}`
export const callOfManyFails = (
  call: { method: string | undefined; to: string; position: number; count: number },
  reason: string | undefined,
) => `Aufruf ${call.position} von ${call.count} schlägt fehl: ${nameCall(call)}${because(reason)}`
export const guardRefuses = (guard: string, reason: string | undefined) =>
  `Der Guard ${guard} des Safes weist sie zurück${because(reason)}`
const panics: Readonly<Record<string, string>> = {
  '1': 'eine verletzte Zusicherung',
  '17': 'eine Zahl wird zu groß oder zu klein',
  '18': 'eine Division durch null',
  '33': 'ein Wert, den seine Art nicht hat',
  '34': 'falsch kodierte gespeicherte Bytes',
  '49': 'eine leere Liste wird gekürzt',
  '50': 'eine Liste ist nicht so lang',
  '65': 'zu viel Speicher wird verlangt',
  '81': 'eine nicht gesetzte Funktion wird aufgerufen',
}
export const panic = (code: string) =>
  panics[code]
    ? `ein Fehler des Contracts: ${panics[code]} (Panic ${code})`
    : `ein Fehler des Contracts: eine Panic (Panic ${code})`
export const unknownError = (data: string) => `ein Fehler, der hier nicht bekannt ist (${data})`
export const emptyReason = 'ein leerer Grund'

export const nonceUsed =
  'Die Wallet hat eine Nonce ihres Kontos genommen, die schon verbraucht ist: Eine andere Transaktion war schneller. Versuchen Sie es erneut; bleibt es dabei, setzen Sie die Aktivität des Kontos in Ihrer Wallet zurück.'
export const nonceGap =
  'Die Wallet hat eine Nonce ihres Kontos genommen, die eine Lücke lässt. Setzen Sie die Aktivität des Kontos in Ihrer Wallet zurück, dann versuchen Sie es erneut.'
export const underpriced =
  'Eine andere Transaktion dieses Kontos wartet mit derselben Nonce, und die Gebühr ist zu niedrig, um sie zu ersetzen: Warten Sie, oder erhöhen Sie die Gebühr in Ihrer Wallet.'
export const alreadyKnown =
  'Der Knoten hat genau diese Transaktion schon: Warten Sie, bis das Netzwerk sie aufgenommen hat.'
export const lowFee = 'Die Gebühr liegt unter dem, was das Netzwerk jetzt verlangt: Erhöhen Sie sie in Ihrer Wallet.'
export const lowGas = 'Das Gaslimit ist für jede Transaktion zu niedrig: Überlassen Sie es der Schätzung.'
export const muchGas = 'Sie braucht mehr Gas, als ein Block dieses Netzwerks hat.'
export const muchOrDearGas =
  'Sie braucht mehr Gas, als ein Block dieses Netzwerks hat oder als das Konto bezahlen kann.'
export const busyNode = 'Der Knoten nimmt gerade keine weiteren Fragen an: Warten Sie einen Moment.'
export const notTakenForEnough = ({ account, held, needed }: { account: string; held: string; needed: string }) =>
  `Das Konto ${account} hat ${held}; das hält der Knoten für zu wenig, um die Gebühr von etwa ${needed} zu bezahlen.`
export const lackingFee = ({ account, held, needed, lack }: { account: string } & Amounts) =>
  `Das Konto ${account} hat ${held}, und die Gebühr beträgt etwa ${needed}: Es fehlen ${lack}.`
export const unpayableFee = ({ account, held }: { account: string; held: string | undefined }) =>
  held === undefined
    ? `Das Konto ${account} kann die Gebühr nicht bezahlen.`
    : `Das Konto ${account} hat ${held} und kann die Gebühr nicht bezahlen.`

export const ofToken = (token: string) => `des Tokens ${token}`
export const ofThisToken = 'des Tokens'
export const lackingCurrency = ({ held, needed, lack }: Amounts) =>
  `Der Safe hat ${held}, und hiermit zahlt er ${needed}: Es fehlen ${lack}.`
export const lackingToken = ({ holder = 'Der Safe', token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} hat ${held}, und hiermit werden ${needed} gesendet: Es fehlen ${lack} (Token ${token}).`
export const lackingAllowance = ({ holder, token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} lässt den Safe ${held} nehmen, und hiermit werden ${needed} genommen: Es fehlen ${lack} (Token ${token}).`
export const lackingItems = ({
  holder,
  item,
  collection,
  held,
  needed,
}: Item & { holder: string; held: bigint; needed: bigint }) =>
  `${holder} hat ${held} von Objekt ${item}, und hiermit werden ${needed} gesendet: Es fehlen ${needed - held} (Sammlung ${collection}).`
export const noSuchItem = ({ item, collection }: Item) =>
  `Objekt ${item} der Sammlung ${collection} gibt es nicht, oder sein Eigentümer lässt sich nicht lesen.`
export const foreignItem = ({ item, collection, holder, owner }: Item & { holder: string; owner: string }) =>
  `Objekt ${item} der Sammlung ${collection} gehört ${holder}, nicht ${owner}.`
export const forbiddenItem = ({ item, collection, owner }: Item & { owner: string }) =>
  `${owner} lässt den Safe Objekt ${item} von ${collection} nicht nehmen.`

export const unknownOwners = 'Die Eigentümer sind nicht bekannt.'
export const notSimulated = 'Der Knoten hat diese Transaktion nicht simuliert.'
export const strangeAnswer = 'Der Knoten hat etwas anderes geantwortet, als der Safe es täte.'
export const callWouldFail = (cause: string) =>
  `Der Aufruf darin würde fehlschlagen und trotzdem die Nonce verbrauchen. ${cause}`
