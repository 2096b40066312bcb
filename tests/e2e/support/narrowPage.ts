import type { Page } from '@playwright/test'
import { zeroAddress } from 'viem'
import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { devnetTokens } from '@/devnet/tokens'
import { chain, pay, seed } from './actPage'
import { gatewayUrl, mintItemTo, mintTo, safePath } from './seed'

const [, bob] = owners

/** The paths of every page, about a Safe that has something to show on each. */
export async function seedEveryPage(): Promise<string[]> {
  const safe = await seed()
  await mintTo(safe.address, devnetTokens.token, 10n ** 24n)
  await mintItemTo(safe.address)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const of = (path: string, more = '') => safePath(path, safe.address, more)
  return [
    '/',
    of('/home'),
    of('/balances'),
    of('/balances/nfts'),
    of('/transactions/queue'),
    of('/transactions/history'),
    of('/transactions/tx', `&id=multisig_${safe.address}_${safeTxHash}`),
    of('/transactions/messages'),
    of('/transactions/new'),
    of('/settings/setup'),
    of('/settings/safe-apps'),
    of('/apps'),
    of('/home').replace(safe.address, zeroAddress),
    '/address-book',
    '/new-safe/create',
    '/nowhere',
  ]
}

/** What reaches beyond the window or its own box, in what can be seen now. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const within = (element: Element, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      test(getComputedStyle(element)) || (element.parentElement !== null && within(element.parentElement, test))
    const isScrolled = (element: Element) => within(element, ({ overflowX }) => /auto|scroll/.test(overflowX))
    if (document.documentElement.scrollWidth > window.innerWidth) broken.push('the page is wider than the window')
    for (const element of document.querySelectorAll('main *, header *, nav *, footer *, dialog[open] *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim()
      if (words === '' || element.closest('.visually-hidden, [class*="isuallyHidden"]')) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || isScrolled(element)) continue
      if (box.right > window.innerWidth + 1 || box.left < -1) broken.push(`beyond the window: ${words}`)
      const { textOverflow, display } = getComputedStyle(element)
      const isCut = display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis'
      if (isCut) broken.push(`wider than its box: ${words}`)
    }
    return broken
  })
}
