import type { Page } from '@playwright/test'
import { type Hex, hashMessage, hashTypedData, type LocalAccount, parseAbi, type TypedDataDefinition } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { owners, recipients } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { signSafeMessage } from '@/devnet/safeMessages'
import type { Safe } from '@/devnet/safes'
import { expectNoFaults, modes } from './faults'
import { expect, test } from './fixtures'
import { gatewayUrl, lieAbout, safePath, seedSafe, sharedChain } from './seed'
import { welcomePage } from './welcomePage'

const [alice, bob, carol] = owners
const [dave] = recipients
const chain = sharedChain()
const big = 115792089237316195423570985008687907853269984665640564039457584007913129639935n
const oneMessage = /\/messages\/0x[0-9a-f]{64}$/
const signatureAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

const seed = (version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1', threshold = 2, of: readonly LocalAccount[] = owners) =>
  seedSafe({ version, owners: of.map(({ address }) => address), threshold }, 0n)

const verdict = (page: Page) => page.getByRole('region', { name: 'Message' }).first().locator('[data-verification]')
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign message', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign a message as this Safe' })

async function signIn(page: Page) {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
}

async function review(page: Page, safe: Safe, text: string, isTypedData = false) {
  await page.goto(safePath('/transactions/messages', safe.address))
  if (isTypedData) await page.getByLabel('Typed data (EIP-712)').check()
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(dialog(page)).toBeVisible()
}

const openMessage = (page: Page, safe: Safe, hash: string) =>
  page.goto(safePath('/transactions/msg', safe.address, `&messageHash=${hash}`))

/** Asks the Safe itself, as a site would that is shown the signature. */
async function isAccepted(safe: Safe, hash: Hex, signature: Hex) {
  const call = { address: safe.address, abi: signatureAbi, functionName: 'isValidSignature' } as const
  return (await chain.client.readContract({ ...call, args: [hash, signature] })) === '0x1626ba7e'
}

async function readFinal(page: Page) {
  const final = page.getByRole('region', { name: 'Final signature' })
  await expect(final.locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  return (await final.locator('code').textContent()) as Hex
}

const typedData: TypedDataDefinition = {
  domain: { name: 'Order book', version: '1', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'legs', type: 'Leg[]' },
    ],
    Leg: [{ name: 'to', type: 'address' }],
  },
  primaryType: 'Order',
  message: { amount: big, legs: [{ to: dave.address }] },
}
const typedText = JSON.stringify(typedData, (_, value) => (typeof value === 'bigint' ? 'BIG' : value)).replace(
  '"BIG"',
  String(big),
)

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
  test(`two owners sign a text and typed data as a Safe ${version}, and the Safe accepts both`, async ({
    page,
    wallet,
  }) => {
    test.slow()
    const safe = await seed(version)
    const messages = [
      { text: 'We agree.\nAll of us.', isTypedData: false, hash: hashMessage('We agree.\nAll of us.') },
      { text: typedText, isTypedData: true, hash: hashTypedData(typedData) },
    ]
    await signIn(page)
    for (const { text, isTypedData, hash } of messages) {
      await review(page, safe, text, isTypedData)
      if (isTypedData) await expect(dialog(page).getByText(String(big))).toBeVisible()
      await expect(dialog(page).getByText('0 of 2')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Sign message' }).click()
      await expect(page).toHaveURL(/\/transactions\/msg\?/)
      await expect(page.getByText('1 of 2')).toBeVisible()
      await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
      await expect(page.getByText('You have signed this message.')).toBeVisible()
      await wallet.switchAccount(1)
      await expect(signButton(page)).toBeEnabled()
      await signButton(page).click()
      await expect(page.getByText('2 of 2')).toBeVisible()
      expect(await isAccepted(safe, hash, await readFinal(page))).toBe(true)
      await wallet.switchAccount(0)
    }
    const asked = wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
    expect(asked).toHaveLength(4)
  })
}

test('what the wallet is given to sign is the hash that was shown', async ({ page, wallet }) => {
  const safe = await seed()
  await signIn(page)
  await review(page, safe, 'shown')
  const shown = dialog(page).getByText('safeMessageHash').locator('..').locator('code')
  const hash = ((await shown.textContent()) ?? '').replace(/\s/g, '')
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(page).toHaveURL(new RegExp(hash))
  const asked = wallet.requests.find(({ method }) => method === 'eth_signTypedData_v4')
  const { domain, types, primaryType, message } = JSON.parse(String(asked?.params[1]))
  expect(hashTypedData({ domain: { ...domain, chainId: Number(domain.chainId) }, types, primaryType, message })).toBe(
    hash,
  )
})

