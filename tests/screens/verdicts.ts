// What a screen says with colour: amber and red are verdicts, and green is one.
const verdicts = [
  '[data-verification="unknown"]',
  '[data-verification="mismatch"]',
  '[data-version-state="UNKNOWN"]',
  '[data-tone="warning"]',
  '[data-tone="error"]',
  '[role="alert"]',
].join()
const words = /does not answer|did not answer|gives no usable answer|could not be|offline/i

/** The amber and red that stands on the page now, in its words. */
function listVerdicts(): string[] {
  return [...document.querySelectorAll(verdicts)].map(({ textContent }) => textContent ?? '')
}

/** Writes down each amber or red thing, and each sentence that says that something failed, however briefly it stood. */
export function watchVerdicts(): { seen: () => string[]; stop: () => void } {
  const seen = new Set<string>()
  const look = () => {
    for (const text of listVerdicts()) seen.add(text)
    const said = words.exec(document.body.textContent ?? '')
    if (said) seen.add(`… ${document.body.textContent?.slice(Math.max(0, said.index - 60), said.index + 60)} …`)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  return {
    seen: () => {
      look()
      return [...seen]
    },
    stop: () => observer.disconnect(),
  }
}
