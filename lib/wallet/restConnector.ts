import { UserRejectedRequestError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { shortestConnectTime } from '@/lib/config/limits'
import { inSpecifiedWords } from './connectorErrors'

/**
 * A connector that sleeps until it is picked, with the packages' faults mended:
 * - `setup` is left out: WalletConnect's would start its client, and contact other hosts, at page load;
 * - an error takes a moment, or RainbowKit misses it, shows no RETRY and spins for ever;
 * - a wallet that shares no account has refused, instead of being connected with none;
 * - what fails is said in the specified words.
 */
export function restConnector(create: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    const connectWallet = connector.connect.bind(connector)
    const connect: typeof connector.connect = async (parameters) => {
      const started = Date.now()
      try {
        const connection = await connectWallet(parameters)
        if (connection.accounts.length === 0) throw new UserRejectedRequestError(new Error('No account was shared'))
        return connection
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, shortestConnectTime - (Date.now() - started)))
        throw inSpecifiedWords(error)
      }
    }
    const switchWallet = connector.switchChain?.bind(connector)
    const switchChain: typeof connector.switchChain =
      switchWallet &&
      ((parameters) =>
        switchWallet(parameters).catch((error: unknown) => {
          throw inSpecifiedWords(error)
        }))
    return Object.assign(connector, { connect, ...(switchChain && { switchChain }), setup: undefined })
  }
}
