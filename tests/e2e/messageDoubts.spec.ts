import { createSiweMessage } from 'viem/siwe'
import { owners, recipients } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { signSafeMessage } from '@/devnet/safeMessages'
import { expect, test } from '@/tests/e2e/support/fixtures'
import {
  chain,
  dialog,
  oneMessage,
  openMessage,
  review,
  seed,
  signButton,
  typedText,
  verdict,
} from '@/tests/e2e/support/messagesPage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const [dave] = recipients

test('a gateway that lies is named, and nothing can be signed', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'the truth')
  const foreign = await signSafeMessage(chain, safe, 'the truth', [carol])
  await returnConnected(page, wallet)
  await wallet.switchAccount(1)
  type Answer = { messageHash: string; confirmations: { owner: { value: string }; signature: string }[] }
  const lies: [named: string, tell: (answer: Answer) => unknown][] = [
    ['Message', (answer) => Object.assign(answer, { message: 'a lie' })],
    ['Message hash', (answer) => Object.assign(answer, { messageHash: `0x${'1'.repeat(64)}` })],
    ['Signer', ({ confirmations: [first] }) => Object.assign(first?.owner ?? {}, { value: carol.address })],
    ['Signer', ({ confirmations: [first] }) => Object.assign(first ?? {}, { signature: foreign })],
    ['Signatures needed', (answer) => Object.assign(answer, { confirmationsRequired: 1 })],
    ['Finished signature', (answer) => Object.assign(answer, { preparedSignature: foreign })],
  ]
  for (const [named, tell] of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await lieAbout(page, oneMessage, (answer: never) => {
      tell(answer)
    })
    await openMessage(page, safe, hash)
    await expect(verdict(page)).toHaveAttribute('data-verification', 'mismatch')
    await expect(verdict(page)).toContainText(named)
    await expect(signButton(page)).toBeDisabled()
  }
  expect(wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')).toEqual([])
})

test('a gateway that does not answer is said, and asked again', async ({ page, wallet, problems }) => {
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'later')
  problems.allow(/Failed to load resource|503/)
  await returnConnected(page, wallet)
  await page.route(oneMessage, (route) => route.fulfill({ status: 503, json: { code: 503, message: 'down' } }))
  await openMessage(page, safe, hash)
  await expect(page.getByText('The message could not be loaded')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Text of the message' })).toHaveText('later')
  expect(wallet.address()).toBe(alice.address)
})

test('who is no owner, or on another network, is told so and cannot sign', async ({ page, wallet }) => {
  const safe = await seed('1.4.1', 2, [alice, bob])
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'not for everyone')
  await openMessage(page, safe, hash)
  await expect(page.getByText('No wallet is connected.')).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
  await returnConnected(page, wallet)
  await openMessage(page, safe, hash)
  await wallet.switchAccount(3)
  await expect(page.getByText('The connected account is not an owner of this Safe.')).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
  await wallet.switchAccount(1)
  await expect(signButton(page)).toBeEnabled()
  await wallet.switchChain(1)
  await expect(page.getByText(/^The wallet is on another chain than the Safe, which is on /)).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
})

test('what cannot be seen in a text is shown by its code, what is not as it looks is named, and markup is text', async ({
  page,
}) => {
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'pay \u202e<b>001</b>\u200b p\u0430ypal')
  await openMessage(page, safe, hash)
  const text = page.getByRole('region', { name: 'Text of the message' })
  await expect(text).toHaveText('pay U+202E<b>001</b>U+200B p\u0430ypal')
  await expect(page.getByText('This text holds 2 characters')).toBeVisible()
  await expect(page.getByText('letters that look like those of another alphabet: p\u0430ypal')).toBeVisible()
})

test('a sign-in is recognised, with its domain and what is wrong with it', async ({ page }) => {
  const safe = await seed()
  const text = createSiweMessage({
    ...{ address: dave.address, chainId: 1, domain: 'bank.example', uri: 'https://evil.example/login' },
    ...{ nonce: 'abcdefgh12345678', version: '1', statement: 'Let me in' },
  })
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, text)
  await openMessage(page, safe, hash)
  await expect(page.getByText('This signs in to a site')).toBeVisible()
  const faults = page.getByRole('main').getByRole('alert')
  await expect(faults).toContainText('which is not this Safe')
  await expect(faults).toContainText('It is for chain 1')
  await expect(faults).toContainText('It leads to evil.example, not to bank.example')
})

test('typed data for another chain is warned of; what is not covered by a signature is refused', async ({ page }) => {
  const safe = await seed()
  await review(page, safe, typedText.replace('"chainId":31337', '"chainId":1'), true)
  await expect(dialog(page).getByText('This is for another chain')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByLabel('Message', { exact: true }).fill(typedText.replace('"amount":', '"hidden":1,"amount":'))
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('message.hidden is no field of Order')
})
