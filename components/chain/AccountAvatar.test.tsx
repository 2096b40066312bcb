// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react'
import { bloSvg } from 'blo'
import { afterEach, expect, it } from 'vitest'
import { shownOwner, shownSafe } from '@/tests/screens/shownSafe'
import { AccountAvatar } from './AccountAvatar'

afterEach(cleanup)

const readPaths = (svg: Element | null) =>
  [...(svg?.querySelectorAll('path') ?? [])].map((path) => [path.getAttribute('fill'), path.getAttribute('d')])

// An image for each would be a document for each: a page of a thousand accounts stood still for seconds.
it.each([shownOwner, shownSafe.address])('draws the blockie of %s into the page itself', (address) => {
  const { container } = render(<AccountAvatar address={address} />)
  const theirs = new DOMParser().parseFromString(bloSvg(address), 'image/svg+xml')
  expect(readPaths(container.querySelector('svg'))).toEqual(readPaths(theirs.documentElement))
  expect(container.querySelector('img')).toBeNull()
})

it('shows the picture that the account has', () => {
  const { container } = render(<AccountAvatar address={shownOwner} imageUrl="https://example.org/a.png" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://example.org/a.png')
})
