import type { Hex } from 'viem'
import { owners } from '@/devnet/accounts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { fetchNonce, fetchSession } from '@/lib/auth/authApi'
import { finishOwnersSignIn, prepareOwnersSignIn } from '@/lib/auth/ownersSignIn'
import { readPendingSignIn } from '@/lib/auth/parentSignIn'
import { signIn } from '@/lib/auth/sessionActions'
import { signInAtParent } from '@/lib/auth/signInAtParent'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import { openWaitingSignIns, waitingMessage } from '@/lib/auth/waitingSignIns'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { type Act, network, refOf, type Tab, type World } from './mortalWorld'

const [alice, bob] = owners

/** How somebody signs in: with a key, or as a Safe at any site or at the one around the page. */
export function createSignIns(world: World) {
  const { chain, server, wires } = world
  const isVerify = (_method: string | undefined, url: string) => url.endsWith('/verify')
  /** Whether the server takes this browser for signed in. */
  async function sessions(): Promise<number> {
    const cookie = [...world.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await network(`${server.origin}/api/auth/session`, { headers: { cookie } })
    return ((await answer.json()) as { session: unknown }).session ? 1 : 0
  }

  const keyAct: Act = {
    wire: () => wires.server,
    isMeant: isVerify,
    run: async (tab) => {
      const nonce = await fetchNonce()
      const { address } = alice
      const message = createSignInMessage({ origin: server.origin, address, chainId: chain.chainId, nonce })
      const signature = await tab.wallet.signMessage({ account: address, message })
      return signIn(tab.queryClient, { message, signature })
    },
    exists: sessions,
    told: async () => ((await fetchSession()) ? 'signed in' : 'not signed in'),
  }

  const waitingOf = (tab: Pick<Tab, 'storage'>) => openWaitingSignIns(tab.storage).getState()[0]
  const safeAct: Act = {
    wire: () => wires.server,
    isMeant: isVerify,
    run: async (tab) => {
      if (!waitingOf(tab)) await prepareOwnersSignIn(tab.storage, refOf(world))
      const entry = waitingOf(tab)
      if (!entry) throw new Error('No message was kept')
      const message = waitingMessage(entry, server.origin)
      world.prompts += 1
      if (world.isWalletDeaf) return new Promise(() => undefined)
      const signature = await signSafeMessage(chain, world.safe, message, [alice, bob])
      return finishOwnersSignIn(tab, refOf(world), { message, signature })
    },
    exists: sessions,
    told: async (tab) => {
      if (await fetchSession()) return 'signed in'
      return waitingOf(tab) ? 'waiting for the owners' : 'not signed in'
    },
  }

  /** The Safe's site around the page: it has the owners sign what it took, whether the page hears of it or not. */
  function openSite(tab: Tab) {
    const taken = new Map<Hex, string>()
    const answerTo = (message: string): Promise<{ messageHash: Hex }> => {
      world.prompts += 1
      if (world.isWalletDeaf) return new Promise(() => undefined)
      const { safeMessageHash: messageHash } = hashSafeMessage(
        { ...refOf(world), version: world.safe.version },
        message,
      )
      taken.set(messageHash, message)
      if (tab.isDead) return new Promise(() => undefined)
      return Promise.resolve({ messageHash })
    }
    return {
      txs: { signMessage: answerTo },
      safe: {
        getOffChainSignature: async (hash: Hex) => {
          const message = site.get(hash) ?? taken.get(hash)
          if (message) site.set(hash, message)
          return message ? signSafeMessage(chain, world.safe, message, [alice, bob]) : ''
        },
      },
    }
  }
  const site = new Map<Hex, string>()
  const frameAct: Act = {
    wire: () => wires.server,
    isMeant: isVerify,
    run: (tab) => {
      const account = { ...refOf(world), version: world.safe.version }
      const deps = { ...tab, sdk: openSite(tab) as never, safe: account, onAttempt: () => undefined, intervalMs: 20 }
      const resumed = readPendingSignIn(refOf(world), server.origin)
      const input = { resumed, isAskedAgain: resumed?.isOnlyAsked === true }
      return signInAtParent({ ...deps, origin: server.origin }, input, AbortSignal.timeout(10_000))
    },
    exists: sessions,
    told: async () => {
      if (await fetchSession()) return 'signed in'
      const pending = readPendingSignIn(refOf(world), server.origin)
      if (!pending) return 'not signed in'
      return pending.isOnlyAsked ? 'asked, perhaps not taken' : 'waiting for the owners'
    },
  }

  return { keyAct, safeAct, frameAct, sessions, site, openSite }
}
