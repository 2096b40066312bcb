// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getAddress, numberToHex } from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { AddressField } from './AddressField'

afterEach(cleanup)

const addresses = Array.from({ length: 500 }, (_, place) => getAddress(numberToHex(place + 1, { size: 20 })))
const known = addresses.map((address, place) => ({ address, name: `Name ${place}`, origin: 'book' }) as const)
const lookup = { data: undefined, isFetching: false, error: undefined }
const read = () => {
  throw new Error()
}

it('offers whom it knows by either name, and asks for the names of hundreds at once', () => {
  const queries = new QueryClient()
  const [, second] = addresses
  if (second) queries.setQueryData(verifiedNameQuery(second).queryKey, 'carol.eth')
  const asked = vi.spyOn(queries, 'getQueryData')
  const show = (text: string) => (
    <QueryClientProvider client={queries}>
      <AddressField
        chainId={1}
        label="Receiver"
        known={known}
        input={{ text, lookup, read, setText: () => undefined }}
      />
    </QueryClientProvider>
  )
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)
  const { rerender } = render(show('Name 12'))
  fireEvent.click(screen.getByRole('combobox'))
  expect(offered()[0]).toContain('Name 12')
  expect(offered()).toHaveLength(6)
  rerender(show('CAROL'))
  expect(offered()).toHaveLength(1)
  expect(offered()[0]).toContain('Name 1')
  rerender(show('nobody'))
  expect(offered()).toEqual([])
  expect(asked.mock.calls.length).toBeLessThan(10)
})
