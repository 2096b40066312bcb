import type { Redis } from 'ioredis'

/** A client of the configured Redis, which connects by itself and again; each command fails within seconds while it is away. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, { connectTimeout: 3_000, commandTimeout: 3_000, maxRetriesPerRequest: 1 })
  // Each failed command is reported by who asked; without a listener ioredis would also print every reconnect attempt.
  client.on('error', () => {})
  return client
}
