import type { MutationCache, QueryClient } from '@tanstack/react-query'

type Mutation = ReturnType<MutationCache['getAll']>[number]

/** Watches what is asked of wallets through wagmi's hooks, RainbowKit's included. Returns the way to stop. */
export function onMutation(
  queryClient: QueryClient,
  name: 'connect' | 'switchChain',
  listener: (mutation: Mutation) => void,
): () => void {
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation?.options.mutationKey?.[0] === name) listener(mutation)
  })
}
