import { useClient } from 'wagmi'
import { asReadClient, type ReadClient } from './readClient'

/** The client of one of the site's chains; undefined for another chain. */
export function useReadClient({ chainId }: { chainId: number }): ReadClient | undefined {
  const client = useClient({ chainId })
  return client && asReadClient(client)
}
