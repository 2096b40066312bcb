// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi } from 'viem'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { lookAlikesQuery } from '@/lib/query/lookAlikesQuery'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { shownAddress as address, shownOwner as dave, shownSafe as safe } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { CallView } from './CallView'

const multiSend: Address = getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')

const queries = new QueryClient()
beforeAll(() => queries.fetchQuery(lookAlikesQuery))
afterEach(cleanup)

// Nothing is in view here, so that no name is looked up.
stubInView(() => false)

const show = (call: SafeCall, abis?: Parameters<typeof decodeCall>[2]) =>
  render(
    <QueryClientProvider client={queries}>
      <CallView safe={safe} call={decodeCall(address, call, abis)} />
    </QueryClientProvider>,
  ).container
const pay = (value: bigint): SafeCall => ({ to: dave, value, data: '0x' })

it('shows exact amounts and that a payment has no data', () => {
  const text = show(pay(123_456_789_012_345_678n)).textContent
  expect(text).toContain('0.123456789012345678')
  expect(text).toContain('None: a plain payment without data')
  expect(screen.queryByText(/^Raw data/)).toBeNull()
})

it('numbers calls at any depth', () => {
  const inner = createBatch([pay(1n), pay(2n)], multiSend)
  show(createBatch([pay(3n), { ...inner, operation: 0 }], multiSend))
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Call 1 of 2',
    'Call 2 of 2',
  ])
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2)
})

it('shows long batches in steps, and says how many are left', () => {
  show(
    createBatch(
      Array.from({ length: 60 }, (_, index) => pay(BigInt(index))),
      multiSend,
    ),
  )
  expect(screen.getAllByRole('heading')).toHaveLength(25)
  fireEvent.click(screen.getByRole('button', { name: 'Show 25 more of 35' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show 10 more of 10' }))
  expect(screen.getAllByRole('heading')).toHaveLength(60)
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

it('draws the calls that are there no second time for more of them', () => {
  const batch = decodeCall(address, createBatch([pay(1n), ...Array.from({ length: 29 }, () => pay(2n))], multiSend))
  let drawn = 0
  const calls = batch.calls.map((call) => ({
    ...call,
    get to() {
      drawn += 1
      return dave
    },
  }))
  render(
    <QueryClientProvider client={queries}>
      <CallView safe={safe} call={{ ...batch, calls }} />
    </QueryClientProvider>,
  )
  const first = drawn
  fireEvent.click(screen.getByRole('button', { name: 'Show 5 more of 5' }))
  expect(drawn).toBe((first / 25) * 30)
})

it('says what cannot be read', () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, 5n] })
  const data = (bytes: Hex) => show({ to: dave, value: 0n, data: bytes }).textContent
  expect(data('0x12345678')).toContain('Function 0x12345678 is not known here')
  expect(data('0x1234')).toContain('The data is too short to name a function.')
  expect(data(`${transfer}00`)).toContain('The data holds more than the parameters that are shown.')
  expect(data('0xa9059cbb00')).toContain('The data does not fit the function transfer(address,uint256).')
  const broken = encodeFunctionData({ abi: parseAbi(['function multiSend(bytes)']), args: ['0x00'] })
  expect(data(broken)).toContain('It holds calls that could not be read.')
})

it('shows lists and tuples part by part, numbers in full', () => {
  const abi = parseAbi([
    'struct Leg { address to; uint256 amount; }',
    'function run(Leg[] legs, bool now, string note)',
  ])
  const args = [[{ to: dave, amount: 2n ** 255n }], true, 'a <b>'] as const
  const call = { to: dave, value: 0n, data: encodeFunctionData({ abi, args }) }
  const container = show(call, [abi])
  expect(container.textContent).toContain(`amount${2n ** 255n}`)
  expect(container.textContent).toContain('“a <b>”')
  expect(screen.getAllByText(dave)).toHaveLength(2)
})

it('shows what cannot be seen in a text by its code, and names words in letters that look like others', () => {
  const abi = parseAbi(['function note(string text)'])
  const data = encodeFunctionData({ abi, args: ['pay\u202e me, p\u0430ypal'] })
  const text = show({ to: dave, value: 0n, data }, [abi]).textContent
  expect(text).toContain('“payU+202E me, p\u0430ypal”')
  expect(text).toContain('letters that look like those of another alphabet')
})

it('says delegatecall, and as whom', () => {
  const text = show({ ...pay(0n), operation: 1 }).textContent
  expect(text).toContain('Delegatecall: runs the code at this address as this Safe itself, with all its rights')
})
