import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, erc20Abi, maxUint256, parseAbi, slice } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { badgeAbi, devnetTokens } from '@/devnet/tokens'
import {
  act,
  addAction,
  addPayment,
  chain,
  dialog,
  openNew,
  reviewDraft,
  seed,
  verified,
  versions,
} from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { mintItemTo, mintTo } from '@/tests/e2e/support/seed'

// Every form of the composer, with the outcome as the chain has it.

const [alice] = owners
const [, erin, frank] = recipients
const module: Address = '0x00000000000000000000000000000000000000A1'
const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const modulesAbi = parseAbi(['function isModuleEnabled(address module) view returns (bool)'])
type Batch = { chainId: string; transactions: { contractMethod?: { name: string } }[] }
const actions = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Batch of ${count} actions` })).toBeVisible()
const tokenBalance = (owner: Address) =>
  chain.client.readContract({
    ...{ address: devnetTokens.dollar, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
  })

for (const version of versions) {
  test(`on ${version} tokens, an NFT, calls and settings run as one batch that was exported and imported`, async ({
    page,
    wallet,
  }, testInfo) => {
    test.slow()
    expect(wallet.address()).toBe(alice.address)
    const safe = await seed(version, 1)
    await mintTo(safe.address, devnetTokens.dollar, 20_000_000n)
    const tokenId = await mintItemTo(safe.address)
    // Of this test alone: the same is paid on other versions at the same time.
    const receiver = privateKeyToAddress(generatePrivateKey())
    await returnConnected(page, wallet)
    await openNew(page, safe)

    await page.getByRole('combobox', { name: /^Token/ }).click()
    await page.getByRole('option', { name: /DUSD/ }).click()
    await addPayment(page, receiver, '12.345678')
    await page.getByLabel('Send an NFT').check()
    await page.getByRole('group', { name: 'Choose an NFT' }).getByRole('radio').check()
    await page.getByLabel('Receiver').fill(erin.address)
    await addAction(page)
    await page.getByLabel('Call a contract').check()
    await page.getByLabel('Contract', { exact: true }).fill(devnetTokens.dollar)
    await page.getByLabel('Interface').fill('function approve(address spender, uint256 value) returns (bool)')
    await page.getByLabel('spender (address)').fill(frank.address)
    await page.getByLabel('value (uint256)').fill(`${maxUint256 - 1n}`)
    await addAction(page)
    await page.getByLabel('Interface').fill('')
    await page.getByLabel('Contract', { exact: true }).fill(module)
    await page.getByLabel('Value', { exact: true }).fill('0.25')
    await page.getByLabel('Call data', { exact: true }).fill('0x12345678')
    await addAction(page)
    await page.getByLabel('Change modules, guard or handler').check()
    await page.getByLabel('Address', { exact: true }).fill(module)
    await addAction(page)
    await page.getByLabel('Change', { exact: true }).selectOption('setHandler')
    await page.getByLabel('Address', { exact: true }).fill(safeContracts('1.5.0').fallbackHandler)
    await addAction(page)
    await actions(page, 6)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export batch' }).click()
    const path = testInfo.outputPath('batch.json')
    await (await downloading).saveAs(path)
    const { chainId, transactions }: Batch = JSON.parse(await readFile(path, 'utf8'))
    expect(chainId).toBe('31337')
    expect(transactions).toHaveLength(6)
    expect(transactions.map((row) => row.contractMethod?.name)).toContain('approve')
    await page.getByRole('button', { name: 'Discard all actions' }).click()
    await page.getByText('Import a batch, or a transaction from another owner').click()
    await page.getByLabel('Import batch').setInputFiles(path)
    await expect(page.getByText('Imported.', { exact: true })).toBeVisible()
    await actions(page, 6)

    await reviewDraft(page)
    await verified(page)
    await expect(dialog(page).locator('[data-simulation="success"]')).toBeVisible()
    await act(page, 'Execute directly').click()
    await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
    const read = chain.client.readContract
    expect(await tokenBalance(receiver)).toBe(12_345_678n)
    const item = { address: devnetTokens.badge, abi: badgeAbi, functionName: 'ownerOf', args: [tokenId] } as const
    expect(await read(item)).toBe(erin.address)
    const allowance = { address: devnetTokens.dollar, abi: erc20Abi, functionName: 'allowance' } as const
    expect(await read({ ...allowance, args: [safe.address, frank.address] })).toBe(maxUint256 - 1n)
    const enabled = { address: safe.address, abi: modulesAbi, functionName: 'isModuleEnabled', args: [module] } as const
    expect(await read(enabled)).toBe(true)
    const stored = await chain.client.getStorageAt({ address: safe.address, slot: handlerSlot })
    expect(slice(stored ?? '0x', 12)).toBe(safeContracts('1.5.0').fallbackHandler.toLowerCase())
    expect(await chain.client.getBalance({ address: safe.address })).toBe(1_750_000_000_000_000_000n)
  })
}
