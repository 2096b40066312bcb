// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { type Address, type Hex, hashMessage, hashTypedData, type LocalAccount, parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useAccount } from 'wagmi'
import { owners } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import type { SafeVersion } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { typedData, typedText } from '@/tests/safe/order'
import { connectWallet } from '@/tests/screens/connectOwner'
import { hold } from '@/tests/screens/hold'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob, carol] = owners
const accepts = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const versions: SafeVersion[] = ['1.3.0', '1.4.1', '1.5.0']

let running: RunningSite
let parts: Awaited<ReturnType<typeof loadParts>>
let wallet: Awaited<ReturnType<typeof connectWallet>>
beforeAll(async () => {
  running = await startSite()
  parts = await loadParts()
})
afterEach(async () => {
  await wallet.disconnect()
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

async function loadParts() {
  const [signing, stored, verified, final, signers, kept, hashed, content] = await Promise.all([
    import('./useMessageSigning'),
    import('./useStoredMessage'),
    import('./useMessageVerification'),
    import('./useFinalSignature'),
    import('@/lib/signing/message/useMessageSigners'),
    import('@/lib/signing/useKeptSignature'),
    import('./hashShownMessage'),
    import('@/lib/signing/message/contentOf'),
  ])
  return { ...signing, ...stored, ...verified, ...final, ...signers, ...kept, ...hashed, ...content }
}

let salt = 7_700n
async function seed(version: SafeVersion, of: readonly Address[], threshold: number) {
  salt += 1n
  const { chain } = running
  const safe = await createSafe(chain, { version, owners: [...of], threshold, saltNonce: salt })
  const ref = { chainId: 31337, address: safe.address }
  const view = joinSafe(ref, await readSafe(chain.client, safe.address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  return { safe, view }
}

/** What a screen that shows a message to be signed knows and can do, as this account. */
async function open(view: SafeView, message: string | MessageTypedData, account: LocalAccount = alice) {
  const onSigned = vi.fn()
  const hook = openHook(
    running.site,
    () => {
      const { hashes } = parts.hashShownMessage(view, message)
      if (!hashes) throw new Error('The message cannot be hashed')
      const hash = hashes.safeMessageHash
      const stored = parts.useStoredMessage(view, hash)
      const result = parts.useMessageVerification(view, hash, stored.message)
      const final = parts.useFinalSignature(view, hashes, stored.message, result)
      const { address } = useAccount()
      const { signers, isLoading } = parts.useMessageSigners(view, address)
      const isKept = parts.useKeptSignature(view, parts.contentOf(view, hashes), signers[0]?.owner)
      const signing = parts.useMessageSigning({ safe: view, message, hashes }, onSigned)
      return { ...signing, hash, stored, result, final, signers: isLoading ? undefined : signers, isKept, address }
    },
    undefined,
  )
  const { now } = hook
  wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, account.address))
  /** As the first owner for whom the account can sign. */
  const sign = () => {
    const [signer] = now().signers ?? []
    if (!signer) throw new Error(`${account.address} can sign for no owner`)
    now().sign(signer)
  }
  const ready = (as = account.address) =>
    waitFor(() => expect([now().address, now().signers?.length, now().stored.isLoading]).toEqual([as, 1, false]))
  const signedBy = (count: number) =>
    waitFor(() => expect([now().stored.message?.confirmations.length, now().result.status]).toEqual([count, 'match']))
  await ready()
  return { ...hook, sign, ready, signedBy, onSigned }
}

async function isAccepted({ address }: Safe, hash: Hex, signature: Hex = '0x') {
  const call = { address, abi: accepts, functionName: 'isValidSignature', args: [hash, signature] } as const
  return (await running.chain.client.readContract(call)) === '0x1626ba7e'
}

test.each(versions)(
  'two owners sign a text and typed data as a Safe %s, and the Safe accepts both',
  async (version) => {
    const { safe, view } = await seed(version, [alice.address, bob.address], 2)
    for (const [message, hash] of [
      ['We agree.\nAll of us.', hashMessage('We agree.\nAll of us.')],
      [parseTypedMessage(typedText), hashTypedData(typedData)],
    ] as const) {
      const { now, sign, ready, signedBy, onSigned, close } = await open(view, message)
      expect(now().stored).toMatchObject({ isMissing: true, message: undefined, error: null })
      act(sign)
      await signedBy(1)
      expect(onSigned.mock.calls).toEqual([[{ messageHash: now().hash }]])
      expect(now().final).toBeUndefined()
      act(() => wallet.switchTo(bob.address))
      await ready(bob.address)
      act(sign)
      await signedBy(2)
      const signature = now().final?.signature
      await waitFor(() => expect(onSigned).toHaveBeenLastCalledWith({ messageHash: now().hash, signature }))
      expect(now().final?.check?.status).toBe('match')
      expect(await isAccepted(safe, hash, signature)).toBe(true)
      expect(wallet.asked).toEqual(['eth_signTypedData_v4', 'eth_signTypedData_v4'])
      close()
      await wallet.disconnect()
    }
  },
)

test.each(versions)('somebody signs for a Safe that is an owner of a Safe %s', async (version) => {
  const inner = await seed('1.4.1', [bob.address], 1)
  const { safe, view } = await seed(version, [alice.address, inner.safe.address], 2)
  await proposeMessageTo(running.gateway.url, running.chain, safe, 'nested')
  const { now, sign, signedBy, close } = await open(view, 'nested', bob)
  expect(now().signers).toMatchObject([{ owner: inner.safe.address }])
  act(sign)
  await signedBy(2)
  expect(await isAccepted(safe, hashMessage('nested'), now().final?.signature)).toBe(true)
  close()
})

test('who owns neither the Safe nor a Safe among its owners can sign as nobody', async () => {
  const { view } = await seed('1.4.1', [alice.address, bob.address], 2)
  const { now, close } = await open(view, 'not for everyone')
  act(() => wallet.switchTo(carol.address))
  await waitFor(() => expect([now().address, now().signers]).toEqual([carol.address, []]))
  close()
})

test('a refusal in the wallet is silent, and clicking twice asks once', async () => {
  const { view } = await seed('1.4.1', [alice.address, bob.address], 2)
  const { now, sign, signedBy, onSigned, close } = await open(view, 'once')
  wallet.whenAsked(() => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 })))
  act(sign)
  expect(now().state).toEqual({ phase: 'wallet', kind: 'message' })
  await waitFor(() => expect(now().state).toEqual({ phase: 'idle', error: undefined }))
  expect([wallet.asked.length, onSigned.mock.calls, now().isKept]).toEqual([1, [], false])
  wallet.whenAsked((answer) => answer())
  act(() => {
    sign()
    sign()
  })
  await signedBy(1)
  expect(wallet.asked).toHaveLength(2)
  close()
})

