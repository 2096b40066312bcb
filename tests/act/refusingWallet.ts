import { createWalletClient, custom, numberToHex } from 'viem'

/** A wallet on the devnet that signs nothing: it fails as it is told to. */
export function refusingWallet(message = 'not asked') {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return numberToHex(31337)
    throw Object.assign(new Error(message), { code: -32000 })
  }
  return createWalletClient({ transport: custom({ request }, { retryCount: 0 }) })
}
