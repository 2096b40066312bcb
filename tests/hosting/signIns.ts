import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSignInMessage } from '../../lib/auth/signInMessage'
import { type Answer, type Network, openBrowser } from '../api/browser'

export type SignIn = {
  begun: number
  ended: number
  status: number
  /** The server's own word for a refusal, or what went wrong before it came. */
  error: string | undefined
  /** Once more with the same nonce, at this server. */
  repeat: (origin: string) => Promise<Answer>
  /** The account that this server takes the browser for. */
  askSession: (origin: string) => Promise<string | undefined>
  account: string
}

const chainId = 31337
const at = (origin: string) => ({ origin, stop: async () => {} })

/** A browser that signs in once, through the proxy, as pages of the site do. */
async function signIn(proxy: string, siteOrigin: string, network: Network | undefined): Promise<SignIn> {
  const account = privateKeyToAccount(generatePrivateKey())
  const browser = openBrowser(at(proxy), siteOrigin, network)
  const elsewhere = (origin: string) => {
    const other = openBrowser(at(origin), siteOrigin)
    for (const [name, value] of browser.jar) other.jar.set(name, value)
    return other
  }
  const begun = Date.now()
  const known = { begun, account: account.address }
  try {
    const asked = await browser.send('/api/auth/nonce')
    if (asked.status !== 200) throw new Error(`No nonce: ${asked.status} ${asked.body.error}`)
    const fields = { origin: siteOrigin, address: account.address, chainId, nonce: String(asked.body.nonce) }
    const message = createSignInMessage(fields)
    const signature = await account.signMessage({ message })
    const { status, body } = await browser.verify(message, signature)
    return {
      ...known,
      ...{ ended: Date.now(), status, error: typeof body.error === 'string' ? body.error : undefined },
      repeat: (origin) => elsewhere(origin).verify(message, signature),
      askSession: async (origin) => addressOf(await elsewhere(origin).fetchSession()),
    }
  } catch (error) {
    const nothing = { repeat: () => Promise.reject(error), askSession: async () => undefined }
    return { ...known, ...nothing, ended: Date.now(), status: 0, error: String(error) }
  }
}

function addressOf(session: unknown): string | undefined {
  const isNamed = typeof session === 'object' && session !== null && 'address' in session
  return isNamed ? String(session.address) : undefined
}

export type Load = ReturnType<typeof startSignIns>

type Options = {
  /** How many browsers at a time. */
  visitors?: number
  /** Of each attempt anew; that of this machine unless given. */
  network?: () => Network
  look?: (signedIn: SignIn) => Promise<void>
}

/** So many browsers at a time sign in one after the other, until told to stop. `look` is given each that is signed in. */
export function startSignIns(proxy: string, siteOrigin: string, { visitors = 16, network, look }: Options = {}) {
  const done: SignIn[] = []
  let isOver = false
  const running = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const attempt = await signIn(proxy, siteOrigin, network?.())
      done.push(attempt)
      if (attempt.status === 200) await look?.(attempt)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(running)
  }
  return { done, stop }
}
