import { encodeFunctionData } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { act, chain, connect, dialog, openQueued, pageAct, pay, seed, signatures, verified } from './actPage'
import { expect, test } from './fixtures'
import { gatewayUrl, lieAbout } from './seed'

const [alice, bob, carol] = owners
const [, erin] = recipients

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
