import type { Page } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction, safeAbi } from '@/devnet/safeTransactions'
import { expect, test } from './fixtures'
import { gatewayUrl, lieAbout, safePath, seedSafe, sharedChain } from './seed'
import { welcomePage } from './welcomePage'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const chain = sharedChain()
const everyone = owners.map(({ address }) => address)
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const amount = 123_456_789n
const pay = { to: dave.address, value: amount, nonce: 0n }

const seed = (version: (typeof versions)[number] = '1.4.1', threshold = 2) =>
  seedSafe({ version, owners: threshold === 1 ? [alice.address] : everyone, threshold })

/** Connected without a session: signing for a Safe needs no sign-in. */
async function connect(page: Page) {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
}

async function openNew(page: Page, safe: Safe) {
  await page.goto(safePath('/transactions/new', safe.address))
  await expect(page.getByRole('heading', { name: 'Add an action' })).toBeVisible()
}

async function openQueued(page: Page, safe: Safe, safeTxHash: string) {
  await page.goto(safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${safeTxHash}`))
  await expect(page.getByRole('region', { name: 'Act' })).toBeVisible()
}

async function addPayment(page: Page, to: string, ether: string) {
  await page.getByLabel('Receiver').fill(to)
  await page.getByLabel('Amount').fill(ether)
  await page.getByRole('button', { name: 'Add to the transaction' }).click()
}

const dialog = (page: Page) => page.getByRole('dialog')
const verified = (page: Page) =>
  expect(dialog(page).locator('[data-verification]').first()).toHaveAttribute('data-verification', 'match')
const act = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const pageAct = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const balanceOf = (address: `0x${string}`) => chain.client.getBalance({ address })
const nonceOf = (safe: Safe) =>
  chain.client.readContract({ address: safe.address, abi: safeAbi, functionName: 'nonce' })
const signatures = (requests: { method: string }[]) =>
  requests.filter(({ method }) => ['eth_signTypedData_v4', 'eth_sendTransaction'].includes(method))

for (const version of versions) {
  test(`on ${version} a payment is proposed, confirmed by another owner and executed`, async ({ page, wallet }) => {
    const safe = await seed(version)
    await connect(page)
    await openNew(page, safe)
    await addPayment(page, dave.address, '0.000000000123456789')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await verified(page)
    await expect(dialog(page).locator('[data-simulation="success"]')).toBeVisible()
    await act(page, 'Sign and propose').click()
    await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()

    const queue = await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${safe.address}/transactions/queued`)).json()
    const id: string = queue.results.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction.id
    await wallet.switchAccount(1)
    await openQueued(page, safe, id.split('_')[2] ?? '')
    await pageAct(page, 'Review and confirm').click()
    await verified(page)
    await act(page, 'Confirm').click()
    await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()

    const before = await balanceOf(dave.address)
    await pageAct(page, 'Review and execute').click()
    await verified(page)
    await act(page, 'Execute').click()
    await expect(dialog(page).getByText('Executed: the chain says that it succeeded.')).toBeVisible()
    expect(await balanceOf(dave.address)).toBe(before + amount)
    expect(await nonceOf(safe)).toBe(1n)
  })

  test(`on ${version} a batch is executed at once where one signature suffices`, async ({ page, wallet }) => {
    expect(wallet.address()).toBe(alice.address)
    const safe = await seed(version, 1)
    await connect(page)
    await openNew(page, safe)
    await addPayment(page, recipients[2].address, '0.1')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Transaction (1 action)' })).toBeVisible()
    await addPayment(page, recipients[2].address, '0.2')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await verified(page)
    await act(page, 'Execute directly').click()
    await expect(dialog(page).getByText('Executed: the chain says that it succeeded.')).toBeVisible()
    expect(await balanceOf(safe.address)).toBe(parseEther('1.7'))
  })
}

