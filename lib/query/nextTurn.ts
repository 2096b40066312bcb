/** Lets the page do what waits, such as drawing, before what follows. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