test('the list shows each message under its day, verified, and gets new ones by itself', async ({ page }) => {
  const safe = await seed()
  const first = await proposeMessageTo(gatewayUrl, chain, safe, 'The first message')
  await page.goto(safePath('/transactions/messages', safe.address))
  const row = (hash: string) => page.locator(`[data-message="${hash}"]`)
  await expect(row(first)).toContainText('The first message')
  await expect(row(first)).toContainText('1 of 2 signed')
  await expect(row(first).locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'UTC' })).toHaveCount(1)
  const second = await proposeMessageTo(gatewayUrl, chain, safe, 'The second message')
  await expect(row(second)).toBeVisible({ timeout: 30_000 })
  await row(second)
    .getByRole('link', { name: /Details/ })
    .click()
  await expect(page.getByRole('region', { name: 'Text of the message' })).toHaveText('The second message')
})

test('a gateway that lies is named, and nothing can be signed', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'the truth')
  const foreign = await signSafeMessage(chain, safe, 'the truth', [carol])
  await signIn(page)
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
    await page.unrouteAll()
    await lieAbout(page, oneMessage, (answer: never) => tell(answer))
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
  await signIn(page)
  await page.route(oneMessage, (route) => route.fulfill({ status: 503, json: { code: 503, message: 'down' } }))
  await openMessage(page, safe, hash)
  await expect(page.getByText('The message could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Text of the message' })).toHaveText('later')
  expect(wallet.address()).toBe(alice.address)
})

test('refusing in the wallet is silent; clicking twice asks once', async ({ page, wallet }) => {
  const safe = await seed()
  await signIn(page)
  await review(page, safe, 'once')
  wallet.rejectNext('eth_signTypedData_v4')
  const button = dialog(page).getByRole('button', { name: 'Sign message' })
  await button.click()
  await expect(dialog(page).getByRole('button', { name: 'Waiting for your signature…' })).toBeVisible()
  await expect(button).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  const asked = () => wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
  expect(asked()).toHaveLength(1)
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expect(page).toHaveURL(/\/transactions\/msg\?/)
  expect(asked()).toHaveLength(2)
})

test('a message that another tab proposed meanwhile gets a second signature, not a second copy', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await signIn(page)
  await wallet.switchAccount(1)
  await review(page, safe, 'from two tabs')
  const held = wallet.holdNext('eth_signTypedData_v4')
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await held.arrived
  await proposeMessageTo(gatewayUrl, chain, safe, 'from two tabs')
  held.approve()
  await expect(page).toHaveURL(/\/transactions\/msg\?/)
  await expect(page.getByText('2 of 2')).toBeVisible()
  expect(await isAccepted(safe, hashMessage('from two tabs'), await readFinal(page))).toBe(true)
})

test('who is no owner, or on another network, is told so and cannot sign', async ({ page, wallet }) => {
  const safe = await seed('1.4.1', 2, [alice, bob])
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'not for everyone')
  await openMessage(page, safe, hash)
  await expect(page.getByText('Connect the wallet of an owner to sign.')).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
  await signIn(page)
  await openMessage(page, safe, hash)
  await wallet.switchAccount(3)
  await expect(page.getByText('The connected account is not an owner of this Safe.')).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
  await wallet.switchAccount(1)
  await expect(signButton(page)).toBeEnabled()
  await wallet.switchChain(1)
  await expect(page.getByText(/Your wallet is on another network/)).toBeVisible()
  await expect(signButton(page)).toBeDisabled()
})

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
  test(`signs for a Safe that is an owner of a Safe ${version}`, async ({ page, wallet }) => {
    const inner = await seed('1.4.1', 1, [bob])
    const outer = await seedSafe({ version, owners: [alice.address, inner.address], threshold: 2 }, 0n)
    const hash = await proposeMessageTo(gatewayUrl, chain, outer, 'nested')
    await signIn(page)
    await wallet.switchAccount(1)
    await openMessage(page, outer, hash)
    await expect(page.getByRole('region', { name: 'What your wallet shows' })).toContainText(inner.address)
    await signButton(page).click()
    await expect(page.getByText('2 of 2')).toBeVisible()
    expect(await isAccepted(outer, hashMessage('nested'), await readFinal(page))).toBe(true)
  })
}

test('what cannot be seen in a text is shown by its code, and markup is text', async ({ page }) => {
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'pay \u202e<b>001</b>\u200b')
  await openMessage(page, safe, hash)
  const text = page.getByRole('region', { name: 'Text of the message' })
  await expect(text).toHaveText('pay U+202E<b>001</b>U+200B')
  await expect(page.getByText('This text holds 2 characters')).toBeVisible()
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
  const faults = page.getByRole('alert')
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

for (const { colorScheme, viewport } of modes) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport })

    test('axe finds nothing on the messages, and the keyboard alone reviews one', async ({ page }) => {
      const safe = await seed()
      const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'A message to look at')
      await proposeMessageTo(gatewayUrl, chain, safe, typedData)
      await page.goto(safePath('/transactions/messages', safe.address))
      const found = page.locator(`[data-message="${hash}"] [data-verification="match"]`)
      await expect(found).toBeVisible()
      await expectNoFaults(page)
      await page.getByLabel('Message', { exact: true }).focus()
      await page.keyboard.type('By keyboard')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByText('0 of 2')).toBeVisible()
      await expectNoFaults(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await openMessage(page, safe, hash)
      await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
      await expectNoFaults(page)
    })
  })
}
