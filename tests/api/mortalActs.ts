import { expect, vi } from 'vitest'
import { accountsAsked } from '@/components/create-safe/model/askedCreation'
import { type PendingCreation, planCreation } from '@/components/create-safe/model/creation'
import { followCreation } from '@/components/create-safe/model/followCreation'
import { findCreation } from '@/components/create-safe/model/pendingCreations'
import { findObstacle, reviewCreation } from '@/components/create-safe/model/reviewCreation'
import { sendCreation } from '@/components/create-safe/model/sendCreation'
import { judgeBegun } from '@/components/messages/list/judgeBegun'
import { begunStates } from '@/components/messages/list/words'
import { owners } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { createGateway } from '@/lib/gateway/client/client'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import { isSignedBy, readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { signMessage } from '@/lib/signing/message/signMessage'
import { sayObstacle } from '@/lib/signing/obstacle'
import { signAndSubmit } from '@/lib/signing/transaction/signTransaction'
import { type Act, network, refOf, type World } from './mortalWorld'

const [alice, bob] = owners

/** What somebody does whose wallet is asked. */
export function createActs(world: World) {
  const { chain, service, wires } = world
  const direct = () => createGateway({ baseUrl: service.url })
  const ref = () => refOf(world)
  const text = () => `Message ${world.count}`
  const shownHashes = () => hashSafeMessage({ ...ref(), version: world.safe.version }, text())

  async function readView() {
    const view = joinSafe(ref(), await readSafe(chain.client, world.safe.address), undefined, chainAlone)
    if (!view) throw new Error('The Safe cannot be read')
    return view
  }

  const messageAct: Act = {
    wire: () => wires.service,
    isMeant: (method) => method === 'POST',
    run: async (tab) => {
      const shown = { safe: await readView(), account: alice.address, message: text(), hashes: shownHashes() }
      return signMessage(tab, shown, { owner: alice.address })
    },
    exists: async () => {
      const found = await readStoredMessage(direct(), chain.chainId, shownHashes().safeMessageHash)
      return found?.confirmations.filter(({ owner }) => owner.value === alice.address).length ?? 0
    },
    told: async (tab) => {
      const hash = shownHashes().safeMessageHash
      const message = await readStoredMessage(tab.gateway, chain.chainId, hash)
      const [note] = tab.unfinished.listNotes({ chainId: chain.chainId, safe: world.safe.address })
      if (!note) return isSignedBy(message, alice.address) ? 'You have signed this message.' : 'nothing'
      const stored = { message: message ?? undefined, isLoading: false, error: null, isMissing: !message }
      const isKept = tab.unfinished.findSignature(note, alice.address) !== undefined
      return begunStates[judgeBegun({ ...stored, updatedAt: 0, retry: () => undefined }, alice.address, isKept)].title
    },
  }

  const othersFirst = async () => {
    await proposeMessage(direct(), ref(), {
      message: text(),
      signature: await signSafeMessage(chain, world.safe, text(), [bob]),
    })
  }

  async function showOnChainSigning() {
    const state = await readSafe(chain.client, world.safe.address)
    const call = await createOnChainCall(chain.client, state.version, shownHashes().contentHash)
    const transaction = createTransaction(call, state.nonce)
    const { safeTxHash } = hashSafeTransaction({ ...ref(), version: state.version }, transaction)
    const shown = { ref: ref(), account: alice.address, chain: state, subject: { transaction }, safeTxHash, known: [] }
    return { ...shown, isQueued: false }
  }

  const onChainAct: Act = {
    wire: () => wires.service,
    isMeant: (method, url) => method === 'POST' && url.includes('propose'),
    run: async (tab) => signAndSubmit(tab, await showOnChainSigning()),
    exists: async () => {
      const answer = await network(
        `${service.url}/v1/chains/${chain.chainId}/safes/${world.safe.address}/transactions/queued`,
      )
      const { results } = (await answer.json()) as { results: { type: string }[] }
      return results.filter(({ type }) => type === 'TRANSACTION').length
    },
    told: async (tab) => {
      const { safeTxHash } = await showOnChainSigning()
      const subject = { chainId: chain.chainId, safe: world.safe.address, hash: safeTxHash }
      if ((await onChainAct.exists()) > 0) return 'in the queue'
      return tab.unfinished.findSignature(subject, alice.address) ? 'kept' : 'nothing'
    },
  }

  function planNew(): PendingCreation {
    const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.5.0')
    const named = [{ address: alice.address, name: '' }]
    const setup = {
      owners: named,
      threshold: 1,
      version: '1.5.0',
      singleton: singletonL2,
      proxyFactory,
      fallbackHandler,
    }
    const plan = { chainId: chain.chainId, name: '', ...setup, saltNonce: BigInt(9_000 + world.count) }
    return { ...planCreation(plan), stage: 'review' }
  }

  let sentBefore = 0
  const countOf = (blockTag: 'latest' | 'pending') =>
    chain.client.getTransactionCount({ address: alice.address, blockTag })
  /** The node says a transaction's hash when it has it in its pool, which may be before it has mined it. */
  const sentByAlice = () =>
    vi.waitFor(async () => {
      const mined = await countOf('latest')
      expect(await countOf('pending')).toBe(mined)
      return mined
    })
  const creationAct: Act = {
    wire: () => wires.node,
    isMeant: (_method, _url, body) => body.includes('eth_sendTransaction'),
    begin: async () => {
      sentBefore = await sentByAlice()
    },
    run: (tab) => sendCreation(tab, findCreation(tab.storage, planNew()) ?? planNew(), alice.address),
    exists: async () => (await sentByAlice()) - sentBefore,
    told: async (tab) => {
      const kept = findCreation(tab.storage, planNew())
      if (kept?.stage === 'sent') {
        const { outcome, created } = await followCreation(tab.client, kept)
        return `${outcome}, ${created.state}`
      }
      const asked = accountsAsked(tab.unfinished, kept ?? planNew(), alice.address)
      const obstacle = findObstacle(planNew(), await reviewCreation(tab.client, planNew(), alice.address, asked))
      if (obstacle) return sayObstacle(obstacle)
      return asked.length > 0 ? 'Your wallet was asked for this before' : 'nothing'
    },
  }

  return { messageAct, othersFirst, onChainAct, creationAct }
}
