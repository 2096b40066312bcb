// wagmi and RainbowKit trust what they find under their keys; a wrong shape there blanks the page while it renders.
// Checked by hand: this runs before the first paint, where a schema library would cost more than the whole page.

type Check = (value: unknown) => boolean

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTransaction: Check = (value) =>
  isRecord(value) &&
  typeof value.hash === 'string' &&
  /^0x[0-9a-fA-F]{64}$/.test(value.hash) &&
  typeof value.description === 'string' &&
  ['pending', 'confirmed', 'failed'].includes(String(value.status)) &&
  (value.confirmations === undefined || (Number.isInteger(value.confirmations) && Number(value.confirmations) > 0))

const isTransactionList: Check = (value) => Array.isArray(value) && value.every(isTransaction)

const isWagmiStore: Check = (value) =>
  isRecord(value) &&
  isRecord(value.state) &&
  isRecord(value.state.connections) &&
  Array.isArray(value.state.connections.value) &&
  typeof value.version === 'number'

export const recentTransactionsKey = 'rk-transactions'

const checks: Record<string, Check> = {
  'wagmi.store': isWagmiStore,
  'wagmi.recentConnectorId': (value) => typeof value === 'string',
  'rk-recent': (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  [recentTransactionsKey]: (value) =>
    isRecord(value) &&
    Object.values(value).every((chains) => isRecord(chains) && Object.values(chains).every(isTransactionList)),
}

/** Removes the entries whose text is not JSON of the shape that its package expects. */
export function dropMalformedState(storage: Storage): void {
  for (const [key, check] of Object.entries(checks)) {
    const text = storage.getItem(key)
    if (text !== null && !isValid(text, check)) storage.removeItem(key)
  }
}

function isValid(text: string, check: Check): boolean {
  try {
    return check(JSON.parse(text))
  } catch {
    return false
  }
}

export type StoredTransaction = { hash: string; description: string; status: 'pending' | 'confirmed' | 'failed' }

/** The recent transactions that RainbowKit keeps for an address and chain; empty where the text is not as expected. */
export function parseRecentTransactions(text: string, address: string, chainId: number): StoredTransaction[] {
  try {
    const data: unknown = JSON.parse(text)
    const chains = isRecord(data) ? data[address] : undefined
    const list = isRecord(chains) ? chains[String(chainId)] : undefined
    return isStoredTransactions(list) ? list : []
  } catch {
    return []
  }
}

const isStoredTransactions = (value: unknown): value is StoredTransaction[] => isTransactionList(value)

const mostFinished = 10

/** The text that RainbowKit writes, with ten finished transactions for each address and chain: it keeps one more. */
export function limitFinished(text: string): string {
  return changeTransactions(text, (list) => {
    let finished = 0
    return list.filter(({ status }) => status === 'pending' || ++finished <= mostFinished)
  })
}

/** The stored text with what the chain says of one transaction. */
export function setTransactionStatus(text: string, hash: string, status: StoredTransaction['status']): string {
  return changeTransactions(text, (list) => list.map((one) => (one.hash === hash ? { ...one, status } : one)))
}

/** The text itself where it is not as expected. */
function changeTransactions(text: string, change: (list: StoredTransaction[]) => StoredTransaction[]): string {
  try {
    const data: unknown = JSON.parse(text)
    if (!isRecord(data)) return text
    const accounts = Object.entries(data).map(([account, chains]) => {
      if (!isRecord(chains)) return [account, chains]
      const lists = Object.entries(chains).map(([id, list]) => [id, isStoredTransactions(list) ? change(list) : list])
      return [account, Object.fromEntries(lists)]
    })
    return JSON.stringify(Object.fromEntries(accounts))
  } catch {
    return text
  }
}
