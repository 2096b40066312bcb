import { GAS_PRICE_TYPE, RPC_AUTHENTICATION } from '@safe-global/safe-gateway-typescript-sdk/dist/types/chains.js'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl, webUrl } from './links'
import { chainId, count } from './numbers'
import { readable } from './tolerantList'
import { address } from './values'

const rpcUri = z.object({ authentication: known(RPC_AUTHENTICATION, RPC_AUTHENTICATION.UNKNOWN), value: webUrl })

const gasPrice = z.object({
  type: known(GAS_PRICE_TYPE, GAS_PRICE_TYPE.UNKNOWN),
  uri: webUrl,
  gasParameter: orNull(label()),
  gweiFactor: orNull(label()),
  weiValue: orNull(label()),
})

/** A chain that the gateway serves. `features` is open: gateways name more than the SDK's FEATURES. */
export const chainInfo = z.object({
  chainId,
  chainName: label(),
  shortName: label(60),
  description: label(2_000),
  l2: z.boolean(),
  isTestnet: orNull(z.boolean()),
  chainLogoUri: imageUrl,
  transactionService: webUrl,
  rpcUri,
  safeAppsRpcUri: rpcUri,
  publicRpcUri: rpcUri,
  /** Web addresses with `{{address}}` and `{{txHash}}` to fill in. */
  blockExplorerUriTemplate: z.object({ address: webUrl, txHash: webUrl, api: webUrl }),
  nativeCurrency: z.object({ name: label(), symbol: label(60), decimals: count, logoUri: imageUrl }),
  theme: z.object({ textColor: label(60), backgroundColor: label(60) }),
  ensRegistryAddress: orNull(address),
  gasPrice: z.array(gasPrice),
  disabledWallets: z.array(label()),
  features: z.array(label()),
})

export const masterCopies = readable(z.object({ address, version: label(40) }))

export type ChainInfo = z.output<typeof chainInfo>