test('an owner is added, and a queued transaction is rejected, approved on chain and deleted', async ({
  page,
  wallet,
}) => {
  expect(wallet.address()).toBe(alice.address)
  const safe = await seed()
  await connect(page)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openQueued(page, safe, safeTxHash)
  await expect(page.getByText('Only the account that proposed this can delete it.')).toBeVisible()
  await pageAct(page, 'Review and approve on chain').click()
  await verified(page)
  await act(page, 'Approve on chain').click()
  await expect(dialog(page).getByText('Approved on the chain.')).toBeVisible()
  const args = [alice.address, safeTxHash] as const
  const abi = [
    {
      type: 'function',
      name: 'approvedHashes',
      stateMutability: 'view',
      inputs: [{ type: 'address' }, { type: 'bytes32' }],
      outputs: [{ type: 'uint256' }],
    },
  ] as const
  const approved = await chain.client.readContract({ address: safe.address, abi, functionName: 'approvedHashes', args })
  expect(approved).toBe(1n)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await pageAct(page, 'Reject').click()
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  const own = await proposeTo(gatewayUrl, chain, safe, { ...pay, nonce: 1n }, alice)
  await openQueued(page, safe, own.safeTxHash)
  await pageAct(page, 'Delete from the queue').click()
  await expect(page.getByText('Deleted: the service lists it no more.')).toBeVisible()
  const answer = await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${own.safeTxHash}`)
  expect(answer.status).toBe(404)
})

test('a new owner and threshold are set', async ({ page, wallet }) => {
  expect(wallet.address()).toBe(alice.address)
  const safe = await seed('1.4.1', 1)
  await connect(page)
  await openNew(page, safe)
  await page.getByLabel('Change owners').check()
  await page.getByLabel('New owner').fill(bob.address)
  await page.getByLabel('Signatures needed afterwards').fill('2')
  await page.getByRole('button', { name: 'Add to the transaction' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the chain says that it succeeded.')).toBeVisible()
  const found = await chain.client.readContract({ address: safe.address, abi: safeAbi, functionName: 'getOwners' })
  expect(found).toEqual([bob.address, alice.address])
})

type Details = {
  txData: { to: { value: string }; value: string; hexData: string | null; operation: number }
  detailedExecutionInfo: Record<string, unknown> & { refundReceiver: { value: string } }
}
const lies: [name: string, tell: (details: Details) => void][] = [
  ['to', ({ txData }) => Object.assign(txData.to, { value: erin.address })],
  ['value', ({ txData }) => Object.assign(txData, { value: '1' })],
  ['data', ({ txData }) => Object.assign(txData, { hexData: '0xdeadbeef' })],
  ['operation', ({ txData }) => Object.assign(txData, { operation: 1 })],
  ...['safeTxGas', 'baseGas', 'gasPrice'].map((name): (typeof lies)[number] => [
    name,
    ({ detailedExecutionInfo }) => Object.assign(detailedExecutionInfo, { [name]: '7' }),
  ]),
  ['gasToken', ({ detailedExecutionInfo: info }) => Object.assign(info, { gasToken: erin.address })],
  ['refundReceiver', ({ detailedExecutionInfo: info }) => Object.assign(info.refundReceiver, { value: erin.address })],
  ['nonce', ({ detailedExecutionInfo: info }) => Object.assign(info, { nonce: 1 })],
  ['safeTxHash', ({ detailedExecutionInfo: info }) => Object.assign(info, { safeTxHash: `0x${'12'.repeat(32)}` })],
]

test('a proposal with any field changed can be neither signed nor executed, and the buttons say why', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await connect(page)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const asked = signatures(wallet.requests).length
  for (const [name, tell] of lies) {
    await page.unrouteAll()
    await lieAbout(page, /\/transactions\/multisig_/, tell)
    await openQueued(page, safe, safeTxHash)
    for (const button of ['Review and confirm', 'Review and execute', 'Review and approve on chain']) {
      await expect(pageAct(page, button), `${name}: ${button}`).toBeDisabled()
      await expect(pageAct(page, button), `${name}: ${button}`).toHaveAccessibleDescription(/^Does not match: \S/)
    }
  }
  expect(signatures(wallet.requests)).toHaveLength(asked)
})

test('a rejection in the wallet is silent, and a double click asks once', async ({ page, wallet }) => {
  const safe = await seed()
  await connect(page)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openQueued(page, safe, safeTxHash)
  await pageAct(page, 'Review and confirm').click()
  await verified(page)
  wallet.rejectNext('eth_signTypedData_v4')
  await act(page, 'Confirm').click()
  await expect(act(page, 'Confirm')).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  const asked = signatures(wallet.requests).length
  await act(page, 'Confirm').dblclick()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  expect(signatures(wallet.requests)).toHaveLength(asked + 1)
})

const call = (functionName: 'changeThreshold' | 'removeOwner', args: readonly unknown[]) => {
  const abi = [
    {
      type: 'function',
      name: 'changeThreshold',
      stateMutability: 'nonpayable',
      inputs: [{ type: 'uint256' }],
      outputs: [],
    },
    {
      type: 'function',
      name: 'removeOwner',
      stateMutability: 'nonpayable',
      inputs: [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
      outputs: [],
    },
  ] as const
  return encodeFunctionData({ abi, functionName, args } as never)
}

const meanwhile: [
  what: string,
  nonce: bigint,
  change: (safe: Safe) => { to: `0x${string}`; data?: `0x${string}` },
  sentence: RegExp,
][] = [
  ['the nonce is used', 0n, () => ({ to: erin.address }), /nonce (was used meanwhile|0 is used already)/i],
  [
    'the threshold is changed',
    1n,
    (safe) => ({ to: safe.address, data: call('changeThreshold', [3n]) }),
    /needs 3 signatures now/,
  ],
  [
    'an owner is removed',
    1n,
    (safe) => ({ to: safe.address, data: call('removeOwner', [bob.address, carol.address, 2n]) }),
    /was removed from the owners meanwhile/,
  ],
]
for (const [what, nonce, change, sentence] of meanwhile) {
  test(`nothing is signed when ${what} between looking and clicking`, async ({ page, wallet }) => {
    const safe = await seed()
    await connect(page)
    const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, { ...pay, nonce }, bob)
    await openQueued(page, safe, safeTxHash)
    await pageAct(page, 'Review and confirm').click()
    await verified(page)
    const asked = signatures(wallet.requests).length
    // The dialog's own look at the chain is a quarter of a minute old at most: it is kept from looking again.
    await page.clock.pauseAt(Date.now() + 1_000)
    await executeSafeTransaction(chain, safe, change(safe), [alice, bob])
    await act(page, 'Confirm').click()
    await expect(dialog(page).getByText(sentence).first()).toBeVisible()
    expect(signatures(wallet.requests)).toHaveLength(asked)
  })
}

test('an account that is switched while the wallet asks proposes nothing', async ({ page, wallet }) => {
  const safe = await seed()
  await connect(page)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openQueued(page, safe, safeTxHash)
  await pageAct(page, 'Review and confirm').click()
  await verified(page)
  const held = wallet.holdNext('eth_signTypedData_v4')
  await act(page, 'Confirm').click()
  await held.arrived
  await wallet.switchAccount(2)
  held.approve()
  await expect(dialog(page).getByText('The wallet has another account now. Nothing was sent.')).toBeVisible()
  const details = await (await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}`)).json()
  expect(details.detailedExecutionInfo.confirmations).toHaveLength(1)
})

test('who is no owner, or not connected, is told so', async ({ page, wallet }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await confirmAt(gatewayUrl, chain, safe, pay, carol)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Review and confirm')).toHaveAccessibleDescription('No wallet is connected.')
  await connect(page)
  await wallet.switchAccount(3)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Review and confirm')).toHaveAccessibleDescription(
    'The connected account is not an owner of this Safe.',
  )
  await expect(pageAct(page, 'Review and execute')).toBeEnabled()
})
