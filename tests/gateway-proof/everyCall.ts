import * as pinned from '@safe-global/safe-gateway-typescript-sdk'
import * as newest from 'safe-gateway-sdk-newest'
import { encodeFunctionData } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { buildProposal } from '@/devnet/gateway/seedGateway'
import { hashSafeMessage, signSafeMessage } from '@/devnet/safeMessages'
import { tokenAbi } from '@/devnet/tokens'
import type { World } from '@/devnet/world'

const [alice, bob] = owners
const [dave] = recipients

/** The published SDKs, where their calls are not the same. */
export const publishedSdks = [
  {
    ...{ name: 'the pinned SDK', sdk: pinned, readDecoded: pinned.getDecodedData },
    readHistory: (id: string, safe: string) => pinned.getTransactionHistory(id, safe),
    readQueue: (id: string, safe: string) => pinned.getTransactionQueue(id, safe),
  },
  {
    ...{ name: 'the newest SDK', sdk: newest },
    readDecoded: (id: string, data: string) => newest.getDecodedData(id, newest.Operation.CALL, data, dave.address),
    readHistory: (id: string, safe: string) => newest.getTransactionHistory(id, safe),
    readQueue: (id: string, safe: string) => newest.getTransactionQueue(id, safe),
  },
] as const

type PublishedSdk = (typeof publishedSdks)[number]
type Place = { url: string; chain: Chain; world: World }

/** Every reading call of an SDK at a gateway over the seeded world, which knows its proposals and messages. */
export async function readEverything({ sdk, ...own }: PublishedSdk, { url, chain, world }: Place) {
  const id = String(chain.chainId)
  const safe = world.shared['1.4.1']
  const holder = world.shared['1.5.0']
  sdk.setBaseUrl(url)
  const history = await own.readHistory(id, safe.address)
  const messages = await sdk.getSafeMessages(id, safe.address)
  const [transaction] = history.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const [message] = messages.results.flatMap((item) => (item.type === 'MESSAGE' ? [item.messageHash] : []))
  if (!transaction || !message) throw new Error('The history and the messages have nothing in them')
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 5n] })
  return {
    history,
    messages,
    safe: await sdk.getSafeInfo(id, safe.address),
    incoming: await sdk.getIncomingTransfers(id, safe.address),
    ofModules: await sdk.getModuleTransactions(id, world.withModule.address),
    multisig: await sdk.getMultisigTransactions(id, safe.address),
    balances: await sdk.getBalances(id, safe.address),
    currencies: await sdk.getFiatCurrencies(),
    owned: await sdk.getOwnedSafes(id, alice.address),
    collectibles: await sdk.getCollectibles(id, holder.address, {}),
    collectiblesPage: await sdk.getCollectiblesPage(id, holder.address, {}),
    queue: await own.readQueue(id, safe.address),
    details: await sdk.getTransactionDetails(id, transaction),
    chains: await sdk.getChainsConfig(),
    chain: await sdk.getChainConfig(id),
    apps: await sdk.getSafeApps(id),
    masterCopies: await sdk.getMasterCopies(id),
    message: await sdk.getSafeMessage(id, message),
    decoded: await own.readDecoded(id, data),
    estimation: await sdk.postSafeGasEstimation(id, safe.address, { to: dave.address, value: '0', data, operation: 0 }),
  }
}

/** Every writing call; `nonce` is one of which nothing has been proposed. Answers what was then read. */
export async function writeEverything({ sdk }: PublishedSdk, { url, chain, world }: Place, nonce: bigint) {
  const id = String(chain.chainId)
  const safe = world.shared['1.4.1']
  sdk.setBaseUrl(url)
  const { origin: _, signature, ...proposal } = await buildProposal(chain, safe, { to: dave.address, nonce }, alice)
  const proposed = await sdk.proposeTransaction(id, safe.address, { ...proposal, signature: signature ?? undefined })
  const text = `Message ${nonce}`
  const [byAlice, byBob] = await Promise.all([alice, bob].map((owner) => signSafeMessage(chain, safe, text, [owner])))
  await sdk.proposeSafeMessage(id, safe.address, { message: text, signature: byAlice ?? '' })
  const messageHash = hashSafeMessage(chain, safe, text)
  await sdk.confirmSafeMessage(id, messageHash, { signature: byBob ?? '' })
  return { proposed, signed: await sdk.getSafeMessage(id, messageHash) }
}
