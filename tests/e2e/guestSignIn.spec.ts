import { owners } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { gatewayUrl, sharedChain } from '@/tests/e2e/support/seed'
import { guest, readSession, seedPair } from './guest/guestSafe'
import { openInside } from './guest/openInside'

// The site as a Safe App: in a frame of a Safe's site on another site, whose owners hold real keys.

const [alice] = owners
const textOf = (params: unknown) => (params as { message: string }).message

test('signs in as the Safe when enough owners have signed, off the chain or on it, and stays so over reloads', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { safe, desk } = await seedPair()
  const signMessage = (answer: (message: string) => unknown) =>
    desk.override.set('signMessage', async (params) => ({ data: await answer(textOf(params)) }))
  signMessage(async (message) => {
    await desk.sign(message, [alice])
    return { signature: (await desk.answer('getOffChainSignature', desk.messageHash(message)))?.data }
  })
  const frame = await openInside(page, desk)
  const { askToSignIn, signIn, signedIn, panel } = guest(frame)
  await askToSignIn()
  await expect(signIn.getByText('The account did not sign this message.')).toBeVisible()
  expect(await readSession(page)).toBeNull()

  const messages: string[] = []
  signMessage((message) => {
    messages.push(message)
    return { messageHash: desk.messageHash(message) }
  })
  await askToSignIn()
  await expect(signIn.getByText('Waiting for the other owners.')).toBeVisible()
  await expect(signIn.getByText('wants you to sign in with your Ethereum account')).toBeVisible()
  const [message = ''] = messages
  await proposeMessageTo(gatewayUrl, sharedChain(), safe, message)
  await expect(signIn.getByText('1 of 2 owners have signed')).toBeVisible()
  await page.reload()
  await expect(signIn.getByText('1 of 2 owners have signed')).toBeVisible()
  await desk.sign(message)
  await expect(signedIn).toBeVisible()
  expect(messages).toHaveLength(1)
  expect(await readSession(page)).toMatchObject({ address: safe.address, chainId: 31337 })
  await page.reload()
  await expect(signedIn).toBeVisible()
  await frame.getByRole('button', { name: 'Sign out' }).click()
  await expect(frame.getByRole('button', { name: 'Sign in as this Safe' })).toBeVisible()
  await expect.poll(() => readSession(page)).toBeNull()

  signMessage(async (text) => ({ safeTxHash: await desk.signOnChain(text) }))
  await askToSignIn()
  await expect(signedIn).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address })
  const form = panel('Sign a message as this Safe')
  await form.getByLabel('Message').fill('On the chain.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=match]')).toBeVisible()
  await expect(form.getByText('the signature is empty (0x)')).toBeVisible()
})
