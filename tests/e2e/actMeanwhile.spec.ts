import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import {
  act,
  chain,
  confirmationsOf,
  dialog,
  lookAgain,
  openQueued,
  openReview,
  pageAct,
  pay,
  seed,
  signatures,
  stopPolling,
  unfold,
} from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'

const [alice, bob, carol] = owners
const [, erin] = recipients

type Info = Record<string, unknown> & {
  refundReceiver: { value: string }
  confirmations: { signer: { value: string }; signature: string }[]
}
type Details = {
  txData: { to: { value: string }; value: string; hexData: string | null; operation: number }
  detailedExecutionInfo: Info
}
const inInfo =
  (change: (info: Info) => Record<string, unknown>) =>
  ({ detailedExecutionInfo: info }: Details): void => {
    Object.assign(info, change(info))
  }
const lies: [name: string, tell: (details: Details) => void][] = [
  ['to', ({ txData }) => Object.assign(txData.to, { value: erin.address })],
  ['value', ({ txData }) => Object.assign(txData, { value: '1' })],
  ['data', ({ txData }) => Object.assign(txData, { hexData: '0xdeadbeef' })],
  ['operation', ({ txData }) => Object.assign(txData, { operation: 1 })],
  ...['safeTxGas', 'baseGas', 'gasPrice'].map((name): (typeof lies)[number] => [name, inInfo(() => ({ [name]: '7' }))]),
  ['gasToken', inInfo(() => ({ gasToken: erin.address }))],
  ['refundReceiver', inInfo(({ refundReceiver }) => ({ refundReceiver: { ...refundReceiver, value: erin.address } }))],
  ['nonce', inInfo(() => ({ nonce: 1 }))],
  ['safeTxHash', inInfo(() => ({ safeTxHash: `0x${'12'.repeat(32)}` }))],
  [
    'owner of a confirmation',
    inInfo(({ confirmations }) => ({
      confirmations: confirmations.map((entry) => ({ ...entry, signer: { ...entry.signer, value: carol.address } })),
    })),
  ],
  [
    'signature of a confirmation',
    inInfo(({ confirmations }) => ({
      confirmations: confirmations.map((entry) => ({ ...entry, signature: `0x${'11'.repeat(64)}1b` })),
    })),
  ],
  ['execution', (details) => Object.assign(details, { txStatus: 'SUCCESS', txHash: `0x${'34'.repeat(32)}` })],
]

test('a proposal with any field changed can be neither signed nor executed, and the buttons say why', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const asked = signatures(wallet.requests).length
  let tell: (details: Details) => void = () => undefined
  await lieAbout(page, /\/transactions\/multisig_/, (answer) => {
    tell(answer)
  })
  await openQueued(page, safe, safeTxHash)
  const buttons = ['Review and execute', 'Review and approve on chain', 'Reject']
  await expect(pageAct(page, 'Review and confirm')).toBeEnabled()
  for (const [name, lie] of lies) {
    tell = lie
    await lookAgain(page)
    // What is wrong stands where the button was.
    await expect(pageAct(page, 'Review and confirm'), name).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Actions' }), name).toContainText(/Does not match: \S/)
    for (const button of buttons) {
      await expect(pageAct(page, button), `${name}: ${button}`).toBeDisabled()
      await expect(pageAct(page, button), `${name}: ${button}`).toHaveAccessibleDescription(/^Does not match: \S/)
    }
    tell = () => undefined
    await lookAgain(page)
    await expect(pageAct(page, 'Review and confirm'), `the truth after ${name}`).toBeEnabled()
  }
  expect(signatures(wallet.requests)).toHaveLength(asked)
})

test('a rejection in the wallet is silent, and a double click asks once', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openReview(page, safe, safeTxHash)
  wallet.rejectNext('eth_signTypedData_v4')
  await act(page, 'Confirm').click()
  await expect(act(page, 'Confirm')).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  const asked = signatures(wallet.requests).length
  await act(page, 'Confirm').dblclick()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  expect(signatures(wallet.requests)).toHaveLength(asked + 1)
})

const abi = parseAbi([
  'function changeThreshold(uint256 threshold)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
])
const meanwhile: [what: string, change: (safe: Safe) => { to: Address; data?: Hex }, sentence: RegExp][] = [
  ['the nonce is used', () => ({ to: erin.address }), /^The nonce was used meanwhile: this can never be executed\.$/],
  [
    'the threshold is changed',
    ({ address: to }) => ({ to, data: encodeFunctionData({ abi, functionName: 'changeThreshold', args: [3n] }) }),
    /^The Safe needs 3 signatures now, not 2\. Look again before you go on\.$/,
  ],
  [
    'an owner is removed',
    ({ address: to }) => {
      const args = [bob.address, carol.address, 2n] as const
      return { to, data: encodeFunctionData({ abi, functionName: 'removeOwner', args }) }
    },
    /^0x\w{40} was removed from the owners meanwhile\. Look again before you go on\.$/,
  ],
]

test('nothing is signed when the nonce, the threshold or the owners change between looking and clicking', async ({
  page,
  wallet,
}) => {
  await returnConnected(page, wallet)
  const asked = signatures(wallet.requests).length
  for (const [index, [what, change, sentence]] of meanwhile.entries()) {
    const safe = await seed()
    const nonce = index === 0 ? 0n : 1n
    const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, { ...pay, nonce }, bob)
    await openReview(page, safe, safeTxHash)
    await stopPolling(page)
    await executeSafeTransaction(chain, safe, change(safe), [alice, bob])
    await act(page, 'Confirm').click()
    await expect(dialog(page).getByRole('alert').getByText(sentence), what).toBeVisible()
    expect(signatures(wallet.requests), what).toHaveLength(asked)
  }
})

test('what is to be pressed stays where it is when the names of the owners come', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  let tell: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(
    (url) => url.port === String(ports.nameChain),
    async (route) => {
      await told
      await route.continue()
    },
  )
  await openReview(page, safe, safeTxHash)
  await expect(dialog(page).locator('[data-simulation]')).toBeVisible()
  await unfold(page, 'Signatures')
  const list = dialog(page).getByRole('list', { name: 'Signatures' })
  await list.getByText(carol.address).scrollIntoViewIfNeeded()
  await act(page, 'Confirm').hover()
  const place = await act(page, 'Confirm').boundingBox()
  const name = list.getByText('carol.eth')
  await expect(name).toBeHidden()
  tell()
  await expect(name).toBeVisible()
  expect(await act(page, 'Confirm').boundingBox()).toEqual(place)
})

test('an account that is switched while the wallet asks proposes nothing', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openReview(page, safe, safeTxHash)
  const held = wallet.holdNext('eth_signTypedData_v4')
  await act(page, 'Confirm').click()
  await held.arrived
  await wallet.switchAccount(2)
  held.approve()
  await expect(dialog(page).getByText('The wallet has another account now. Nothing was sent.')).toBeVisible()
  expect(await confirmationsOf(safeTxHash)).toHaveLength(1)
})

test('who is no owner, or not connected, is told so', async ({ page, wallet }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await confirmAt(gatewayUrl, chain, safe, pay, carol)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Review and confirm')).toHaveAccessibleDescription('No wallet is connected.')
  await returnConnected(page, wallet)
  await wallet.switchAccount(3)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Review and confirm')).toHaveAccessibleDescription(
    'The connected account is not an owner of this Safe.',
  )
  await expect(pageAct(page, 'Review and execute')).toBeEnabled()
})
