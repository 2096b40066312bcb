import { owners } from '@/devnet/accounts'
import { expect, test } from './fixtures'
import { guest, readSession, seedPair, seedSingle } from './guest/guestSafe'
import { openInside } from './guest/openInside'
import { gatewayUrl, sharedChain } from './seed'

// The site as a Safe App: in a frame of a Safe's site on another site, whose owners hold real keys.

const [alice] = owners

test('signs in as the Safe, and stays signed in over a reload of the frame', async ({ page }) => {
  const { safe, desk } = await seedSingle()
  const frame = await openInside(page, desk)
  const { askToSignIn, signedIn } = guest(frame)
  await askToSignIn()
  await expect(signedIn).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address, chainId: 31337 })
  await page.reload()
  await expect(signedIn).toBeVisible()
  await frame.getByRole('button', { name: 'Sign out' }).click()
  await expect(frame.getByRole('button', { name: 'Sign in as this Safe' })).toBeVisible()
  expect(await readSession(page)).toBeNull()
})

test('waits for the second owner, over a reload too', async ({ page }) => {
  const { safe, desk } = await seedPair()
  const messages: string[] = []
  desk.override.set('signMessage', (params) => {
    const { message } = params as { message: string }
    messages.push(message)
    return { data: { messageHash: desk.messageHash(message) } }
  })
  const frame = await openInside(page, desk)
  const { askToSignIn, signIn, signedIn } = guest(frame)
  await askToSignIn()
  await expect(signIn.getByText('Waiting for the other owners.')).toBeVisible()
  await expect(signIn.getByText('wants you to sign in with your Ethereum account')).toBeVisible()
  const [message = ''] = messages
  const { proposeMessageTo } = await import('@/devnet/gateway/seedGateway')
  await proposeMessageTo(gatewayUrl, sharedChain(), safe, message)
  await expect(signIn.getByText('1 of 2 owners have signed')).toBeVisible()
  await page.reload()
  await expect(signIn.getByText('1 of 2 owners have signed')).toBeVisible()
  await desk.sign(message)
  await expect(signedIn).toBeVisible()
  expect(messages).toHaveLength(1)
  expect(await readSession(page)).toMatchObject({ address: safe.address })
})

test('takes a message that was signed by a transaction', async ({ page }) => {
  const { safe, desk } = await seedPair()
  desk.override.set('signMessage', async (params) => {
    const { message } = params as { message: string }
    return { data: { safeTxHash: await desk.signOnChain(message) } }
  })
  const frame = await openInside(page, desk)
  const { askToSignIn, signedIn, panel } = guest(frame)
  await askToSignIn()
  await expect(signedIn).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address })
  const form = panel('Sign a message as this Safe')
  await form.getByLabel('Message').fill('On the chain.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=match]')).toBeVisible()
  await expect(form.getByText('the signature is empty (0x)')).toBeVisible()
})

test('is not signed in by too few owners’ signatures', async ({ page }) => {
  const { desk } = await seedPair()
  desk.override.set('signMessage', async (params) => {
    const { message } = params as { message: string }
    await desk.sign(message, [alice])
    return { data: { signature: (await desk.answer('getOffChainSignature', desk.messageHash(message)))?.data } }
  })
  const frame = await openInside(page, desk)
  const { askToSignIn, signIn } = guest(frame)
  await askToSignIn()
  await expect(signIn.getByText('The account did not sign this message.')).toBeVisible()
  expect(await readSession(page)).toBeNull()
})
