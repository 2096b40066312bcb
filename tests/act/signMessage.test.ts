import { createWalletClient, encodeFunctionData, type Hex, http, type PublicClient, pad, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { createGateway } from '@/lib/gateway/client/client'
import { readSafe } from '@/lib/safe/account/readSafe'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import { readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { signMessage } from '@/lib/signing/message/signMessage'
import { openUnfinished } from './person'

// What of the Safe or the wallet changes before the wallet is asked, and while it is asked.

const [alice, bob] = owners
const stranger = recipients[0].address
const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address previous, address owner, address next)',
  'function changeThreshold(uint256 threshold)',
])

let chain: Chain
let service: RunningGateway
let saltNonce = 4_400n
beforeAll(async () => {
  chain = await startDevnetChain()
  service = await startGateway({ chains: [{ rpcUrl: chain.url }] })
})
afterAll(async () => {
  await service.stop()
  await chain.stop()
})

async function show() {
  saltNonce += 1n
  const everyone = [alice.address, bob.address]
  const safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce })
  const view = joinSafe(
    { chainId: chain.chainId, address: safe.address },
    await readSafe(chain.client, safe.address),
    undefined,
    chainAlone,
  )
  if (!view) throw new Error('The Safe cannot be read')
  const hashes = hashSafeMessage(view, 'Hello')
  const wallet = { account: alice.address, chainId: chain.chainId }
  const asked: string[] = []
  let onAsk = async () => {}
  const node = createWalletClient({ transport: http(chain.url) })
  const signTypedData: typeof node.signTypedData = async (data) => {
    asked.push('signTypedData')
    await onAsk()
    return node.signTypedData(data)
  }
  const deps = {
    ...{ client: chain.client as PublicClient, unfinished: openUnfinished() },
    gateway: createGateway({ baseUrl: service.url }),
    wallet: { ...node, signTypedData },
    current: () => wallet,
  }
  const shown = { safe: view, account: alice.address, message: 'Hello', hashes }
  const read = () => readStoredMessage(deps.gateway, chain.chainId, hashes.safeMessageHash)
  const kept = () =>
    deps.unfinished.findSignature(
      { chainId: chain.chainId, safe: safe.address, hash: hashes.safeMessageHash },
      alice.address,
    )
  const whileAsked = (act: () => Promise<void>) => {
    onAsk = act
  }
  const sign = () => signMessage(deps, shown, { owner: alice.address })
  return { safe, deps, wallet, asked, read, kept, sign, whileAsked }
}
type Shown = Awaited<ReturnType<typeof show>>

const settings =
  (data: Hex) =>
  async ({ safe }: Shown) => {
    await executeSafeTransaction(chain, safe, { to: safe.address, data }, [alice, bob])
  }
const call = (functionName: 'changeThreshold', args: readonly [bigint]) =>
  settings(encodeFunctionData({ abi, functionName, args }))

const changes: [name: string, change: (shown: Shown) => Promise<void>, reason: string][] = [
  ['the threshold', call('changeThreshold', [1n]), 'The Safe needs 1 signatures now, not 2.'],
  [
    'an owner who was added',
    settings(encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [stranger, 2n] })),
    'An owner was added meanwhile.',
  ],
  [
    'the signer, who was removed',
    ({ safe }) => replaceOwner(safe, alice.address),
    'was removed from the owners meanwhile.',
  ],
  [
    'the contract',
    ({ safe }) =>
      chain.client.setStorageAt({
        ...{ address: safe.address, index: toHex(0, { size: 32 }) },
        value: pad(safeContracts('1.5.0').singletonL2, { size: 32 }),
      }),
    'The contract of the Safe was changed meanwhile.',
  ],
  [
    'the account',
    async ({ wallet }) => void Object.assign(wallet, { account: bob.address }),
    'The wallet has another account now.',
  ],
  [
    'the wallet’s chain',
    async ({ wallet }) => void Object.assign(wallet, { chainId: 1 }),
    'The wallet is on another network now.',
  ],
]

/** Somebody else in her place: the threshold and the count of owners stay. */
async function replaceOwner(safe: Safe, owner: Hex): Promise<void> {
  const { owners: list } = await readSafe(chain.client, safe.address)
  const previous = list[list.indexOf(owner) - 1] ?? toHex(1, { size: 20 })
  const data = encodeFunctionData({ abi, functionName: 'swapOwner', args: [previous, owner, stranger] })
  await executeSafeTransaction(chain, safe, { to: safe.address, data }, [alice, bob])
}

test.each(changes)(
  '%s, changed before the wallet is asked, is told and nothing is asked',
  async (_, change, reason) => {
    const shown = await show()
    await change(shown)
    await expect(shown.sign()).rejects.toThrow(reason)
    expect(shown.asked).toEqual([])
    expect(await shown.read()).toBeNull()
  },
)

test.each(changes)('%s, changed while the wallet is asked, is told and nothing is sent', async (_, change, reason) => {
  const shown = await show()
  shown.whileAsked(() => change(shown))
  await expect(shown.sign()).rejects.toThrow(reason)
  expect(shown.asked).toHaveLength(1)
  expect(shown.kept()).toBeUndefined()
  expect(shown.deps.unfinished.listNotes({ chainId: chain.chainId, safe: shown.safe.address })).toEqual([])
  expect(await shown.read()).toBeNull()
})

test('another owner’s proposal of the same message, made while the wallet is asked, is confirmed', async () => {
  const { safe, deps, sign, read, whileAsked } = await show()
  whileAsked(async () => {
    const signature = await signSafeMessage(chain, safe, 'Hello', [bob])
    await proposeMessage(
      deps.gateway,
      { chainId: chain.chainId, address: safe.address },
      { message: 'Hello', signature },
    )
  })
  await sign()
  const stored = await read()
  expect(stored?.confirmations.map(({ owner }) => owner.value).toSorted()).toEqual(
    [alice.address, bob.address].toSorted(),
  )
  expect(stored?.preparedSignature).toBeTruthy()
})

test('a refusal in the wallet leaves nothing behind, and a chain that fails after it keeps the signature', async () => {
  const { safe, deps, sign, read, kept, whileAsked } = await show()
  const notes = () => deps.unfinished.listNotes({ chainId: chain.chainId, safe: safe.address })
  whileAsked(() => {
    expect(notes()).toMatchObject([{ kind: 'message', stage: 'asked' }])
    return Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
  })
  await expect(sign()).rejects.toThrow('User rejected')
  expect(notes()).toEqual([])
  let isDown = false
  deps.client = new Proxy(chain.client, {
    get: (client, name) => {
      if (isDown && name === 'readContract') return () => Promise.reject(new Error('no connection'))
      if (isDown && name === 'getCode') return () => Promise.reject(new Error('no connection'))
      return Reflect.get(client, name)
    },
  }) as PublicClient
  whileAsked(async () => {
    isDown = true
  })
  await expect(sign()).rejects.toThrow('Your signature is kept in this browser')
  expect(kept()).toBeDefined()
  isDown = false
  await sign()
  expect((await read())?.confirmations).toHaveLength(1)
  expect(notes()).toEqual([])
})
