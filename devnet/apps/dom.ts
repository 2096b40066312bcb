// What the pages of the demo's apps are made with: no framework, so that a developer reads them in a minute.

export function find<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}

/** Adds a line to the page's list of what happened, the newest on top. */
export function tell(text: string): void {
  const line = document.createElement('li')
  line.textContent = text
  find('#log', HTMLOListElement).prepend(line)
}

/** Runs what a button does, and tells how it failed. Meanwhile the button is off. */
export function onClick(selector: string, act: () => Promise<void>): void {
  const button = find(selector, HTMLButtonElement)
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      await act()
    } catch (error) {
      tell(`Refused: ${error instanceof Error ? error.message : String(error)}`)
    }
    button.disabled = false
  })
}
