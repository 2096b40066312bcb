import {
  type Address,
  concat,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
  toBytes,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens, mintBadge, mintToken } from '@/devnet/tokens'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { sendCall } from '@/lib/safe/call/sendCall'
import { createItemTransfer, createTokenTransfer } from '@/lib/safe/call/transfers'
import { createTransaction, type SafeCall, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { refusingWallet } from '@/tests/act/refusingWallet'
import { encodeExecution } from './executeTransaction'
import { simulateTransaction } from './simulate'

const [alice] = owners
const [dave, erin] = recipients
const { token, badge } = devnetTokens
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const refuser: Address = '0x00000000000000000000000000000000000abcde'
const errors = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
])
const reasonOf = (text: string) => encodeErrorResult({ abi: errors, errorName: 'Error', args: [text] })

let chain: Chain
const safes = new Map<string, Safe>()
beforeAll(async () => {
  chain = await startDevnetChain()
  for (const version of versions) {
    const safe = await createSafe(chain, { version, owners: [alice.address], threshold: 1, saltNonce: 31n })
    await chain.client.setBalance({ address: safe.address, value: parseEther('0.5') })
    await mintToken(chain, token, safe.address, parseEther('3'))
    safes.set(version, safe)
  }
})
afterAll(() => chain.stop())

/** Code that reverts with these bytes, whatever it is asked. */
function reverting(data: Hex): Hex {
  const length = numberToHex(size(data), { size: 2 })
  return concat(['0x61', length, '0x61', '0x000f', '0x6000', '0x39', '0x61', length, '0x6000', '0xfd', data])
}

type Case = {
  name: string
  call: (safe: Safe) => SafeCall | Promise<SafeCall>
  fields?: Partial<SafeTransaction>
  code?: Hex
  isGuard?: boolean
  says: RegExp
}

const pay = (ether: string): SafeCall => ({ to: dave.address, value: parseEther(ether), data: '0x' })
const send = (amount: string) => createTokenTransfer(token, dave.address, parseEther(amount))
const take = (from: Address, amount: string): SafeCall => {
  const args = [from, dave.address, parseEther(amount)] as const
  return { to: token, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args }) }
}
const batch = (safe: Safe, ...calls: SafeCall[]) => createBatch(calls, safeContracts(safe.version).multiSendCallOnly)
const refused: SafeCall = { to: refuser, value: 0n, data: '0x12345678' }
const threshold = (safe: Safe): SafeCall => {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [9n] })
  return { to: safe.address, value: 0n, data }
}

