// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { addressBookKey } from '@/lib/address-book/addressBook'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { browserStorage } from '@/lib/storage/browserStorage'
import { UnkeptNotice } from './UnkeptNotice'

const address = getAddress(`0x${'0a'.repeat(20)}`)

function Book() {
  const { entries, save } = useAddressBook()
  return (
    <>
      <UnkeptNotice keys={[addressBookKey]} />
      <button type="button" onClick={() => save({ chainId: entries.length + 1, address, name: 'Alice' })}>
        {entries.length} names
      </button>
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  browserStorage.removeItem(addressBookKey)
})

it('says that a full storage keeps nothing, and no longer once it does', () => {
  render(<Book />)
  expect(screen.queryByRole('status')).toBeNull()
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(screen.getByRole('button', { name: '0 names' }))
  expect(screen.getByRole('status').textContent).toContain('This browser does not keep it')
  setItem.mockRestore()
  fireEvent.click(screen.getByRole('button', { name: '1 names' }))
  expect(screen.getByRole('button', { name: '2 names' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})
