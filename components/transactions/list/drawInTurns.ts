/** So many rows take a slow machine some tens of milliseconds. */
const atOnce = 6
const waiting = new Set<() => void>()

/** Calls `draw` in one of the next turns, a few in each: the page answers between them. Not after what is returned is called. */
export function drawInTurns(draw: () => void): () => void {
  if (waiting.size === 0) setTimeout(takeTurn)
  waiting.add(draw)
  return () => waiting.delete(draw)
}

function takeTurn(): void {
  for (const draw of [...waiting].slice(0, atOnce)) {
    waiting.delete(draw)
    draw()
  }
  if (waiting.size > 0) setTimeout(takeTurn)
}