const cases: Case[] = [
  {
    name: 'too little currency',
    call: () => pay('2'),
    says: /holds 0\.5 \w+ and this pays 2 \w+: 1\.5 \w+ are missing\./,
  },
  {
    name: 'too little currency for all of a batch',
    call: (safe) => batch(safe, pay('0.4'), pay('0.4')),
    says: /holds 0\.5 \w+ and this pays 0\.8 \w+: 0\.3 \w+ are missing\./,
  },
  {
    name: 'too few tokens',
    call: () => send('5'),
    says: /holds 3 DEV and this sends 5 DEV: 2 DEV are missing \(token 0x/,
  },
  {
    name: 'too few tokens for all of a batch',
    call: (safe) => batch(safe, pay('0.1'), send('2'), send('2')),
    says: /holds 3 DEV and this sends 4 DEV: 1 DEV are missing/,
  },
  {
    name: 'no allowance',
    call: async () => {
      await mintToken(chain, token, dave.address, parseEther('9'))
      return take(dave.address, '2')
    },
    says: /lets the Safe take 0 DEV and this takes 2 DEV: 2 DEV are missing/,
  },
  {
    name: 'an item of somebody else',
    call: async (safe) => {
      const { logs } = await mintBadge(chain, dave.address)
      return createItemTransfer(badge, safe.address, erin.address, BigInt(logs[0]?.topics[3] ?? '0x'))
    },
    says: /^Item \d+ of the collection 0x\w{40} belongs to 0x\w{40}, not to 0x\w{40}\./,
  },
  {
    name: 'an item that does not exist',
    call: (safe) => createItemTransfer(badge, safe.address, erin.address, 999_999n),
    says: /^Item 999999 of the collection .* does not exist/,
  },
  {
    name: 'what the Safe itself refuses',
    call: threshold,
    says: /More signatures would be needed than there are owners\. \(GS201\)/,
  },
  { name: 'a reason', call: () => refused, code: reasonOf('Come\u202e back later'), says: /: “Come {2}back later”\./ },
  {
    name: 'a reason, as the second of a batch',
    call: (safe) => batch(safe, pay('0.1'), refused, send('1')),
    code: reasonOf('No'),
    says: /^Call 2 of 3 fails: The call to 0x\w{40}: “No”\./,
  },
  {
    name: 'a panic',
    call: () => refused,
    code: encodeErrorResult({ abi: errors, errorName: 'Panic', args: [18n] }),
    says: /a division by zero \(panic 18\)/,
  },
  {
    name: 'an error of the standards',
    call: () => refused,
    code: encodeErrorResult({ abi: errors, errorName: 'ERC20InsufficientAllowance', args: [refuser, 1n, 2n] }),
    says: /ERC20InsufficientAllowance\(0x\w{40}, 1, 2\)/,
  },
  {
    name: 'an error that nobody knows',
    call: () => refused,
    code: '0xdeadbeef',
    says: /not known here \(0xdeadbeef\)/,
  },
  { name: 'no reason', call: () => refused, code: '0x', says: /fails, without a reason\./ },
  {
    name: 'a guard',
    call: () => pay('0.1'),
    code: reasonOf('Not on Sundays'),
    isGuard: true,
    says: /^The Safe’s guard 0x\w{40} refuses it: “Not on Sundays”\./,
  },
  {
    name: 'a refund that cannot be paid',
    call: () => pay('0.1'),
    fields: { gasPrice: 1n, baseGas: parseEther('7'), gasToken: token },
    says: /^The refund in tokens could not be paid: it is 7\.?\d* DEV or more, and the Safe holds 3 DEV\. \(GS012\)/,
  },
  {
    name: 'a refund in native currency that cannot be paid',
    call: () => pay('0.1'),
    fields: { gasPrice: 1n, baseGas: parseEther('7') },
    says: /^The refund in native currency could not be paid: it is 7\.?\d* \w+ or more, and the Safe holds 0\.5 \w+\. \(GS011\)/,
  },
  {
    name: 'a failure that uses up the nonce',
    call: () => pay('2'),
    fields: { safeTxGas: 50_000n },
    says: /use up its nonce.*1\.5 \w+ are missing/,
  },
]

test.each(cases.flatMap((one) => versions.map((version) => [one.name, version, one] as const)))(
  'a simulation that fails for %s says so, on %s',
  async (_name, version, { call, fields, code, isGuard, says }) => {
    const safe = safes.get(version)
    if (!safe) throw new Error('no Safe')
    const { client } = chain
    if (code) await client.setCode({ address: refuser, bytecode: reverting(code) })
    const slot = keccak256(toBytes('guard_manager.guard.address'))
    const setGuard = (guard: Hex) => client.setStorageAt({ address: safe.address, index: slot, value: pad(guard) })
    if (isGuard) await setGuard(refuser)
    const state = await readSafe(client, safe.address)
    const transaction = { ...createTransaction(await call(safe), state.nonce), ...fields }
    const result = await simulateTransaction(client, state, transaction)
    if (isGuard) await setGuard('0x')
    expect(result).toMatchObject({ status: 'failed', reason: expect.stringMatching(says) })
  },
)

test.each(versions)(
  'an execution on %s that the chain would refuse says what is missing, before anyone pays',
  async (version) => {
    const safe = safes.get(version)
    if (!safe) throw new Error('no Safe')
    const state = await readSafe(chain.client, safe.address)
    for (const [call, says] of [
      [pay('2'), /1\.5 \w+ are missing/],
      [send('5'), /2 DEV are missing/],
    ] as const) {
      const transaction = createTransaction(call, state.nonce)
      const data = encodeExecution(transaction, approvedHashSignature(alice.address))
      const sending = { client: chain.client, wallet: refusingWallet(), chainId: chain.chainId, sender: alice.address }
      const sent = sendCall({ ...sending, execution: { state, transaction } }, { to: safe.address, data, value: 0n })
      await expect(sent).rejects.toMatchObject({ name: 'SendingError', message: expect.stringMatching(says) })
    }
  },
)
