/** Storage in the shape that WalletConnect's core takes. Hand the same one to a second client to restart the first. */
export function createMemoryStorage() {
  const entries = new Map<string, string>()
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <T = unknown>(): Promise<[string, T][]> =>
      [...entries].map(([key, value]): [string, T] => [key, JSON.parse(value)]),
    getItem: async <T = unknown>(key: string): Promise<T | undefined> => {
      const value = entries.get(key)
      return value === undefined ? undefined : JSON.parse(value)
    },
    setItem: async <T = unknown>(key: string, value: T) => void entries.set(key, JSON.stringify(value)),
    removeItem: async (key: string) => void entries.delete(key),
  }
}
