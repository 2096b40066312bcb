import type { Page } from '@playwright/test'
import {
  type Address,
  createWalletClient,
  getAddress,
  http,
  isAddressEqual,
  keccak256,
  parseAbi,
  parseEther,
  parseGwei,
  slice,
  toBytes,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { owners } from '@/devnet/accounts'
import { safeContracts, safeVersions } from '@/devnet/safeContracts'
import { expectNoFaults, expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { sharedChain } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const chain = sharedChain()
const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])
const handlerSlot = keccak256(toBytes('fallback_manager.handler.address'))
const review = (page: Page) => page.getByRole('button', { name: 'Review', exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Create and pay' })
const sendings = (requests: { method: string }[]) =>
  requests.filter(({ method }) => method === 'eth_sendTransaction').length

/** The Safe as the chain has it, not as the page says. */
async function readChain(address: Address) {
  const read = async (slot: `0x${string}`) =>
    getAddress(slice((await chain.client.getStorageAt({ address, slot })) ?? '0x', -20))
  return {
    version: await chain.client.readContract({ address, abi, functionName: 'VERSION' }),
    owners: await chain.client.readContract({ address, abi, functionName: 'getOwners' }),
    threshold: await chain.client.readContract({ address, abi, functionName: 'getThreshold' }),
    singleton: await read('0x0'),
    fallbackHandler: await read(handlerSlot),
  }
}

async function predictedAddress(page: Page): Promise<Address> {
  await expect(page.locator('[data-verification="match"]').first()).toBeVisible()
  const text = await page.getByRole('region', { name: 'Before you pay' }).textContent()
  return getAddress(/0x[0-9a-fA-F]{40}/.exec(text ?? '')?.[0] ?? '')
}

test('a Safe of each version is created and checked', async ({ page, wallet }) => {
  test.slow()
  await returnConnected(page, wallet)
  await page.goto('/')
  await page.getByRole('link', { name: 'Create a Safe' }).click()
  for (const version of safeVersions) {
    await expect(page.getByLabel('Owner 1', { exact: true })).toHaveValue(alice.address)
    await page.getByLabel('Name (optional)').fill(`Savings ${version}`)
    await page.getByLabel('Version').selectOption(version)
    await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel('Owner 2', { exact: true }).fill(alice.address.toLowerCase())
    await review(page).click()
    await expect(page.getByText('This address is among the owners above already.')).toBeVisible()
    await page.getByLabel('Owner 2', { exact: true }).fill(bob.address)
    await page.getByRole('button', { name: 'Add an owner' }).click()
    await page.getByLabel('Owner 3', { exact: true }).fill(carol.address)
    await page.getByLabel('Name of owner 3 (optional)').fill('Carol')
    if (version === '1.5.0') await expectNoFaultsInBothModes(page)
    await review(page).click()
    const address = await predictedAddress(page)
    expect(await chain.client.getCode({ address })).toBeUndefined()
    if (version === '1.5.0') await expectNoFaultsInBothModes(page)
    await create(page).click()
    await expect(page.getByText('Created and checked: the network has what you asked for.')).toBeVisible()
    const { singletonL2, fallbackHandler } = safeContracts(version)
    expect(await readChain(address)).toEqual({
      version,
      owners: [alice.address, bob.address, carol.address],
      threshold: 2n,
      singleton: singletonL2,
      fallbackHandler,
    })
    if (version !== '1.5.0') await page.getByRole('button', { name: 'Create another' }).click()
  }
  await expect(page.getByText('Savings 1.5.0 is ready')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Show as QR code').click()
  await expect(page.getByRole('img', { name: 'QR code of the link to this Safe' })).toBeVisible()
  await expectNoFaultsInBothModes(page)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('link', { name: 'Open the Safe' }).click()
  await expect(page).toHaveURL(link)
  await expect(page.getByText('Savings 1.5.0').first()).toBeVisible()
  await page.goto(link.replace('/home', '/settings/setup'))
  await expect(page.getByText('Carol').first()).toBeVisible()
  expect(sendings(wallet.requests)).toBe(3)
})

test('a refusal is silent, a reload loses nothing, and a node that lies about the address is caught', async ({
  page,
  wallet,
}) => {
  await returnConnected(page, wallet)
  await page.goto('/new-safe/create')
  const name = (tab: Page) => tab.getByLabel('Name (optional)')
  const second = (tab: Page) => tab.getByLabel('Owner 2', { exact: true })
  const discard = page.getByRole('button', { name: 'Clear the form' })
  await expect(page.getByLabel('Owner 1', { exact: true })).toHaveValue(alice.address)
  await expect(discard).toHaveCount(0)
  await page.getByRole('button', { name: 'Add an owner' }).click()
  await second(page).fill('0x7099')
  await page.getByLabel('Signatures needed').selectOption('1')
  await name(page).fill('Typed')
  await page.reload()
  await expect(second(page)).toHaveValue('0x7099')
  await expect(page.getByLabel('Signatures needed')).toHaveValue('1')
  const tab = await page.context().newPage()
  await tab.goto('/new-safe/create')
  await expect(name(tab)).toHaveValue('Typed')
  await discard.click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveValue('')
  await expect(discard).toHaveCount(0)
  await expect(second(tab)).toHaveCount(0)
  await tab.close()
  await name(page).fill('Kept')
  await review(page).click()
  await expect(page.locator(':focus')).toContainText('Review the new Safe')
  const first = await predictedAddress(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.reload()
  await expect(name(page)).toHaveValue('Kept')
  await review(page).click()
  expect(await predictedAddress(page)).toBe(first)
  const address = await predictedAddress(page)
  wallet.rejectNext('eth_sendTransaction')
  await create(page).click()
  await expect.poll(() => sendings(wallet.requests)).toBe(1)
  await expect(create(page)).toBeEnabled()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Kept')).toBeVisible()
  expect(isAddressEqual(await predictedAddress(page), address)).toBe(true)

  const lie = (url: URL) => url.port === new URL(chain.url).port
  await page.route(lie, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const answer = await response.json()
    const asked: unknown = route.request().postDataJSON()
    const isCreation = (call: unknown) => /"eth_call".*"0x1688f0b9/.test(JSON.stringify(call))
    const tell = (call: unknown, told: object) =>
      isCreation(call) ? { ...told, result: `0x${'0'.repeat(24)}${'de'.repeat(20)}` } : told
    const json = Array.isArray(asked) ? asked.map((call, index) => tell(call, answer[index])) : tell(asked, answer)
    await route.fulfill({ response, json })
  })
  await page.reload()
  await expect(page.getByText(/The factory would create the Safe at another address/)).toBeVisible()
  await expect(create(page)).toBeDisabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.reload()
  const prompt = wallet.holdNext('eth_sendTransaction')
  await create(page).click()
  await prompt.arrived
  await page.reload()
  await expect(page.getByText('Your wallet was asked for this before')).toBeVisible()
  await create(page).click()
  await expect(page.getByText('Created and checked')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Created and checked')).toBeVisible()
  expect((await readChain(address)).owners).toEqual([alice.address])
})

test.describe('by an account of its own', () => {
  const account = privateKeyToAccount(generatePrivateKey())
  test.use({ walletOptions: { accounts: [account] } })

  test('a creation under way is sent no second time, and one that was cancelled meanwhile is sent again', async ({
    page,
    context,
    wallet,
  }) => {
    await chain.client.setBalance({ address: account.address, value: parseEther('1') })
    const signer = createWalletClient({ account, chain: chain.client.chain, transport: http(chain.url) })
    const fee = (gwei: `${number}`) => ({ maxFeePerGas: parseGwei(gwei), maxPriorityFeePerGas: parseGwei('1') })
    const nothing = { to: account.address, value: 0n, gas: 21_000n }
    // The chain takes it only after another one with nonce 0: until then it is under way.
    const underWay = await signer.sendTransaction({ ...nothing, nonce: 1, ...fee('20') })

    await returnConnected(page, wallet)
    await page.goto('/new-safe/create')
    await expect(page.getByLabel('Owner 1', { exact: true })).toHaveValue(account.address)
    await review(page).click()
    const address = await predictedAddress(page)
    wallet.answerNext('eth_sendTransaction', underWay)
    await create(page).click()
    await expect(page.getByText('Sent. Waiting until the network has the Safe…')).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('countersign.newSafes'))
    await expect.poll(kept).toContain('"nonce":1')
    await page.reload()
    await expect(page.getByText('Sent. Waiting until the network has the Safe…')).toBeVisible()
    const ways = [create(page), review(page), page.getByRole('button', { name: /^(Back|Forget)/ })]
    for (const way of ways) await expect(way).toHaveCount(0)
    await page.close()

    await signer.sendTransaction({ ...nothing, nonce: 1, ...fee('40') })
    await signer.sendTransaction({ ...nothing, nonce: 0, ...fee('40') })
    await expect.poll(() => chain.client.getTransactionCount({ address: account.address })).toBe(2)

    const back = await context.newPage()
    await back.goto('/new-safe/create')
    await expect(back.getByRole('alert').filter({ hasText: 'The transaction was cancelled or replaced' })).toBeVisible()
    await expectNoFaults(back)
    await back.getByRole('button', { name: 'Back to the review' }).click()
    expect(await predictedAddress(back)).toBe(address)
    await create(back).click()
    await expect(back.getByText('Created and checked')).toBeVisible()
    expect((await readChain(address)).owners).toEqual([account.address])
    expect(sendings(wallet.requests)).toBe(2)
  })
})

test('a network without the contracts is explained', async ({ page }) => {
  await page.goto('/new-safe/create?chain=eth')
  await expect(page.getByText('No Safe can be created on Ethereum')).toBeVisible()
  await expect(page.getByText(/1\.5\.0: it lacks the factory/)).toBeVisible()
  await expect(review(page)).toBeDisabled()
})