test('a message that another tab proposed while the wallet was asked gets a second signature, not a second copy', async () => {
  const { safe, view } = await seed('1.4.1', [alice.address, bob.address], 2)
  const { now, sign, signedBy, close } = await open(view, 'from two tabs', bob)
  const held = hold()
  wallet.whenAsked((answer) => held.until.then(answer))
  act(sign)
  await waitFor(() => expect(wallet.asked).toHaveLength(1))
  await proposeMessageTo(running.gateway.url, running.chain, safe, 'from two tabs')
  held.go()
  await signedBy(2)
  expect(await isAccepted(safe, hashMessage('from two tabs'), now().final?.signature)).toBe(true)
  close()
})

test('a signature that the service did not take is kept, said to be, and delivered without asking the wallet again', async () => {
  const { view } = await seed('1.4.1', [alice.address, bob.address], 2)
  const first = await open(view, 'kept')
  running.service.set('cut')
  act(first.sign)
  await waitFor(() => expect(first.now().state).toMatchObject({ phase: 'idle', error: expect.any(Error) }))
  await waitFor(() => expect(first.now().isKept).toBe(true))
  expect(first.onSigned).not.toHaveBeenCalled()
  first.close()
  await wallet.disconnect()
  running.mend()
  const { now, sign, signedBy, close } = await open(view, 'kept')
  await waitFor(() => expect(now().isKept).toBe(true))
  act(sign)
  await signedBy(1)
  expect([wallet.asked, now().isKept]).toEqual([[], false])
  close()
})

test('a gateway that lies about a message, or answers about another, is found out', async () => {
  const { safe, view } = await seed('1.4.1', [alice.address, bob.address], 2)
  await proposeMessageTo(running.gateway.url, running.chain, safe, 'the truth')
  const lies = [
    [{ message: 'a lie' }, 'Message'],
    [{ messageHash: `0x${'1'.repeat(64)}` }, 'Message hash'],
    [{ confirmationsRequired: 1 }, 'Signatures needed'],
  ] as const
  for (const [lie, named] of lies) {
    running.service.lie((url, answer) => (/\/messages\/0x/.test(url) ? { ...Object(answer), ...lie } : undefined))
    const { now, close } = await open(view, 'the truth', bob)
    await waitFor(() => expect(now().result.status).toBe('mismatch'))
    expect(now().result.sentence).toContain(named)
    close()
    await wallet.disconnect()
  }
})
