import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** What a screen says: its verdicts in words, what it marks as the service's, the checks that it lists, what it warns of, its heading, what can be
 * pressed, all its words, and all but the service's. */
export type Sight = {
  verdicts: string[]
  marked: string[]
  checks: string[]
  warnings: string[]
  /** What the page is about. */
  heading: string
  acts: string[]
  all: string
  plain: string
}

const patience = { timeout: 20_000 }

/** Reads a screen once it says so much, all is checked and nothing moves any more. */
export async function readSettled(container: Element, until = /./): Promise<Sight> {
  await waitFor(() => {
    // What is folded counts as said: a reader who looks for it opens it.
    for (const fold of container.querySelectorAll('details:not([open])')) fold.setAttribute('open', '')
    expect(container.textContent).toMatch(until)
    expect(container.querySelector('[data-verification="loading"]')).toBeNull()
    // Results of further checks, which the same pages wait for, are no words of the service.
    expect(container.textContent).not.toMatch(/Checking…|Loading|Preparing|is being asked/)
  }, patience)
  unfold(container)
  // Nor are the reasons that acts are off for, which follow from the last answer of the chain.
  let last: string | null = null
  const isSettled = () => {
    const before = last
    last = container.textContent
    return before === last
  }
  await waitFor(() => expect(isSettled()).toBe(true), { interval: 100, ...patience })
  const listOf = (parts: string, name: string) =>
    [...withTimes(container).querySelectorAll(parts)].map((part) => `${part.getAttribute(name)} ${wordsOf(part)}`)
  return {
    verdicts: listOf('[data-verification]', 'data-verification'),
    marked: listOf('[data-word]', 'data-word'),
    checks: [...container.querySelectorAll('[aria-label="Checks"] > li')].map(({ textContent }) => textContent ?? ''),
    warnings: [...container.querySelectorAll('[aria-label="Warnings"] > li')].map(
      ({ textContent }) => textContent ?? '',
    ),
    heading: container.querySelector('h2')?.textContent ?? '',
    acts: [...container.querySelectorAll('button:enabled')].map((button) => button.textContent ?? ''),
    ...{ all: textOf(container), plain: textOf(container, '[data-word]') },
  }
}

/** Opens what is there to be opened: what stands inside is said as well. A dialog takes no clicks when it comes up. */
function unfold(container: Element): void {
  for (const summary of container.querySelectorAll('[data-fold]:not([open]) > summary')) {
    if (!summary.closest('dialog, [role="dialog"]')) fireEvent.click(summary)
  }
}

/** A sign alone has a name instead of words, and words that a line marks have the mark in their tooltip. */
function wordsOf(part: Element): string {
  const said = part.getAttribute('aria-label') ?? part.textContent ?? ''
  return part.hasAttribute('data-word') ? `${said} (${part.getAttribute('title')})` : said
}

/** A copy in which each time stands as what it is, however long ago that was when it was drawn, and without prices, which
 * another answer tells when it comes. */
function withTimes(container: Element): Element {
  const copy = container.cloneNode(true) as Element
  for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime
  for (const price of copy.querySelectorAll('[data-price]')) price.remove()
  return copy
}

function textOf(container: Element, left = ''): string {
  const copy = withTimes(container)
  // Pictures are no words, nor is what stands for them.
  const verdicts = '[data-verification], [data-picture], [aria-label="Checks"]'
  for (const part of copy.querySelectorAll(left ? `${verdicts}, ${left}` : verdicts)) part.remove()
  // The name of a fact of which nothing is left.
  for (const fact of copy.querySelectorAll('dl > div')) {
    if (left && fact.querySelector('dd')?.textContent === '') fact.remove()
  }
  return copy.textContent ?? ''
}
